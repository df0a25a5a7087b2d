import type { PaidPlan } from '@shortlist/shared/contract/account/payments';
import type { EntityManager } from 'typeorm';
import { recordUsage } from '../../usage/record-usage.js';
import { enqueuePaymentEmail } from '../emails/enqueue-payment-email.js';

export interface LedgerEntry {
  userId: string | null;
  /** `dispute`: money withdrawn or paid back by the card's bank; `dispute_fee`: the provider's fee for a dispute. */
  kind: 'download' | 'subscription' | 'refund' | 'dispute' | 'dispute_fee';
  /** Cents; negative for money that was returned. */
  amount: number;
  currency: string;
  orderId: string | null;
  subscriptionId: string | null;
  plan: PaidPlan | null;
  periodStart: Date | null;
  periodEnd: Date | null;
  provider: string;
  /** The provider's id of the payment or invoice. Prevents duplicate entries. */
  reference: string;
  payment: string | null;
  receiptUrl: string | null;
  at: Date;
}

/**
 * SQL for subscription payments with their refunded cents. Excludes disputed payments, which the provider does not
 * refund.
 */
export const SUBSCRIPTION_PAYMENTS = `
  SELECT p.subscription_id, p.payment, p.amount, p.at, p.created_at, refunds.back
  FROM ledger_entries p CROSS JOIN LATERAL (
    SELECT coalesce(-sum(r.amount), 0)::int AS back FROM ledger_entries r
    WHERE r.provider = p.provider AND r.payment = p.payment AND r.kind = 'refund'
  ) refunds WHERE p.kind = 'subscription' AND p.payment IS NOT NULL AND NOT EXISTS (
    SELECT FROM payment_disputes d WHERE d.provider = p.provider AND d.payment = p.payment)`;

/**
 * Adds an entry; the database rejects updates and deletions. Revenue is the sum of all entries. Returns whether the
 * entry is new.
 */
export async function enter(manager: EntityManager, entry: LedgerEntry): Promise<boolean> {
  const rows: { id: string }[] = await manager.query(
    `INSERT INTO ledger_entries (user_id, kind, amount, currency, order_id, subscription_id, plan, period_start,
       period_end, provider, reference, payment, receipt_url, at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
     ON CONFLICT (provider, kind, reference) DO NOTHING
     RETURNING id`,
    [
      entry.userId,
      entry.kind,
      entry.amount,
      entry.currency,
      entry.orderId,
      entry.subscriptionId,
      entry.plan,
      entry.periodStart,
      entry.periodEnd,
      entry.provider,
      entry.reference,
      entry.payment,
      entry.receiptUrl,
      entry.at,
    ],
  );
  const [entered] = rows;
  if (!entered) return false;
  await recordMoney(manager, entry);
  const kind = mailAbout(entry);
  if (kind) await enqueuePaymentEmail(manager, { kind, userId: entry.userId, ledgerEntryId: entered.id });
  return true;
}

/** Records the usage event of an entry. Skips free downloads, and refunds that a bank returned to us. */
async function recordMoney(manager: EntityManager, entry: LedgerEntry): Promise<void> {
  const { kind, amount, userId, plan } = entry;
  const label = plan ?? 'download';
  if (kind === 'refund' && amount < 0) await recordUsage(manager, { kind: 'refunded', label, userId });
  if (kind !== 'download' && kind !== 'subscription') return;
  if (amount > 0) await recordUsage(manager, { kind: 'paid', label, userId });
  if (plan === null) return;
  const event = await periodEvent(manager, entry);
  if (event) await recordUsage(manager, { kind: event, label: plan, userId });
}

/** Returns undefined for a later payment of the same period, such as an upgrade's price difference. */
async function periodEvent(
  manager: EntityManager,
  { provider, reference, subscriptionId, periodStart }: LedgerEntry,
): Promise<'plan_started' | 'plan_renewed' | undefined> {
  const [earlier]: { periodStart: Date | null }[] = await manager.query(
    `SELECT max(period_start) AS "periodStart" FROM ledger_entries
     WHERE subscription_id = $1 AND kind = 'subscription' AND (provider, reference) <> ($2, $3)`,
    [subscriptionId, provider, reference],
  );
  if (!earlier?.periodStart) return 'plan_started';
  return periodStart && periodStart > earlier.periodStart ? 'plan_renewed' : undefined;
}

function mailAbout({ kind, amount }: LedgerEntry): 'receipt' | 'refund' | undefined {
  if (kind === 'download' || kind === 'subscription') return 'receipt';
  // A refund that a bank returned to us has no email, and disputes have their own.
  return kind === 'refund' && amount < 0 ? 'refund' : undefined;
}

/**
 * Adds one entry for the difference between the ledger's refunds and the provider's, positive if a bank returned a
 * refund. The caller must hold the purchase's lock.
 *
 * @param refunded total cents refunded at the provider
 */
export async function enterRefunds(
  manager: EntityManager,
  purchase: Omit<LedgerEntry, 'kind' | 'amount' | 'reference' | 'at' | 'payment'> & { payment: string },
  refunded: number,
): Promise<void> {
  const rows: { entries: number; sum: number }[] = await manager.query(
    `SELECT count(*)::int AS entries, coalesce(sum(amount), 0)::int AS sum FROM ledger_entries
     WHERE provider = $1 AND kind = 'refund' AND payment = $2`,
    [purchase.provider, purchase.payment],
  );
  const { entries = 0, sum = 0 } = rows[0] ?? {};
  const missing = refunded + sum;
  if (missing === 0) return;
  const reference = `${purchase.payment}#${entries + 1}`;
  await enter(manager, { ...purchase, kind: 'refund', amount: -missing, reference, at: new Date() });
}
