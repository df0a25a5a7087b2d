import { z } from 'zod';
import { PLANS } from '../../product/plans.js';
import { DISPUTE_STATES, PAID_PLANS, paymentRow, SUBSCRIPTION_STATES } from './payments.js';
import { isoDate } from '../common/text.js';

/** Billing state as this server knows it, which is all that the payment return page trusts. */
export const billingView = z.object({
  plan: z.enum(PLANS),
  /** End of the paid period; null on the free plan. */
  renewsAt: isoDate.nullable(),
  subscription: z
    .object({
      id: z.string(),
      plan: z.enum(PAID_PLANS),
      state: z.enum(SUBSCRIPTION_STATES),
      /** Whether the plan ends at `renewsAt` instead of renewing. */
      cancelsAtPeriodEnd: z.boolean(),
      /** After a failed renewal, the time until which the plan continues. */
      graceUntil: isoDate.nullable(),
      /** The plan from the next period on, if it changes. */
      nextPlan: z.enum(PAID_PLANS).nullable(),
      /** Deadline for a self-service refund of `refundableAmount`; null if nothing is refundable. */
      refundableUntil: isoDate.nullable(),
      /** Cents: payments for this subscription within the guarantee, less refunds. */
      refundableAmount: z.int(),
    })
    .nullable(),
  /** Résumés paid for individually. */
  unlockedResumes: z.array(z.guid()),
  /** Newest first. */
  payments: z.array(paymentRow),
  /** Disputed payments, newest first. */
  disputes: z.array(
    z.object({
      id: z.guid(),
      state: z.enum(DISPUTE_STATES),
      /** Cents. */
      amount: z.int(),
      currency: z.string(),
      /** Product that was paid for. */
      description: z.string(),
      openedAt: isoDate,
    }),
  ),
  /** A dispute blocks purchases until it is won, or cleared by staff. */
  purchasesBlocked: z.boolean(),
  /** Whether the card provider hosts pages for cards and invoices. */
  portal: z.boolean(),
});

/** The product that the payment return page is waiting for. */
export const billingCheckBody = z.object({ awaited: z.enum(['download', 'subscription']) });

export const planChangeQuery = z.object({ plan: z.enum(PAID_PLANS) });

/** Cost of changing to a plan now. A cheaper plan costs nothing until the next period. */
export const planChangeView = z.object({
  /** Cents. */
  amountDue: z.int(),
  currency: z.string(),
});

export const billingPortal = z.object({ url: z.url() });

export type BillingCheckBody = z.infer<typeof billingCheckBody>;
export type PlanChangeQuery = z.infer<typeof planChangeQuery>;
export type PlanChangeView = z.infer<typeof planChangeView>;
export type BillingPortal = z.infer<typeof billingPortal>;
export type BillingView = z.infer<typeof billingView>;
