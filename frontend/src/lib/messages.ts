export const messages = {
  passkeys: {
    canceled: 'The passkey prompt was closed or timed out. Please try again.',
    alreadyAdded: 'This device already has a passkey for your account.',
    unsupported: 'Passkeys do not work with this browser or at this address.',
  },
} as const;
