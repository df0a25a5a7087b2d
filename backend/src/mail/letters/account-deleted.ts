import type { Letter } from '../letter.js';

/** Nobody is greeted by name any more. */
export const accountDeleted = (): Letter => ({
  subject: 'Your account was deleted',
  greeting: 'Hello,',
  paragraphs: ['Your Shortlist account was deleted as you asked, with all its resumes. It cannot be restored.'],
  why: 'You’re receiving this email because this was the address of the account. It is the last one from us.',
});
