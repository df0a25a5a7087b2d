import type { EmailTemplate } from '../../../mail/email-template.js';

/** @param downloadPrice price of one resume's files without a plan */
export const planUnpaid = (greeting: string, plan: string, downloadPrice: string, url: string): EmailTemplate => ({
  subject: `Your ${plan} plan has ended`,
  greeting,
  paragraphs: [
    `Your ${plan} plan has ended because its last month was not paid. You will not be charged again.`,
    `Your resumes stay saved, and the resumes you unlocked one by one stay unlocked. For the others, PDF and DOCX cost ${downloadPrice} each. You can subscribe again whenever you like.`,
  ],
  button: { label: 'Open your account', url },
  reason: 'You’re receiving this email because your account had a plan that renewed every month.',
});
