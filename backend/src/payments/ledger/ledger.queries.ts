import type { DisputeQuery, StaffDispute } from '@shortlist/shared/contract/console/disputes';
import type { EntityManager } from 'typeorm';
import { countListed, pageOf, patternOf } from '../../core/sql/console-list.js';
import { changedRows, type Database } from '../../core/sql/sql.js';
import type { LedgerEntryRow } from '../tables/ledger-entry.entity.js';
import { usersByEmail } from '../../users/user-search.js';
import type { PaymentDispute } from '../tables/payment-dispute.entity.js';

export type LedgerEntry = Omit<LedgerEntryRow, 'id' | 'createdAt'>;

/**
 * SQL for subscription payments, each with its refunded amount in cents. Excludes disputed payments, which the provider
 * does not refund.
 */
export const SUBSCRIPTION_PAYMENTS = `
  SELECT p.subscription_id, p.payment, p.amount, p.at, p.created_at, refunds.back
  FROM ledger_entries p CROSS JOIN LATERAL (
    SELECT coalesce(-sum(r.amount), 0)::int AS back FROM ledger_entries r
    WHERE r.provider = p.provider AND r.payment = p.payment AND r.kind = 'refund'
  ) refunds WHERE p.kind = 'subscription' AND p.payment IS NOT NULL AND NOT EXISTS (
    SELECT FROM payment_disputes d WHERE d.provider = p.provider AND d.payment = p.payment)`;

/** Inserts a ledger entry. @returns its id; undefined if the entry already exists */
export async function insertEntry(transaction: EntityManager, entry: LedgerEntry): Promise<string | undefined> {
  const rows: { id: string }[] = await transaction.query(
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
  return rows[0]?.id;
}

/**
 * Returns the start of the latest period covered by the subscription's other payments; null if it has no other
 * payments.
 */
export async function findLatestOtherPeriodStart(
  database: Database,
  { subscriptionId, provider, reference }: Pick<LedgerEntry, 'subscriptionId' | 'provider' | 'reference'>,
): Promise<Date | null> {
  const rows: { periodStart: Date | null }[] = await database.query(
    `SELECT max(period_start) AS "periodStart" FROM ledger_entries
     WHERE subscription_id = $1 AND kind = 'subscription' AND (provider, reference) <> ($2, $3)`,
    [subscriptionId, provider, reference],
  );
  return rows[0]!.periodStart;
}

/** Returns the number and the sum of a payment's refunds. The sum is in cents and not positive. */
export async function sumRefunds(
  database: Database,
  { provider, payment }: { provider: string; payment: string },
): Promise<{ entries: number; sum: number }> {
  const rows: { entries: number; sum: number }[] = await database.query(
    `SELECT count(*)::int AS entries, coalesce(sum(amount), 0)::int AS sum FROM ledger_entries
     WHERE provider = $1 AND kind = 'refund' AND payment = $2`,
    [provider, payment],
  );
  return rows[0]!;
}

/** Inserts a dispute, or stores the new state of a known one. @returns its id */
export async function putDispute(
  transaction: EntityManager,
  dispute: Pick<
    PaymentDispute,
    | 'provider'
    | 'reference'
    | 'payment'
    | 'userId'
    | 'orderId'
    | 'subscriptionId'
    | 'state'
    | 'amount'
    | 'currency'
    | 'openedAt'
  >,
): Promise<string> {
  const rows: { id: string }[] = await transaction.query(
    `INSERT INTO payment_disputes (provider, reference, payment, user_id, order_id, subscription_id, state, amount,
       currency, opened_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     ON CONFLICT (provider, reference) DO UPDATE SET state = excluded.state, updated_at = now()
     RETURNING id`,
    [
      dispute.provider,
      dispute.reference,
      dispute.payment,
      dispute.userId,
      dispute.orderId,
      dispute.subscriptionId,
      dispute.state,
      dispute.amount,
      dispute.currency,
      dispute.openedAt,
    ],
  );
  return rows[0]!.id;
}

export type DisputeRow = Omit<StaffDispute, 'openedAt' | 'updatedAt' | 'clearedAt'> & {
  openedAt: Date;
  updatedAt: Date;
  clearedAt: Date | null;
};

const FROM_DISPUTES = `
  FROM payment_disputes d LEFT JOIN users u ON u.id = d.user_id LEFT JOIN staff s ON s.id = d.cleared_by`;
const DISPUTES = `
  SELECT d.id, d.state, d.amount, d.currency, d.reference, d.payment, d.opened_at AS "openedAt",
         d.updated_at AS "updatedAt", d.cleared_at AS "clearedAt", s.username AS "clearedBy",
         CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'email', u.email) END AS user
  ${FROM_DISPUTES}`;

const ORDER = {
  openedAt: 'd.opened_at',
  updatedAt: 'd.updated_at',
  state: 'd.state',
  amount: 'd.amount',
} as const satisfies Record<DisputeQuery['sort'], string>;

/** `q` matches part of the user's email address, or the complete id of a dispute or payment. */
const matching = ({ q }: Pick<DisputeQuery, 'q'>): string => `
  ($1::text IS NULL OR d.state = $1)
  ${q === '' ? '' : `AND (d.user_id = ANY (${usersByEmail('$2')}) OR d.reference = $3 OR d.payment = $3)`}`;

export async function listDisputes(
  database: Database,
  query: DisputeQuery,
): Promise<{ rows: DisputeRow[]; total: number }> {
  const { sort, order, q, state } = query;
  const [limit, offset] = pageOf(query);
  const filter = [state ?? null, ...(q === '' ? [] : [patternOf(q), q])];
  const [rows, counts] = await Promise.all([
    database.query<DisputeRow[]>(
      `${DISPUTES} WHERE ${matching(query)} ORDER BY ${ORDER[sort]} ${order}, d.id LIMIT ${limit} OFFSET ${offset}`,
      filter,
    ),
    database.query<{ total: number }[]>(countListed(`${FROM_DISPUTES} WHERE ${matching(query)}`), filter),
  ]);
  return { rows, total: counts[0]!.total };
}

export async function findDispute(database: Database, id: string): Promise<DisputeRow | undefined> {
  const rows: DisputeRow[] = await database.query(`${DISPUTES} WHERE d.id = $1`, [id]);
  return rows[0];
}

/** Marks a dispute as cleared, or removes that mark. @returns undefined if nothing changed */
export async function setCleared(
  transaction: EntityManager,
  { id, isCleared, staffId }: { id: string; isCleared: boolean; staffId: string },
): Promise<{ reference: string; userId: string | null } | undefined> {
  const [changed] = await changedRows<{ reference: string; userId: string | null }>(
    transaction,
    isCleared
      ? `UPDATE payment_disputes SET cleared_at = now(), cleared_by = $2 WHERE id = $1 AND cleared_at IS NULL
         RETURNING reference, user_id AS "userId"`
      : `UPDATE payment_disputes SET cleared_at = NULL, cleared_by = NULL
         WHERE id = $1 AND cleared_at IS NOT NULL AND $2::uuid IS NOT NULL
         RETURNING reference, user_id AS "userId"`,
    [id, staffId],
  );
  return changed;
}
