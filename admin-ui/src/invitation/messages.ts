export const messages = {
  choosePassword: {
    userName: 'User name',
    helperText: 'You sign in with this name.',
    setPassword: 'Set Password',
    choosePassword: 'Choose a password',
    title: 'Choose a password',
    intro: (role: string) => `You are invited to the console as ${role}.`,
  },
  invitationPage: {
    goSign: 'Go to Sign In',
    title: 'This link is not valid',
    intro:
      'It was already used, is older than 72 hours, or was replaced by a newer one. Open the newest email, or ask an administrator to send the invitation again.',
  },
  offerTwoStep: {
    passwordSetAccountRequires: 'Your password is set. Your account requires a second step at sign-in.',
    passwordSetSecondStep:
      'Your password is set. A second step at sign-in protects your account even if someone learns your password.',
    skipNow: 'Skip for Now',
    saveRecoveryCodes: 'Save your recovery codes',
    setUpTwoStep: 'Set up two-step verification',
    twoStepVerificationOn: 'Two-step verification is on.',
  },
} as const;
