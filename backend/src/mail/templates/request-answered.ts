import type { EmailTemplate } from '../email-template.js';

/** Omits question and answer, because other people may see the email. */
export const requestAnswered = (greeting: string, url: string, hasSuggestions: boolean): EmailTemplate => ({
  subject: 'Your request was answered',
  greeting,
  paragraphs: [
    'One of our experts has answered your request. You can find the answer in your account.',
    ...(hasSuggestions
      ? [
          'There are suggestions for your resume, too: accept or reject them one by one. Nothing changes until you accept it.',
        ]
      : []),
  ],
  button: { label: 'Read the answer', url },
  reason: 'You’re receiving this email because you requested expert help in your account.',
});
