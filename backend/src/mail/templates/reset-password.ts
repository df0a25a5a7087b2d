import type { EmailTemplate } from '../email-template.js';

export const resetPassword = (greeting: string, url: string): EmailTemplate => ({
  subject: 'Choose a new password',
  greeting,
  paragraphs: [
    'Use this link to choose a new password for your Shortlist account. Once you have chosen one, all other browsers are signed out.',
  ],
  button: { label: 'Choose a new password', url },
  validity: 'The link works once and expires after 1 hour.',
  reason:
    'You’re receiving this email because someone requested a new password for the account with this email address. If that was not you, ignore this email: your password has not changed.',
});
