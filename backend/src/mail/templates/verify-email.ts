import type { EmailTemplate } from '../email-template.js';

export const verifyEmail = (greeting: string, url: string): EmailTemplate => ({
  subject: 'Confirm your email address',
  greeting,
  paragraphs: [
    'Welcome to Shortlist. Please confirm that this is your email address, so that you can always get back into your account. Open the link in a browser where you are signed in.',
  ],
  button: { label: 'Confirm address', url },
  validity: 'The link works for 3 days.',
  reason:
    'You’re receiving this email because someone signed up with this email address. If that was not you, you can ignore this email, or open the link to claim the account.',
});
