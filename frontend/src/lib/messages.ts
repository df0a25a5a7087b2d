export const messages = {
  passkeys: {
    canceled: 'The passkey prompt was closed or timed out. Please try again.',
    alreadyAdded: 'This device already has a passkey for your account.',
    unsupported: 'This browser does not support passkeys for this website. Please use another browser.',
  },
} as const;
