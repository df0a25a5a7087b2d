export const messages = {
  choosePassword: {
    userName: 'Username',
    helperText: 'You sign in with this name.',
    setPassword: 'Set Password',
    choosePassword: 'Choose a password',
    title: 'Choose a password',
    intro: (role: string) => `You have been invited to the console. Your role: ${role}.`,
  },
  invitationPage: {
    goToSignIn: 'Go to Sign In',
    title: 'This link is not valid',
    intro:
      'The link was already used, is older than 72 hours, or was replaced by a newer one. Open the newest email, or ask an administrator to send the invitation again.',
  },
  offerTwoStep: {
    requiredIntro: 'Your password is set. Your account requires a second step at sign-in.',
    optionalIntro:
      'Your password is set. A second step at sign-in protects your account even if someone learns your password.',
    skip: 'Skip for Now',
    saveRecoveryCodes: 'Save your recovery codes',
    setUpTwoStep: 'Set up two-step verification',
    turnedOn: 'Two-step verification is on.',
  },
} as const;
