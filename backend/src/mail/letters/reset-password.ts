import type { Letter } from '../letter.js';

export const resetPassword = (greeting: string, url: string): Letter => ({
  subject: 'Choose a new password',
  greeting,
  paragraphs: [
    'Here is the link to a new password for your Shortlist account. Once you have chosen one, all other browsers are signed out.',
  ],
  button: { label: 'Choose a new password', url },
  validity: 'The link works once, within 1 hour.',
  why: 'You get this mail because somebody asked for a new password for this address. If that was not you, ignore it: your password stays as it is.',
});
