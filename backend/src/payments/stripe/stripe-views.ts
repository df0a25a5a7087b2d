import type { PaidPlan } from '@shortlist/shared/contract/account/payments';
import type Stripe from 'stripe';
import type { ProviderDispute, ProviderInvoice, ProviderPayment, ProviderSubscription } from './provider-objects.js';

export const idOf = (object: string | { id: string }): string => (typeof object === 'string' ? object : object.id);

export const date = (seconds: number): Date => new Date(seconds * 1_000);

const PAYMENT_STATES: Record<string, ProviderPayment['state']> = {
  requires_payment_method: 'waiting',
  requires_confirmation: 'waiting',
  requires_action: 'waiting',
  processing: 'processing',
  requires_capture: 'processing',
  succeeded: 'succeeded',
  canceled: 'cancelled',
};

/** @param intent a payment with `latest_charge` expanded */
export const chargeOf = ({ latest_charge: charge }: Stripe.PaymentIntent): Stripe.Charge | null =>
  typeof charge === 'object' ? charge : null;

const DISPUTE_STATES: Record<string, ProviderDispute['state']> = { won: 'won', lost: 'lost', prevented: 'prevented' };

/**
 * Converts Stripe's dispute object. Returns undefined for a bank's inquiry (`warning_…`). Every status that is not
 * final counts as open.
 */
export function disputeView(dispute: Stripe.Dispute): ProviderDispute | undefined {
  const { id, status, amount, currency, created, balance_transactions } = dispute;
  if (status.startsWith('warning_')) return undefined;
  return {
    reference: id,
    state: DISPUTE_STATES[status] ?? 'open',
    amount,
    currency,
    openedAt: date(created),
    movements: balance_transactions.map((moved) => ({
      reference: moved.id,
      amount: moved.amount,
      fee: moved.fee,
      currency: moved.currency,
      at: date(moved.created),
    })),
  };
}

/** @param intent a payment with `latest_charge` expanded */
export function paymentView(intent: Stripe.PaymentIntent, disputes: ProviderDispute[] = []): ProviderPayment {
  const charge = chargeOf(intent);
  const state = PAYMENT_STATES[intent.status];
  if (!state) throw new Error(`unknown payment state at Stripe: ${intent.status}`);
  return {
    reference: intent.id,
    clientSecret: intent.client_secret,
    state,
    amount: intent.amount,
    currency: intent.currency,
    refunded: charge?.amount_refunded ?? 0,
    paidAt: state === 'succeeded' ? date(charge?.created ?? intent.created) : null,
    receiptUrl: charge?.receipt_url ?? null,
    disputes,
  };
}

const SUBSCRIPTION_STATES: Record<string, ProviderSubscription['state']> = {
  incomplete: 'incomplete',
  incomplete_expired: 'canceled',
  trialing: 'active',
  active: 'active',
  past_due: 'past_due',
  // Stripe no longer retries the card. The grace period still applies and ends by itself.
  unpaid: 'past_due',
  paused: 'past_due',
  canceled: 'canceled',
};

/** Metadata keys of the plan that stays in effect until a downgrade, and of the time of that downgrade. */
export const KEPT_PLAN = 'kept_plan';
export const KEPT_UNTIL = 'kept_until';

export function itemOf({ items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data;
  if (!item) throw new Error('a subscription of Stripe has no item');
  return item;
}

/** Returns the plan that a downgraded subscription keeps until its period ends; null if it was not downgraded. */
export function keptPlanOf(subscription: Stripe.Subscription): string | null {
  const { metadata } = subscription;
  const until = metadata[KEPT_UNTIL];
  return until === String(itemOf(subscription).current_period_end) ? (metadata[KEPT_PLAN] ?? null) : null;
}

interface SubscriptionParts {
  /** The subscription, with the latest invoice's confirmation secret expanded. */
  subscription: Stripe.Subscription;
  plan: PaidPlan;
  keptPlan: PaidPlan | null;
  invoices: ProviderInvoice[];
}

export function subscriptionView({ subscription, plan, keptPlan, invoices }: SubscriptionParts): ProviderSubscription {
  const state = SUBSCRIPTION_STATES[subscription.status];
  if (!state) throw new Error(`unknown subscription state at Stripe: ${subscription.status}`);
  const item = itemOf(subscription);
  const latest = typeof subscription.latest_invoice === 'object' ? subscription.latest_invoice : null;
  const clientSecret = isOver(latest) ? null : (latest?.confirmation_secret?.client_secret ?? null);
  return {
    reference: subscription.id,
    clientSecret,
    amountDue: clientSecret === null ? null : (latest?.amount_remaining ?? null),
    plan: keptPlan ?? plan,
    nextPlan: keptPlan ? plan : null,
    state,
    periodStart: date(item.current_period_start),
    periodEnd: date(item.current_period_end),
    // A cancellation on Stripe's own pages sets `cancel_at` instead.
    cancelsAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    invoices,
  };
}

const isOver = (invoice: Stripe.Invoice | null): boolean =>
  invoice?.status === 'paid' || invoice?.status === 'void' || invoice?.status === 'uncollectible';

/** Returns the invoice line of the bought plan. An upgrade's invoice also has a line that credits the old plan. */
function mainLineOf({ lines }: Stripe.Invoice): Stripe.InvoiceLineItem | undefined {
  const bought = lines.data.filter(({ amount }) => amount >= 0);
  return bought.sort((a, b) => b.period.end - a.period.end)[0];
}

/** Returns the id of the bought price; null for lines that the operator added without a price. */
export function priceIdOf(invoice: Stripe.Invoice): string | null {
  const price = mainLineOf(invoice)?.pricing?.price_details?.price;
  return price ? idOf(price) : null;
}

/** @param invoice an invoice with `payments` expanded */
export function paymentIdOf({ payments }: Stripe.Invoice): string | null {
  const paid = payments?.data.find(({ status }) => status === 'paid');
  const intent = paid?.payment.payment_intent;
  return intent ? idOf(intent) : null;
}

export function invoiceView(
  invoice: Stripe.Invoice,
  plan: PaidPlan,
  charge: Stripe.Charge | undefined,
  disputes: ProviderDispute[],
): ProviderInvoice {
  const { start, end } = mainLineOf(invoice)?.period ?? { start: invoice.period_start, end: invoice.period_end };
  return {
    reference: invoice.id,
    plan,
    payment: paymentIdOf(invoice),
    amount: invoice.amount_paid,
    refunded: charge?.amount_refunded ?? 0,
    currency: invoice.currency,
    periodStart: date(start),
    periodEnd: date(end),
    paidAt: date(invoice.status_transitions.paid_at ?? invoice.created),
    receiptUrl: charge?.receipt_url ?? invoice.hosted_invoice_url ?? null,
    disputes,
  };
}
