import { z } from 'zod';
import { PRODUCTS } from './admin-figures.js';
import { listQuery, listView } from '../common/list-query.js';
import { staffReason } from '../common/audit-log.js';
import { PAID_PLANS, PAYMENT_KINDS, SUBSCRIPTION_STATES } from '../account/payments.js';
import { isoDate } from '../common/text.js';

// All amounts in this file are in cents.

/** `failed`: the card was declined, and no later attempt to pay succeeded. */
export const STAFF_PAYMENT_STATES = ['paid', 'partly_refunded', 'refunded', 'disputed', 'failed'] as const;

const account = z.object({ id: z.guid(), email: z.string() });

export const staffPayment = z.object({
  id: z.guid(),
  kind: z.enum(PRODUCTS),
  state: z.enum(STAFF_PAYMENT_STATES),
  /** Amount paid or attempted, in cents, after the discount. */
  amount: z.int(),
  refunded: z.int(),
  discount: z.int(),
  promoCode: z.string().nullable(),
  currency: z.string(),
  /** Account that paid; null after the account is deleted. */
  user: account.nullable(),
  /** Payment provider; `none` if a promo code covered the full price. */
  provider: z.string(),
  /** Id of the payment at the payment provider. */
  reference: z.string(),
  /** Start of the paid period; set only for payments for a plan. */
  periodStart: isoDate.nullable(),
  periodEnd: isoDate.nullable(),
  at: isoDate,
});

/**
 * `open`: the card provider has not made the refund yet. The server retries until the provider makes the refund or
 * refuses it.
 */
export const STAFF_REFUND_STATES = ['open', 'made', 'refused'] as const;

export const staffRefund = z.object({
  id: z.guid(),
  amount: z.int(),
  reason: z.string(),
  state: z.enum(STAFF_REFUND_STATES),
  by: z.string().nullable(),
  at: isoDate,
});

export const staffPaymentDetail = staffPayment.extend({
  /** Amount in cents that the console can still refund. */
  refundable: z.int(),
  receiptUrl: z.string().nullable(),
  /** The plan for which the payment was made; null for a download. */
  subscription: z.object({ id: z.guid(), plan: z.enum(PAID_PLANS), state: z.enum(SUBSCRIPTION_STATES) }).nullable(),
  /** Ledger entries, oldest first. */
  entries: z.array(
    z.object({
      id: z.string(),
      kind: z.enum([...PAYMENT_KINDS, 'dispute_fee']),
      amount: z.int(),
      currency: z.string(),
      reference: z.string(),
      at: isoDate,
    }),
  ),
  /** Refunds made in the console, oldest first. */
  refunds: z.array(staffRefund),
});

const day = z.iso.date();

/** `q` matches part of an email address or reference. `from` and `to` are inclusive days in UTC. */
const paymentFilters = {
  kind: z.enum(PRODUCTS).optional(),
  state: z.enum(STAFF_PAYMENT_STATES).optional(),
  from: day.optional(),
  to: day.optional(),
};
export const staffPaymentQuery = listQuery(['at', 'amount', 'state', 'kind']).extend(paymentFilters);
export const staffPaymentList = listView(staffPayment);

export const staffRefundBody = z.object({
  reason: staffReason,
  /** Amount to refund, in cents. If omitted, the whole remaining amount is refunded. */
  amount: z.int().min(1).max(100_000_000).optional(),
  /**
   * Amount already refunded when the staff member opened the form, in cents. If the amount has changed since, the
   * server returns 409, so that a repeated request does not refund twice.
   */
  refunded: z.int().min(0).optional(),
});

export const staffSubscription = z.object({
  id: z.guid(),
  plan: z.enum(PAID_PLANS),
  /** Plan that replaces the current one at the next renewal; null if the plan stays the same. */
  nextPlan: z.enum(PAID_PLANS).nullable(),
  state: z.enum(SUBSCRIPTION_STATES),
  cancelsAtPeriodEnd: z.boolean(),
  /** Price in cents per month. */
  amount: z.int(),
  currency: z.string(),
  promoCode: z.string().nullable(),
  user: account.nullable(),
  provider: z.string(),
  /** Id of the subscription at the card provider; null until it is created there. */
  reference: z.string().nullable(),
  startedAt: isoDate,
  /** Date of the next charge; null for a plan that is canceled or has ended. */
  renewsAt: isoDate.nullable(),
  endsAt: isoDate.nullable(),
});

export const staffSubscriptionQuery = listQuery(['startedAt', 'renewsAt', 'endsAt', 'plan', 'state', 'amount']).extend({
  plan: z.enum(PAID_PLANS).optional(),
  state: z.enum(SUBSCRIPTION_STATES).optional(),
});
export const staffSubscriptionList = listView(staffSubscription);

export type StaffPayment = z.infer<typeof staffPayment>;
export type StaffPaymentDetail = z.infer<typeof staffPaymentDetail>;
export type StaffPaymentQuery = z.infer<typeof staffPaymentQuery>;
export type StaffPaymentList = z.infer<typeof staffPaymentList>;
export type StaffRefundBody = z.infer<typeof staffRefundBody>;
export type StaffSubscription = z.infer<typeof staffSubscription>;
export type StaffSubscriptionQuery = z.infer<typeof staffSubscriptionQuery>;
export type StaffSubscriptionList = z.infer<typeof staffSubscriptionList>;
