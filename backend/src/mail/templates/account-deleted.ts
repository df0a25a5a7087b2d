import type { EmailTemplate } from '../email-template.js';

/** The greeting has no name, because the name was deleted with the account. */
export const accountDeleted = (): EmailTemplate => ({
  subject: 'Your account was deleted',
  greeting: 'Hello,',
  paragraphs: ['Your Shortlist account was deleted as you asked, with all its resumes. It cannot be restored.'],
  reason: 'You’re receiving this email because this was the email address of the account. It is our last email to you.',
});
