import type { Letter } from '../letter.js';

/** To the old address: whoever took over a session must not take the account along unseen. */
export const emailChanging = (greeting: string, newEmail: string, url: string): Letter => ({
  subject: 'Your e-mail address is about to change',
  greeting,
  paragraphs: [
    `Somebody who is signed in to your Shortlist account, and knows its password, asked to change its e-mail address to ${newEmail}. The change counts once the link sent there is opened.`,
    'If that was you, there is nothing to do. If not, choose a new password at once: that signs all other browsers out and stops the change.',
  ],
  button: { label: 'Choose a new password', url },
  why: 'You get this mail because this is the address of your account. We always tell the old address.',
});
