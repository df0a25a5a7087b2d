import type { Letter } from '../letter.js';

/** @param downloadPrice what the files of one résumé cost without a plan */
export const planUnpaid = (greeting: string, plan: string, downloadPrice: string, url: string): Letter => ({
  subject: `Your ${plan} plan has ended`,
  greeting,
  paragraphs: [
    `${plan} has ended, because its last month was not paid for. Nothing more is charged for it.`,
    `Your resumes stay saved, and what you unlocked one by one stays unlocked. For the others, PDF and DOCX cost ${downloadPrice} each. You can take a plan again whenever you like.`,
  ],
  button: { label: 'Open your account', url },
  why: 'You get this mail because your account had a plan that renewed every month.',
});
