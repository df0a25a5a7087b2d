export const messages = {
  accountPage: {
    title: 'Account security',
    intro: 'How you sign in to the console.',
  },
  confirmTotp: {
    turnOn: 'Turn On',
    label: 'Set up your authenticator app',
  },
  newCodesDialog: {
    saveRecoveryCodes: 'Save your recovery codes',
    title: 'Get new recovery codes?',
    text: 'The old ones stop working. Enter a code to confirm.',
    action: 'Get New Codes',
  },
  noticesSection: {
    noLongerGetNotices: 'You no longer get notices',
    noticesGo: (email: string) => `Notices go to ${email}`,
    newNearlyDueOverdue:
      'New, nearly due and overdue requests are announced by email. Leave it blank to get no notices.',
    email: 'Email',
    saveEmail: 'Save Email',
    notices: 'Notices',
    title: 'Notices',
  },
  passwordSection: {
    passwordChangedOtherSessions: 'Your password is changed. Your other sessions ended.',
    changingEndsSessionsOn: 'Changing it ends your sessions on other devices.',
    currentPassword: 'Current password',
    newPassword: 'New password',
    changePassword: 'Change Password',
    formLabel: 'Change password',
    title: 'Password',
  },
  saveCodes: {
    recoveryCodesCopied: 'Recovery codes copied.',
    copyingFailedDownloadCodes: 'Copying failed. Download the codes instead.',
    iSavedCodes: 'I Saved the Codes',
  },
  sessionsSection: {
    endsSessionsOnEvery: 'Ends your sessions on every device, including this one. Do this if you lose a device.',
    signOutEverywhere: 'Sign Out Everywhere',
    signOutTitle: 'Sign out everywhere?',
    content: 'You have to sign in again on each device.',
    confirm: 'Sign Out Everywhere',
    sessions: 'Sessions',
  },
  startTotp: {
    password: 'Your password',
    continue: 'Continue',
    confirmPassword: 'Confirm your password',
  },
  twoStepSection: {
    off: 'Off',
    protectsAccountEvenIf:
      'Protects your account even if someone learns your password: signing in then also requires a code from an app on your phone.',
    turnOnTwoStep: 'Turn On Two-Step Verification',
    onSince: (date: string) => `On since ${date}`,
    recoveryCodesLeftLet: (recoveryCodesLeft: number, recoveryCodeCount: number) =>
      `Recovery codes left: ${recoveryCodesLeft} of ${recoveryCodeCount}. They let you in without your phone.`,
    runningOutRecoveryCodes: 'You are running out of recovery codes. Get new ones and save them.',
    getNewRecoveryCodes: 'Get New Recovery Codes',
    turnOffTwoStep: 'Turn Off Two-Step Verification',
    turnOffTitle: 'Turn off two-step verification?',
    text: 'Your password alone will sign in again, and your recovery codes stop working. Enter a code to confirm.',
    action: 'Turn Off',
    twoStepVerification: 'Two-step verification',
    saveRecoveryCodes: 'Save your recovery codes',
    turnOnTitle: 'Turn on two-step verification',
    cancel: 'Cancel',
  },
} as const;
