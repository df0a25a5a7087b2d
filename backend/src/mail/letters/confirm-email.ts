import type { Letter } from '../letter.js';

export const confirmEmail = (greeting: string, url: string): Letter => ({
  subject: 'Confirm your new e-mail address',
  greeting,
  paragraphs: [
    'You asked to use this address for your Shortlist account. It counts once you confirm it where you are signed in.',
  ],
  button: { label: 'Use this address', url },
  validity: 'The link works once, within 1 day. Until then your old address stays.',
  why: 'You get this mail because somebody entered this address for their account. If that was not you, do not open the link; nothing else is needed.',
});
