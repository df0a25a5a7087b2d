import { REFUND_DAYS } from '@shortlist/shared/product/plans';
import { day } from '../../../mail/day.js';
import type { EmailTemplate } from '../../../mail/email-template.js';
import { receiptDetails, receiptReason, type Receipt } from '../../../mail/receipt.js';

export interface PaidPeriod {
  plan: string;
  start: Date;
  end: Date;
  /** False if the plan has already ended when the email is written. */
  isActive: boolean;
  /** True if only the price difference from the previous plan was paid. */
  isUpgrade: boolean;
  /** Last day on which users can request a refund in their account; null if there is none. */
  refundableUntil: Date | null;
}

export const planReceipt = (greeting: string, receipt: Receipt, period: PaidPeriod, url: string): EmailTemplate => ({
  subject: `Your receipt: ${receipt.paid}`,
  greeting,
  paragraphs: [
    period.isActive
      ? `Thank you. ${period.plan} is paid until ${day(period.end)}. It renews every month until you cancel, which you can do in your account at any time.`
      : `This payment was for ${period.plan}, which has since ended. If you get a refund, we’ll send another email.`,
    ...(period.refundableUntil
      ? [
          `If the plan is not for you, you can refund this payment yourself in your account for ${REFUND_DAYS} days, until ${day(period.refundableUntil)}. You can do this once. The money goes back to your card, and the plan ends right away.`,
        ]
      : []),
  ],
  details: [
    {
      label: 'Item',
      value: `${period.plan} plan${period.isUpgrade ? ', the difference from your previous plan' : ''}`,
    },
    { label: 'Period', value: `${day(period.start)} to ${day(period.end)}` },
    ...receiptDetails(receipt),
  ],
  button: { label: 'Open your account', url },
  reason: receiptReason,
});
