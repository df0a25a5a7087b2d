export const messages = {
  codeDialog: {
    cancel: 'Cancel',
  },
  codeField: {
    code6Digits: '6-digit code',
    recoveryCode: 'Recovery code',
    codeHint: 'Enter the code from your authenticator app.',
    recoveryCodeHint: 'For example, 2k9f-x0qz-7m4c-wd3h. Each code works once.',
    useRecoveryCode: 'Use a Recovery Code',
    useAuthenticatorApp: 'Use the Authenticator App',
  },
  explainFailure: {
    rateLimited: (wait: string) => `Too many attempts. Please try again ${wait}.`,
    offline: 'Check your connection and try again.',
    tooManyFiles: (wait: string) => `You created many files in a short time. Please try again ${wait}.`,
  },
  markedText: {
    added: 'Added:',
    removed: 'Removed:',
  },
  passwordField: {
    advice: 'At least 12 characters; a few unrelated words work well.',
    password: 'Password',
    hide: 'Hide typed characters',
    show: 'Show typed characters',
  },
  recoveryCodeList: {
    advice: 'Save these codes somewhere safe, such as a password manager. You can’t see them again later.',
    purpose: 'If you lose your phone, each code lets you sign in once.',
    label: 'Recovery codes',
    copyCodes: 'Copy Codes',
    downloadCodes: 'Download Codes',
    fileHeader: 'Shortlist recovery codes\nEach code works once, in place of a code from your authenticator app.',
  },
  relativeTime: {
    justNow: 'just now',
  },
  request: {
    unreachable: 'The server cannot be reached. Check your connection and try again.',
    serverError: 'Something went wrong on our server. Please try again shortly.',
    rejected: (status: number) => `The request failed (error ${status}). Please try again.`,
  },
  schemeToggle: {
    light: 'Switch to light theme',
    dark: 'Switch to dark theme',
  },
  totpSetup: {
    scan: '1. Scan this QR code with an authenticator app, such as Google Authenticator, Microsoft Authenticator or your password manager.',
    label: 'QR code for your authenticator app',
    enterKey: 'Or enter this key manually:',
    enterCode: '2. Enter the code shown in the app.',
  },
} as const;
