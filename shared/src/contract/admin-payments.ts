import { z } from 'zod';
import { PRODUCTS } from './admin-figures.js';
import { listQuery, listView } from './admin-list.js';
import { staffReason } from './audit-log.js';
import { PAID_PLANS, PAYMENT_KINDS, SUBSCRIPTION_STATES } from './payments.js';
import { isoDate } from './text.js';

// Amounts are cents.

/** `failed`: the card was declined, and nothing was paid since. */
export const STAFF_PAYMENT_STATES = ['paid', 'partly_refunded', 'refunded', 'disputed', 'failed'] as const;

const account = z.object({ id: z.guid(), email: z.string() });

/** A payment for a download or for a period of a plan. */
export const staffPayment = z.object({
  id: z.guid(),
  kind: z.enum(PRODUCTS),
  state: z.enum(STAFF_PAYMENT_STATES),
  /** What was paid, or would have been; after the discount. */
  amount: z.int(),
  refunded: z.int(),
  discount: z.int(),
  promoCode: z.string().nullable(),
  currency: z.string(),
  /** Null once the account is deleted. */
  user: account.nullable(),
  /** `none` took no money: a promo code covered the price. */
  provider: z.string(),
  /** What the card provider calls it. */
  reference: z.string(),
  /** Of a plan. */
  periodStart: isoDate.nullable(),
  periodEnd: isoDate.nullable(),
  at: isoDate,
});

/** `open` is a refund that the card provider has not made yet; it is tried again until it is made or refused. */
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
  /** Cents that can still be refunded here. */
  refundable: z.int(),
  receiptUrl: z.string().nullable(),
  /** The plan that it belongs to. */
  subscription: z.object({ id: z.guid(), plan: z.enum(PAID_PLANS), state: z.enum(SUBSCRIPTION_STATES) }).nullable(),
  /** Of the ledger, the oldest first. */
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
  /** Made here, the oldest first. */
  refunds: z.array(staffRefund),
});

const day = z.iso.date();

/** `q` is a part of an email address or reference; `from` and `to` are days in UTC, both included. */
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
  /** Without it, everything that is left. */
  amount: z.int().min(1).max(100_000_000).optional(),
  /** What had been refunded when the form was opened: 409 if that has changed, so that a refund sent twice is made once. */
  refunded: z.int().min(0).optional(),
});

export const staffSubscription = z.object({
  id: z.guid(),
  plan: z.enum(PAID_PLANS),
  /** The plan from the next period on, if another one. */
  nextPlan: z.enum(PAID_PLANS).nullable(),
  state: z.enum(SUBSCRIPTION_STATES),
  cancelsAtPeriodEnd: z.boolean(),
  /** Cents a month. */
  amount: z.int(),
  currency: z.string(),
  promoCode: z.string().nullable(),
  user: account.nullable(),
  provider: z.string(),
  /** Null until the card provider has made it. */
  reference: z.string().nullable(),
  startedAt: isoDate,
  /** The next charge; null for a plan that ends or has ended. */
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
