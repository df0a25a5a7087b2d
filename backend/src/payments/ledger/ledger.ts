import type { EntityManager } from 'typeorm';
import { ledgerDollars, ledgerEntries } from '../../core/metrics/payments.js';
import { recordUsage } from '../../usage/record-usage.js';
import { enqueuePaymentEmail } from '../emails/enqueue-payment-email.js';
import { findLatestOtherPeriodStart, insertEntry, sumRefunds, type LedgerEntry } from './ledger.queries.js';

const CENTS_PER_DOLLAR = 100;

/**
 * Adds a ledger entry; the database rejects updates and deletions of entries. Revenue is the sum of all entries.
 * Returns whether the entry is new.
 */
export async function enter(manager: EntityManager, entry: LedgerEntry): Promise<boolean> {
  const id = await insertEntry(manager, entry);
  if (id === undefined) return false;
  ledgerEntries.inc({ kind: entry.kind });
  ledgerDollars.inc({ kind: entry.kind }, Math.abs(entry.amount) / CENTS_PER_DOLLAR);
  await recordMoney(manager, entry);
  const kind = mailAbout(entry);
  if (kind) await enqueuePaymentEmail(manager, { kind, userId: entry.userId, ledgerEntryId: id });
  return true;
}

/**
 * Records usage events, such as `paid`, for a ledger entry. Records none for free downloads or for refunds that a bank
 * sent back.
 */
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

/**
 * Returns the usage event to record for a plan's payment: the start or a renewal of the plan. Returns undefined for a
 * later payment in the same period, such as an upgrade's price difference.
 */
async function periodEvent(
  manager: EntityManager,
  entry: LedgerEntry,
): Promise<'plan_started' | 'plan_renewed' | undefined> {
  const earlier = await findLatestOtherPeriodStart(manager, entry);
  if (!earlier) return 'plan_started';
  return entry.periodStart && entry.periodStart > earlier ? 'plan_renewed' : undefined;
}

function mailAbout({ kind, amount }: LedgerEntry): 'receipt' | 'refund' | undefined {
  if (kind === 'download' || kind === 'subscription') return 'receipt';
  // A refund that a bank sent back causes no email, and disputes have emails of their own.
  return kind === 'refund' && amount < 0 ? 'refund' : undefined;
}

/**
 * Adds one entry for the difference between the refunds in the ledger and those at the provider. The amount is positive
 * if a bank sent a refund back. The caller must hold the purchase's lock.
 *
 * @param refunded total cents refunded at the provider
 */
export async function enterRefunds(
  manager: EntityManager,
  purchase: Omit<LedgerEntry, 'kind' | 'amount' | 'reference' | 'at' | 'payment'> & { payment: string },
  refunded: number,
): Promise<void> {
  const { entries, sum } = await sumRefunds(manager, purchase);
  const missing = refunded + sum;
  if (missing === 0) return;
  const reference = `${purchase.payment}#${entries + 1}`;
  await enter(manager, { ...purchase, kind: 'refund', amount: -missing, reference, at: new Date() });
}
