export const messages = {
  accessRequired: {
    staffOnly: 'This part of Shortlist is for staff.',
    adminLogin: 'Admin Login',
    title: 'Admin Access Required',
    intro: (reason: string) => `${reason} Sign in to open this page.`,
  },
  codeStep: {
    signingIn: 'Signing in...',
    signIn: 'Sign In',
    label: 'Two-step verification',
    back: 'Back',
    title: 'Two-step verification',
    enterCode: 'Enter the current code from your authenticator app.',
    enterRecoveryCode: 'Enter one of your recovery codes.',
  },
  connectionProblem: {
    intro: 'You are still signed in. Check your connection and try again.',
    retry: 'Retry',
    title: 'Unable to connect to server',
  },
  loginFailed: {
    loginFailed: 'Login Failed',
  },
  passwordStep: {
    adminLogin: 'Admin Login',
    intro: 'Sign in with your staff account.',
    username: 'Username',
    signingIn: 'Signing in...',
    signIn: 'Sign In',
    formLabel: 'Admin login',
  },
  sessionEndText: {
    sessionEndTexts: {
      idle: 'You were signed out after half an hour without activity.',
      limit: 'You were signed out because a session ends twelve hours after sign-in.',
    },
  },
  setUpTwoStep: {
    signOut: 'Sign Out',
    saveRecoveryCodes: 'Save your recovery codes',
    setUpTwoStep: 'Set up two-step verification',
    turnedOn: 'Two-step verification is on.',
    intro: 'Your account requires a second step at sign-in.',
  },
  signInAgain: {
    title: 'Sign in again',
    intro: (reason: string) => `${reason} Nothing you typed is lost: sign in to continue where you left off.`,
    label: 'Sign in again',
  },
  signInLayout: {
    documentTitle: (title: string) => `${title} · Shortlist Console`,
    product: 'Shortlist Console',
  },
  signIn: {
    connectionFailed: 'Unable to connect to server',
    invalidCredentials: 'Invalid credentials',
  },
} as const;
