import { z } from 'zod';
import { PLANS } from '../plans.js';
import { PAID_PLANS, paymentRow, SUBSCRIPTION_STATES } from './payments.js';
import { isoDate } from './text.js';

/** What the account has, as this server knows it: the page that a payment returns to believes nothing else. */
export const billingView = z.object({
  plan: z.enum(PLANS),
  /** The end of the period that is paid for; null on the free plan. */
  renewsAt: isoDate.nullable(),
  subscription: z
    .object({
      id: z.string(),
      plan: z.enum(PAID_PLANS),
      state: z.enum(SUBSCRIPTION_STATES),
      /** Runs out at `renewsAt` instead of being paid again. */
      cancelsAtPeriodEnd: z.boolean(),
      /** While a renewal could not be charged: until then the plan goes on. */
      graceUntil: isoDate.nullable(),
      /** Another plan from the next period on. */
      nextPlan: z.enum(PAID_PLANS).nullable(),
      /** Until then `refundableAmount` can be taken back by the person; null when nothing can. */
      refundableUntil: isoDate.nullable(),
      /** Cents: all payments for this subscription within the days of the guarantee, less what went back already. */
      refundableAmount: z.int(),
    })
    .nullable(),
  /** Résumés whose download was paid for one by one. */
  unlockedResumes: z.array(z.guid()),
  /** Newest first. */
  payments: z.array(paymentRow),
  /** Whether the card provider has pages of its own for cards and invoices. */
  portal: z.boolean(),
});

export const planChangeQuery = z.object({ plan: z.enum(PAID_PLANS) });

/** What changing to a plan would cost now; a cheaper one costs nothing until the next period. */
export const planChangeView = z.object({
  /** Cents. */
  amountDue: z.int(),
  currency: z.string(),
});

export const billingPortal = z.object({ url: z.url() });

export type PlanChangeQuery = z.infer<typeof planChangeQuery>;
export type PlanChangeView = z.infer<typeof planChangeView>;
export type BillingPortal = z.infer<typeof billingPortal>;
export type BillingView = z.infer<typeof billingView>;
