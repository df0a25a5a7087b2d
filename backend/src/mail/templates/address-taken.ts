import type { EmailTemplate } from '../email-template.js';

export const addressTaken = (greeting: string, url: string): EmailTemplate => ({
  subject: 'You already have an account',
  greeting,
  paragraphs: [
    'Someone just tried to sign up with your email address. You already have a Shortlist account, so we did not create a second one.',
    'If that was you, sign in. If you forgot your password, choose a new one on the sign-in page.',
  ],
  button: { label: 'Sign in', url },
  reason:
    'You’re receiving this email because this is your account’s email address. If you did not try to sign up, ignore this email: nothing has changed.',
});
