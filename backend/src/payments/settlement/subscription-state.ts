import type { EntityManager } from 'typeorm';
import { recordUsage } from '../../usage/record-usage.js';
import { commitPromo, releasePromo } from '../../promo/redemption.js';
import { enqueuePaymentEmail } from '../emails/enqueue-payment-email.js';
import { subscriptionEmailKind } from '../emails/subscription-email-kind.js';
import { enterDisputes, isChargedBack } from '../ledger/disputes.js';
import { enter, enterRefunds } from '../ledger/ledger.js';
import type { LedgerEntry } from '../ledger/ledger.queries.js';
import type { PaymentsJob } from '../queue/payments-queue.js';
import type { ProviderInvoice, ProviderSubscription } from '../stripe/provider-objects.js';
import type { Subscription } from '../tables/subscription.entity.js';
import { incrementSubscriptionVersion, setSubscriptionState, type SubscriptionRow } from './settlement.queries.js';

/**
 * Applies the provider's state to the row. An ended row stays ended: a later job cancels the subscription at the
 * provider and refunds late payments. Returns undefined if the row has changed since `known` was read.
 */
export async function applySubscription(
  transaction: EntityManager,
  known: Pick<Subscription, 'id' | 'lockVersion'>,
  provider: string,
  now: ProviderSubscription,
): Promise<{ next: PaymentsJob | null } | undefined> {
  const row = await incrementSubscriptionVersion(transaction, known);
  if (!row) return undefined;
  const wasOver = row.state === 'canceled';
  const runningInvoices = invoicesRunningAt(new Date(), now);
  const endsBy = wasOver || now.state === 'canceled' ? null : earlyEndOf(runningInvoices);
  const endedBy = row.endedBy ?? endsBy;
  const state = wasOver || endsBy ? 'canceled' : now.state;
  const isRestorable = endedBy === 'dispute' && !row.refundRequestedAt;
  await setSubscriptionState(transaction, {
    id: row.id,
    now,
    state,
    endedBy,
    restoredUntil: isRestorable ? restoredUntil(runningInvoices) : null,
  });
  const news = endsBy ? undefined : subscriptionEmailKind(row, now);
  if (news) await enqueuePaymentEmail(transaction, { kind: news, userId: row.userId, subscriptionId: row.id });
  await recordEnd(transaction, row, now, state);
  let isPaidLate = false;
  for (const invoice of now.invoices) {
    const isNew = await enterMoney(transaction, row, provider, invoice);
    if (wasOver && isNew && invoice.amount > invoice.refunded) isPaidLate = true;
  }
  if (state === 'active' || state === 'past_due') await commitPromo(transaction, row.id, row.discount);
  if (state === 'canceled') await releasePromo(transaction, row.id);
  const goesOn = state === 'canceled' && now.state !== 'canceled';
  if (goesOn || isPaidLate) return { next: { kind: 'finish_subscription', subscriptionId: row.id } };
  // A plan must not renew if the payment for an earlier period is disputed.
  const renews = state !== 'canceled' && !now.cancelsAtPeriodEnd;
  return { next: renews && now.invoices.some(isChargedBack) ? { kind: 'departures' } : null };
}

async function recordEnd(
  transaction: EntityManager,
  before: SubscriptionRow,
  { plan, cancelsAtPeriodEnd }: ProviderSubscription,
  state: ProviderSubscription['state'],
): Promise<void> {
  const wasRunning = before.state === 'active' || before.state === 'past_due';
  if (!wasRunning) return;
  const event = { label: plan, userId: before.userId };
  if (state === 'canceled') await recordUsage(transaction, { kind: 'plan_ended', ...event });
  else if (cancelsAtPeriodEnd && !before.cancelsAtPeriodEnd)
    await recordUsage(transaction, { kind: 'plan_canceled', ...event });
}

async function enterMoney(
  transaction: EntityManager,
  row: SubscriptionRow,
  provider: string,
  invoice: ProviderInvoice,
): Promise<boolean> {
  const entry = {
    userId: row.userId,
    currency: invoice.currency,
    orderId: null,
    subscriptionId: row.id,
    plan: invoice.plan,
    periodStart: invoice.periodStart,
    periodEnd: invoice.periodEnd,
    provider,
    payment: invoice.payment,
    receiptUrl: invoice.receiptUrl,
  } satisfies Partial<LedgerEntry>;
  const { amount, reference, paidAt, payment } = invoice;
  const isNew = await enter(transaction, { ...entry, kind: 'subscription', amount, reference, at: paidAt });
  if (!payment) return isNew;
  await enterRefunds(transaction, { ...entry, payment }, invoice.refunded);
  await enterDisputes(transaction, { ...entry, payment }, invoice.disputes);
  return isNew;
}

/** Returns the paid invoices of the current period, for the plan and its upgrades. */
const invoicesRunningAt = (now: Date, { invoices }: ProviderSubscription): ProviderInvoice[] =>
  invoices.filter(({ amount, periodEnd }) => amount > 0 && periodEnd > now);

/** Returns the reason to end the plan immediately: one of the period's payments is disputed, or all are refunded. */
function earlyEndOf(invoices: ProviderInvoice[]): Subscription['endedBy'] {
  if (invoices.some(isChargedBack)) return 'dispute';
  return invoices.length > 0 && invoices.every(isRefunded) ? 'refund' : null;
}

const isRefunded = ({ amount, refunded }: ProviderInvoice): boolean => refunded >= amount;

/**
 * Returns the end of the last period that is paid and not refunded. Returns null if there is none, or if any payment
 * has a dispute that was not won.
 */
function restoredUntil(invoices: ProviderInvoice[]): Date | null {
  if (invoices.some(isChargedBack)) return null;
  const ends = invoices.filter((invoice) => !isRefunded(invoice)).map(({ periodEnd }) => periodEnd.getTime());
  return ends.length > 0 ? new Date(Math.max(...ends)) : null;
}
