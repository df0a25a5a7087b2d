import type { EmailTemplate } from '../email-template.js';

export const passwordChanged = (greeting: string, url: string): EmailTemplate => ({
  subject: 'Your password was changed',
  greeting,
  paragraphs: [
    'The password of your Shortlist account was just changed, and all other browsers were signed out.',
    'If that was not you, choose a new password right away.',
  ],
  button: { label: 'Choose a new password', url },
  reason:
    'You’re receiving this email because this is your account’s email address. We always tell you when its password changes.',
});
