import { z } from 'zod';
import { PLANS } from '../../product/plans.js';
import { DISPUTE_STATES, PAID_PLANS, paymentRow, SUBSCRIPTION_STATES } from './payments.js';
import { isoDate } from '../common/text.js';

/** Billing state as recorded by this server. The payment return page relies on no other source. */
export const billingView = z.object({
  plan: z.enum(PLANS),
  /** End of the paid period; null on the free plan. */
  renewsAt: isoDate.nullable(),
  subscription: z
    .object({
      id: z.string(),
      plan: z.enum(PAID_PLANS),
      state: z.enum(SUBSCRIPTION_STATES),
      cancelsAtPeriodEnd: z.boolean(),
      /** Date until which the plan continues after a failed renewal; null if no renewal failed. */
      graceUntil: isoDate.nullable(),
      /** Plan that replaces the current one at the next renewal; null if the plan stays the same. */
      nextPlan: z.enum(PAID_PLANS).nullable(),
      /** Deadline for a self-service refund of `refundableAmount`; null if no payment is refundable. */
      refundableUntil: isoDate.nullable(),
      /** Amount in cents that the money-back guarantee covers: paid for this subscription and not yet refunded. */
      refundableAmount: z.int(),
    })
    .nullable(),
  /** Ids of the resumes that were unlocked by a separate payment. */
  unlockedResumes: z.array(z.guid()),
  /** Payments, newest first. */
  payments: z.array(paymentRow),
  /** Disputed payments, newest first. */
  disputes: z.array(
    z.object({
      id: z.guid(),
      state: z.enum(DISPUTE_STATES),
      /** Disputed amount in cents. */
      amount: z.int(),
      currency: z.string(),
      description: z.string(),
      openedAt: isoDate,
    }),
  ),
  /** Whether an open or lost dispute blocks purchases. The block ends when the dispute is won or staff lift it. */
  purchasesBlocked: z.boolean(),
  /** Whether the card provider hosts pages on which users manage cards and invoices. */
  portal: z.boolean(),
});

/** Product that the payment return page waits for. The page stops waiting once the server has unlocked the product. */
export const billingCheckBody = z.object({ awaited: z.enum(['download', 'subscription']) });

export const planChangeQuery = z.object({ plan: z.enum(PAID_PLANS) });

/**
 * Price, in cents, of an immediate plan change. It is 0 for a cheaper plan, because the cheaper plan starts with the
 * next period.
 */
export const planChangeView = z.object({
  /** Amount due now, in cents. */
  amountDue: z.int(),
  currency: z.string(),
});

export const billingPortal = z.object({ url: z.url() });

export type BillingCheckBody = z.infer<typeof billingCheckBody>;
export type PlanChangeQuery = z.infer<typeof planChangeQuery>;
export type PlanChangeView = z.infer<typeof planChangeView>;
export type BillingPortal = z.infer<typeof billingPortal>;
export type BillingView = z.infer<typeof billingView>;
