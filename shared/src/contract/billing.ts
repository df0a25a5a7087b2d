import { z } from 'zod';
import { PLANS } from '../plans.js';
import { DISPUTE_STATES, PAID_PLANS, paymentRow, SUBSCRIPTION_STATES } from './payments.js';
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
  /** Payments that a bank disputed, newest first. */
  disputes: z.array(
    z.object({
      id: z.guid(),
      state: z.enum(DISPUTE_STATES),
      /** Cents. */
      amount: z.int(),
      currency: z.string(),
      /** What the payment was for. */
      description: z.string(),
      openedAt: isoDate,
    }),
  ),
  /** A dispute keeps the account from buying until it is won, or cleared by staff. */
  purchasesBlocked: z.boolean(),
  /** Whether the card provider has pages of its own for cards and invoices. */
  portal: z.boolean(),
});

/** What a page waits for after a payment. */
export const billingCheckBody = z.object({ awaited: z.enum(['download', 'subscription']) });

export const planChangeQuery = z.object({ plan: z.enum(PAID_PLANS) });

/** What changing to a plan would cost now; a cheaper one costs nothing until the next period. */
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
