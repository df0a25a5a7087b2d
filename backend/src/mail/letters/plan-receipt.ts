import { REFUND_DAYS } from '@shortlist/shared/plans';
import { day } from '../day.js';
import type { Letter } from '../letter.js';
import { receiptDetails, receiptWhy, type Receipt } from '../receipt.js';

export interface PaidPeriod {
  plan: string;
  start: Date;
  end: Date;
  /** Not when the plan is over by the time this is written. */
  goesOn: boolean;
  /** Only the difference to the plan before was paid. */
  isUpgrade: boolean;
  /** Until when this payment can be taken back; null when it cannot. */
  refundableUntil: Date | null;
}

export const planReceipt = (greeting: string, receipt: Receipt, period: PaidPeriod, url: string): Letter => ({
  subject: `Your receipt: ${receipt.paid}`,
  greeting,
  paragraphs: [
    period.goesOn
      ? `Thank you. ${period.plan} is paid for until ${day(period.end)}. It renews every month until you cancel, which you can do in your account at any time.`
      : `This was paid for ${period.plan}, which has ended since. If money goes back, another mail says so.`,
    ...(period.refundableUntil
      ? [
          `If it is not for you: for ${REFUND_DAYS} days, until ${day(period.refundableUntil)}, you can take this payment back yourself in your account. That can be done once. The money goes back to your card, and the plan ends at that moment.`,
        ]
      : []),
  ],
  details: [
    { label: 'Bought', value: `${period.plan} plan${period.isUpgrade ? ', the difference to your plan before' : ''}` },
    { label: 'Period', value: `${day(period.start)} to ${day(period.end)}` },
    ...receiptDetails(receipt),
  ],
  button: { label: 'Open your account', url },
  why: receiptWhy,
});
