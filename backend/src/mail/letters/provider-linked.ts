import type { Letter } from '../letter.js';

/** A new way into an account that was there before: its owner has to know, whoever opened it. */
export const providerLinked = (greeting: string, provider: string, passwordRemoved: boolean, url: string): Letter => ({
  subject: `Signing in with ${provider}`,
  greeting,
  paragraphs: [
    `Your Shortlist account was just opened through ${provider}, which confirmed that this address is yours. From now on you can sign in that way too.`,
    ...(passwordRemoved
      ? [
          'The password of the account was chosen before this address was confirmed, so we cannot know by whom. It was removed, and all other browsers were signed out. You can choose a new one.',
        ]
      : []),
  ],
  button: { label: 'Choose a new password', url },
  why: `You get this mail because this is the address of your account. If that was not you, look at your account at ${provider} first: somebody got in there.`,
});
