import type { SecondFactorChange } from '../mail-job.js';
import type { EmailTemplate } from '../email-template.js';

interface Texts {
  subject: string;
  text: string;
  ifNotYou: string;
}

const REVIEW = 'If that was not you, open your account, remove anything you don’t recognize and choose a new password.';

const TEXTS: Record<SecondFactorChange, Texts> = {
  two_step_turned_on: {
    subject: 'Two-step verification is on',
    text: 'From now on, signing in to your Shortlist account with the password also requires a code from your authenticator app.',
    ifNotYou: REVIEW,
  },
  two_step_turned_off: {
    subject: 'Two-step verification is off',
    text: 'From now on, your password alone is enough to sign in to your Shortlist account.',
    ifNotYou: 'If that was not you, choose a new password now and turn two-step verification on again.',
  },
  recovery_codes_replaced: {
    subject: 'You have new recovery codes',
    text: 'New recovery codes were created for your Shortlist account. The old ones no longer work.',
    ifNotYou: REVIEW,
  },
  recovery_code_used: {
    subject: 'A recovery code was used',
    text: 'One of your recovery codes was used instead of a code from your authenticator app. That recovery code no longer works.',
    ifNotYou: REVIEW,
  },
  passkey_added: {
    subject: 'A passkey was added to your account',
    text: 'You can now use this passkey to sign in to your Shortlist account without a password.',
    ifNotYou: REVIEW,
  },
  passkey_removed: {
    subject: 'A passkey was removed from your account',
    text: 'This passkey can no longer be used to sign in to your Shortlist account.',
    ifNotYou: REVIEW,
  },
  wrong_codes: {
    subject: 'Someone may know your password',
    text: 'Your password was entered correctly several times, but the code from your authenticator app was wrong. Nobody was signed in.',
    ifNotYou: 'If that was not you, someone knows your password. Choose a new one now.',
  },
};

export const secondFactorChanged = (greeting: string, change: SecondFactorChange, site: string): EmailTemplate => {
  const { subject, text, ifNotYou } = TEXTS[change];
  const passwordIsKnown = change === 'wrong_codes' || change === 'two_step_turned_off';
  return {
    subject,
    greeting,
    paragraphs: [text, ifNotYou],
    button: passwordIsKnown
      ? { label: 'Choose a new password', url: `${site}/forgot-password` }
      : { label: 'Review sign-in security', url: `${site}/account` },
    reason:
      'You’re receiving this email because this is your account’s email address. We always email you when its sign-in security changes.',
  };
};
