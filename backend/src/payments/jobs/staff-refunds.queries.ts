import type { Database } from '../../core/sql/sql.js';

export interface OpenRefund {
  payment: string;
  /** Amount to refund, in cents. */
  amount: number;
  refundedBefore: number;
}

export async function findOpenRefund(
  database: Database,
  { id, provider }: { id: string; provider: string },
): Promise<OpenRefund | undefined> {
  const rows: OpenRefund[] = await database.query(
    `SELECT l.payment, r.amount, r.refunded_before AS "refundedBefore"
     FROM staff_refunds r JOIN ledger_entries l ON l.id = r.ledger_entry_id
     WHERE r.id = $1 AND r.state = 'open' AND l.provider = $2`,
    [id, provider],
  );
  return rows[0];
}

export async function listOpenRefunds(
  database: Database,
  { provider, limit }: { provider: string; limit: number },
): Promise<string[]> {
  const rows: { id: string }[] = await database.query(
    `SELECT r.id FROM staff_refunds r JOIN ledger_entries l ON l.id = r.ledger_entry_id
     WHERE r.state = 'open' AND l.provider = $1 ORDER BY r.created_at LIMIT ${limit}`,
    [provider],
  );
  return rows.map(({ id }) => id);
}

/** Marks an open refund as made if the ledger contains it, else as refused. */
export const finishRefund = (
  database: Database,
  { id, provider, payment }: { id: string; provider: string; payment: string },
): Promise<unknown> =>
  database.query(
    `UPDATE staff_refunds SET finished_at = now(), state = CASE WHEN (
       SELECT coalesce(-sum(amount), 0) FROM ledger_entries WHERE provider = $2 AND payment = $3 AND kind = 'refund'
     ) >= refunded_before + amount THEN 'made' ELSE 'refused' END
     WHERE id = $1 AND state = 'open'`,
    [id, provider, payment],
  );
