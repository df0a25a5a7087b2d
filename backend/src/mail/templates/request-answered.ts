import type { EmailTemplate } from '../email-template.js';

/** Omits the user's question and the answer, because others may see the email. */
export const requestAnswered = (greeting: string, url: string, hasSuggestions: boolean): EmailTemplate => ({
  subject: 'Your request was answered',
  greeting,
  paragraphs: [
    'One of our experts has answered your request. You can find the answer in your account.',
    ...(hasSuggestions
      ? [
          'The answer includes suggestions for your resume. Accept or reject each one: your resume does not change until you accept a suggestion.',
        ]
      : []),
  ],
  button: { label: 'Read the answer', url },
  reason: 'You’re receiving this email because you requested expert help in your account.',
});
