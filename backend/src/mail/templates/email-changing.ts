import type { EmailTemplate } from '../email-template.js';

/** Sent to the old address, so that a hijacked session cannot change the account's address unnoticed. */
export const emailChanging = (greeting: string, newEmail: string, url: string): EmailTemplate => ({
  subject: 'Your email address is about to change',
  greeting,
  paragraphs: [
    `Someone who is signed in to your Shortlist account and knows its password asked to change its email address to ${newEmail}. The change takes effect when the link sent there is opened.`,
    'If that was you, there is nothing to do. If not, choose a new password right away. That signs out all other browsers and stops the change.',
  ],
  button: { label: 'Choose a new password', url },
  reason:
    'You’re receiving this email because this is or was your account’s email address. We always notify the old address of a change.',
});
