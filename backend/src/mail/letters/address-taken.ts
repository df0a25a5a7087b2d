import type { Letter } from '../letter.js';

export const addressTaken = (greeting: string, url: string): Letter => ({
  subject: 'You already have an account',
  greeting,
  paragraphs: [
    'Somebody just tried to sign up with your address. You already have a Shortlist account, so no second one was made.',
    'If that was you: sign in, or choose a new password on the sign-in page when you no longer know it.',
  ],
  button: { label: 'Sign in', url },
  why: 'You get this mail because this is the address of your account. If you did not try to sign up, ignore it: nothing has changed.',
});
