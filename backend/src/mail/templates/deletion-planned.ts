import { day } from '../day.js';
import type { EmailTemplate } from '../email-template.js';

export const deletionPlanned = (greeting: string, deletionAt: Date, url: string): EmailTemplate => ({
  subject: `Your account will be deleted on ${day(deletionAt)}`,
  greeting,
  paragraphs: [
    `You asked to delete your Shortlist account. It will be deleted on ${day(deletionAt)} with all its resumes. You were signed out everywhere.`,
    'If you change your mind, sign in before then and choose to keep your account.',
  ],
  button: { label: 'Sign in', url },
  reason:
    'You’re receiving this email because this is your account’s email address. If you did not ask for this, sign in, keep your account and choose a new password.',
});
