import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { GRACE_DAYS } from '@shortlist/shared/product/plans';
import { DataSource, type EntityManager } from 'typeorm';
import { recordUsage } from '../../analytics/record-usage.js';
import { subscriptionEmailKind, type KnownSubscription } from '../emails/subscription-email-kind.js';
import { enqueuePaymentEmail } from '../emails/enqueue-payment-email.js';
import { commitPromo, releasePromo } from '../../promo/redemption.js';
import { enterDisputes, isChargedBack } from '../ledger/disputes.js';
import { enter, enterRefunds } from '../ledger/ledger.js';
import type { LedgerEntry } from '../ledger/ledger.queries.js';
import type { ProviderInvoice, ProviderSubscription } from '../stripe/provider-objects.js';
import { StripeProvider } from '../stripe/stripe-provider.js';
import { MAX_WRITES, ProviderStateWriter, type AlsoWrite, type Written } from '../ledger/provider-state-writer.js';

/** The reason why a subscription ended before its period did. */
type EarlyEnd = 'dispute' | 'refund';

interface SubscriptionRow extends KnownSubscription {
  id: string;
  ended_by: EarlyEnd | null;
  user_id: string | null;
  /** Cents that a promo code takes off the first invoice. */
  discount: number;
}

/** A subscription's row as read before the provider's state. */
interface FoundSubscription {
  id: string;
  reference: string;
  /** Incremented by every written state. */
  lockVersion: number;
}

/** Updates subscriptions to their state at the provider. */
@Injectable()
export class SubscriptionSettlement {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly provider: StripeProvider,
    private readonly writer: ProviderStateWriter,
  ) {}

  /** Re-reads a subscription from the provider. Returns false if it is not ours. */
  settle(reference: string, also?: AlsoWrite): Promise<boolean> {
    return this.settleWhere('reference = $2', reference, also);
  }

  /** Settles the subscription of a payment in the ledger. Returns false if the payment belongs to no subscription. */
  settlePayment(payment: string, also?: AlsoWrite): Promise<boolean> {
    const isPaid = 'id = (SELECT subscription_id FROM ledger_entries WHERE provider = $1 AND payment = $2 LIMIT 1)';
    return this.settleWhere(isPaid, payment, also);
  }

  private async settleWhere(condition: string, reference: string, also?: AlsoWrite): Promise<boolean> {
    const { name } = this.provider;
    for (let writes = 0; writes < MAX_WRITES; writes++) {
      const [found]: FoundSubscription[] = await this.database.query(
        `SELECT id, reference, lock_version AS "lockVersion" FROM subscriptions WHERE provider = $1 AND ${condition}`,
        [name, reference],
      );
      if (!found) return false;
      const now = await this.provider.readSubscription(found.reference);
      const apply = (transaction: EntityManager) => applySubscription(transaction, found, name, now);
      if (await this.writer.write(apply, also)) return true;
    }
    throw new Error('a subscription kept changing during its settlement');
  }
}

/**
 * Applies the provider's state to the row. A subscription that has ended in our rows stays ended: a later job cancels
 * it at the provider and refunds late payments.
 */
async function applySubscription(
  transaction: EntityManager,
  { id, lockVersion }: FoundSubscription,
  provider: string,
  now: ProviderSubscription,
): Promise<Written> {
  const [[row]]: [SubscriptionRow[], number] = await transaction.query(
    `UPDATE subscriptions SET lock_version = lock_version + 1 WHERE id = $1 AND lock_version = $2
     RETURNING id, user_id, state, discount, cancels_at_period_end, refund_requested_at, ended_by`,
    [id, lockVersion],
  );
  if (!row) return undefined;
  const wasOver = row.state === 'canceled';
  const runningInvoices = invoicesRunningAt(new Date(), now);
  const endsBy = wasOver || now.state === 'canceled' ? null : earlyEndOf(runningInvoices);
  const endedBy = row.ended_by ?? endsBy;
  const state = wasOver || endsBy ? 'canceled' : now.state;
  await transaction.query(
    `UPDATE subscriptions SET plan = $2, next_plan = $3, state = $4, period_start = $5, period_end = $6,
       cancels_at_period_end = $7,
       canceled_at = CASE WHEN $4 = 'canceled' THEN canceled_at WHEN $7 THEN coalesce(canceled_at, now()) END,
       grace_until = CASE WHEN $4 = 'past_due' THEN $5::timestamptz + make_interval(days => $8) END,
       ended_at = CASE WHEN $4 = 'canceled' THEN coalesce(ended_at, now()) END,
       ended_at_provider = $9, ended_by = $10, restored_until = $11,
       checks = CASE WHEN state <> $4 OR period_end IS DISTINCT FROM $6::timestamptz THEN 0 ELSE checks END,
       check_after = CASE WHEN state <> $4 OR period_end IS DISTINCT FROM $6::timestamptz THEN '-infinity'
                          ELSE check_after END,
       updated_at = now()
     WHERE id = $1`,
    [
      row.id,
      now.plan,
      now.nextPlan,
      state,
      now.periodStart,
      now.periodEnd,
      now.cancelsAtPeriodEnd,
      GRACE_DAYS,
      now.state === 'canceled',
      endedBy,
      endedBy === 'dispute' && !row.refund_requested_at ? restoredUntil(runningInvoices) : null,
    ],
  );
  const news = endsBy ? undefined : subscriptionEmailKind(row, now);
  if (news) await enqueuePaymentEmail(transaction, { kind: news, userId: row.user_id, subscriptionId: row.id });
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
  // A plan with a dispute of an earlier period must not renew.
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
  const event = { label: plan, userId: before.user_id };
  if (state === 'canceled') await recordUsage(transaction, { kind: 'plan_ended', ...event });
  else if (cancelsAtPeriodEnd && !before.cancels_at_period_end)
    await recordUsage(transaction, { kind: 'plan_canceled', ...event });
}

/** Enters payments and refunds into the ledger. Returns whether a payment is new. */
async function enterMoney(
  transaction: EntityManager,
  row: SubscriptionRow,
  provider: string,
  invoice: ProviderInvoice,
): Promise<boolean> {
  const entry = {
    userId: row.user_id,
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

/** Returns the paid invoices of the current period: the first one and upgrades. */
const invoicesRunningAt = (now: Date, { invoices }: ProviderSubscription): ProviderInvoice[] =>
  invoices.filter(({ amount, periodEnd }) => amount > 0 && periodEnd > now);

/** Returns why the plan must end at once: a payment of the period is disputed, or all are refunded. */
function earlyEndOf(invoices: ProviderInvoice[]): EarlyEnd | null {
  if (invoices.some(isChargedBack)) return 'dispute';
  return invoices.length > 0 && invoices.every(isRefunded) ? 'refund' : null;
}

const isRefunded = ({ amount, refunded }: ProviderInvoice): boolean => refunded >= amount;

/** Returns the end of the last paid, not refunded period; null while a dispute is open or lost. */
function restoredUntil(invoices: ProviderInvoice[]): Date | null {
  if (invoices.some(isChargedBack)) return null;
  const ends = invoices.filter((invoice) => !isRefunded(invoice)).map(({ periodEnd }) => periodEnd.getTime());
  return ends.length > 0 ? new Date(Math.max(...ends)) : null;
}
