import type { EmailTemplate } from '../email-template.js';

export const providerLinked = (
  greeting: string,
  provider: string,
  passwordRemoved: boolean,
  url: string,
): EmailTemplate => ({
  subject: `You can now sign in with ${provider}`,
  greeting,
  paragraphs: [
    `Your Shortlist account was just opened through ${provider}, which confirmed that this address is yours. From now on, you can also sign in with ${provider}.`,
    ...(passwordRemoved
      ? [
          'The account’s password was set before this email address was confirmed, so we can’t know who set it. The password was removed, and all other browsers were signed out. You can choose a new one.',
        ]
      : []),
  ],
  button: { label: 'Choose a new password', url },
  reason: `You’re receiving this email because this is your account’s email address. If that was not you, check your account at ${provider} first: someone got into it.`,
});
