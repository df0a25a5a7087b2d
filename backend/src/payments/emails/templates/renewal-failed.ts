import { day } from '../../../mail/day.js';
import type { EmailTemplate } from '../../../mail/email-template.js';

/** @param graceUntil null when the grace period has ended */
export const renewalFailed = (greeting: string, plan: string, graceUntil: Date | null, url: string): EmailTemplate => ({
  subject: `Your payment for ${plan} did not go through`,
  greeting,
  paragraphs: [
    `Your card could not be charged for the next month of ${plan}. This happens when a card has expired, is blocked or has insufficient funds.`,
    graceUntil
      ? `${plan} continues until ${day(graceUntil)}. To keep it, pay by then in your account, with any card.`
      : `${plan} is paused until you pay. You can pay in your account, with any card.`,
    'If you don’t pay, your plan ends. Your resumes stay saved.',
  ],
  button: { label: 'Pay in your account', url },
  reason:
    'You’re receiving this email because your account has a plan that renews every month. You can cancel it in your account.',
});
