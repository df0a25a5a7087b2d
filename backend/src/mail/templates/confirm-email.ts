import type { EmailTemplate } from '../email-template.js';

export const confirmEmail = (greeting: string, url: string): EmailTemplate => ({
  subject: 'Confirm your new email address',
  greeting,
  paragraphs: [
    'You asked to use this email address for your Shortlist account. The change takes effect when you confirm it in a browser where you are signed in.',
  ],
  button: { label: 'Use this address', url },
  validity: 'The link works once and expires after 1 day. Your old address stays in use until you confirm the new one.',
  reason:
    'You’re receiving this email because someone entered this email address for their account. If that was not you, do not open the link. You don’t need to do anything else.',
});
