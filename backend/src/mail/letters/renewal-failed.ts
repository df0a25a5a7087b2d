import { day } from '../day.js';
import type { Letter } from '../letter.js';

/** @param graceUntil null when the days in which the plan goes on are over */
export const renewalFailed = (greeting: string, plan: string, graceUntil: Date | null, url: string): Letter => ({
  subject: `Your payment for ${plan} did not go through`,
  greeting,
  paragraphs: [
    `Your card could not be charged for the next month of ${plan}. That happens when a card has expired or was blocked, or has too little money on it.`,
    graceUntil
      ? `${plan} goes on until ${day(graceUntil)} all the same. To keep it, pay by then in your account, with any card.`
      : `${plan} is paused until it is paid for. You can do that in your account, with any card.`,
    'If it is not paid for, the plan ends. Your resumes stay saved.',
  ],
  button: { label: 'Pay in your account', url },
  why: 'You get this mail because your account has a plan that renews every month. You can cancel it in your account.',
});
