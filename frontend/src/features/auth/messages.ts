export const messages = {
  authLayout: {
    reasons: [
      {
        title: 'Your draft moves to your account',
        text: 'The resume that you wrote before signing up becomes the first one in your account.',
      },
      {
        title: 'Saved as you type',
        text: 'Every change is saved within seconds, and an old tab never overwrites newer changes.',
      },
      {
        title: 'Files we double-check',
        text: 'An independent program opens each download and checks every field.',
      },
    ],
    homeLabel: 'Shortlist home page',
    benefitsLabel: 'Benefits of an account',
  },
  confirmEmailPage: {
    pageTitle: 'Confirm new email',
    waiting: 'Confirming your new email address',
    confirmedTitle: 'Your new email address is confirmed',
    confirmedText: 'Sign in with the new email address from now on. We send our emails to it, too.',
    expiredTitle: 'This link no longer works',
    expiredText:
      'The link has expired or is incomplete, or the change was canceled. Your email address stays the same.',
    goToAccountSettings: 'Go to Account Settings',
    signInTitle: 'Sign in to confirm your new email',
    signInIntro:
      'The change can only be confirmed while you’re signed in to the account. If you didn’t request the change, just close this page.',
  },
  forgotPasswordPage: {
    pageTitle: 'Forgot password',
    sending: 'Sending…',
    send: 'Send Link',
    label: 'Forgot password',
    question: 'Remembered your password?',
    title: 'Forgot your password?',
    intro: 'Enter the email address of your account, and we’ll send you a link to choose a new password.',
  },
  identityConfirmedPage: {
    pageTitle: 'Confirm it’s you',
    tryAgain: 'Try Again',
    failed: 'Your identity could not be confirmed',
    goBack: 'Go Back',
    thankYou: 'Thank you',
    intro: 'Your identity is confirmed. You can close this window and continue where you left off.',
  },
  loginPage: {
    pageTitle: 'Sign in',
    signingIn: 'Signing in…',
    signIn: 'Sign In',
    label: 'Sign in',
    forgotYourPassword: 'Forgot your password?',
    newHere: 'New here?',
    createAFreeAccount: 'Create a free account',
    title: 'Sign in',
    interrupted: 'Sign in to continue. You’ll return to the page you were on.',
    intro: 'Your resumes are where you left them.',
  },
  mailLinkPage: {
    goToShortlist: 'Go to Shortlist',
    tryAgain: 'Try Again',
    title: 'The link could not be checked',
    intro: 'This takes a moment.',
  },
  checkYourInbox: {
    explanation:
      'Open the link in the email to choose a new password. The link works once and expires after an hour. No email after a minute? Check your spam folder, and check the email address for typos.',
    label: 'Resend Email',
    useAnotherAddress: 'Use Another Email Address',
    question: 'Remembered your password?',
    title: 'Check your inbox',
    intro: (email: string) => `If an account exists for ${email}, we sent a link to that email address.`,
  },
  passkeySignIn: {
    signInWithPasskey: 'Sign In with a Passkey',
  },
  providerSignIn: {
    or: 'or',
    unnamedProvider: 'your sign-in provider',
    continueWith: (provider: string) => `Continue with ${provider}`,
  },
  reclaimAddress: {
    goToShortlist: 'Go to Shortlist',
    doneTitle: 'The account is now yours',
    doneIntro: 'Your email is confirmed and you are signed in here. All other devices were signed out.',
    notYours:
      'Didn’t create this account? To use it, set your own password. All other devices are then signed out and can’t get back in. If you don’t want the account, just close this page.',
    thisIsMyAddress: 'Set My Own Password',
    signInTitle: 'Sign in to confirm your email',
    signInIntro:
      'An account was created with this email address. For your safety, you can only confirm the email while you’re signed in to that account.',
    newPassword: 'New password',
    setPassword: 'Set Password',
    setYourPassword: 'Set your password',
    setPasswordIntro: 'This replaces the password set when the account was created, and signs out every device.',
  },
  registerPage: {
    pageTitle: 'Create account',
    creatingYourAccount: 'Creating your account…',
    createAccount: 'Create Account',
    agreeTo: 'By creating an account, you agree to the',
    terms: 'terms',
    haveRead: 'and confirm that you have read the',
    privacyNotice: 'privacy notice',
    label: 'Create account',
    question: 'Already have an account?',
    title: 'Create your account',
    intro: 'Free. No credit card. An account keeps your resumes and all their versions.',
  },
  resetPasswordPage: {
    pageTitle: 'New password',
    passwordChanged: 'Your password was changed.',
    newPassword: 'New password',
    saving: 'Saving…',
    saveNewPassword: 'Save New Password',
    chooseANewPassword: 'Choose a new password',
    chooseTitle: 'Choose a new password',
    chooseIntro: 'This replaces your old password and signs you out on every device.',
    goToYourResumes: 'Go to Your Resumes',
    changedTitle: 'Your password was changed',
    changedIntro: 'You are signed in on this device. All other devices were signed out.',
    requestANewLink: 'Request a New Link',
    theLinkIsIncomplete: 'The link is incomplete',
    expiredTitle: 'This link no longer works',
    incompleteText:
      'Open the link in the email again, or request a new one. For your safety, the link does not stay in the address bar.',
    expiredText:
      'The link was already used or has expired. Request a new one; the email should arrive within a minute.',
  },
  secondStep: {
    signIn: 'Sign In',
    label: 'Two-step verification',
    useAPasskey: 'Use a Passkey',
    title: 'Two-step verification',
    enterCode: 'Enter the current code from your authenticator app.',
    enterRecoveryCode: 'Enter one of your recovery codes.',
  },
  signInInstead: {
    signIn: 'Sign in',
  },
  signInProblem: {
    problems: {
      provider_away: 'The sign-in provider did not respond. Please try again in a moment.',
      cancelled: 'You left before the sign-in was complete. Nothing has changed; try again whenever you like.',
      email_not_verified:
        'Your sign-in provider has not confirmed your email address, so we cannot sign you in with it. Confirm it with the provider first, or sign in another way.',
      other_account: 'That account is not linked to your Shortlist account. Please choose the linked account.',
      account_suspended: 'This account is suspended. Please contact us if you think this is a mistake.',
      sign_ups_closed: 'New accounts cannot be created at the moment. Please try again later.',
      email_missing:
        'Your sign-in provider did not share your email address, and an account needs one. Allow the provider to share it, or sign in another way.',
      too_many_attempts: 'Too many attempts. Please wait a few minutes, then try again.',
      unavailable: 'We could not complete the sign-in just now. Please try again in a moment.',
      sign_in_not_finished:
        'The sign-in took too long, or was started in another window. Please start again from here.',
    },
    otherProblem: 'Sign-in with the provider failed. Please try again.',
  },
  signInToConfirm: {
    otherAccount: (email: string) =>
      `You’re signed in to another account, ${email}. Sign out first, then open the link again.`,
    goToYourDashboard: 'Go to Your Dashboard',
    signInAndConfirm: 'Sign In and Confirm',
  },
  verifyEmailPage: {
    pageTitle: 'Confirm email',
    waiting: 'Confirming your email address',
    confirmedTitle: 'Your email address is confirmed',
    confirmedText: 'Thank you. You can now reset your password by email if you forget it.',
    expiredTitle: 'This link no longer works',
    expiredText: 'The link has expired or is incomplete, or it was replaced by the link in a newer email.',
    label: 'Resend Confirmation Email',
    signInForNewEmail: 'Sign In to Get a New Confirmation Email',
  },
} as const;
