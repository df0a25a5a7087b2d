import { changedRows, type Database } from '../../core/sql/sql.js';

export interface DueRows {
  table: 'orders' | 'subscriptions' | 'payment_customers' | 'payment_disputes';
  condition: string;
  /**
   * Column that determines which rows are due: `check_after` for checks at growing intervals, `cleanup_tried_at` for a
   * cleanup that every run tries until it succeeds.
   */
  by: 'check_after' | 'cleanup_tried_at';
}

export interface DueRow {
  id: string;
  reference: string;
}

/** SQL that claims a row. `check_after` postpones the next check by 10 minutes, then 20, then 40 … up to 12 hours. */
const CLAIM = {
  check_after: `check_after = now() + least(interval '10 minutes' * power(2, least(checks, 10)), interval '12 hours'),
                checks = checks + 1`,
  cleanup_tried_at: 'cleanup_tried_at = now()',
} as const;

const keyOf = ({ table }: DueRows): string => (table === 'payment_customers' ? 'reference' : 'id');

/** Concurrent calls claim different rows. */
export const claimDueRows = (
  database: Database,
  { provider, due, startedAt, limit }: { provider: string; due: DueRows; startedAt: Date; limit: number },
): Promise<DueRow[]> => {
  const { table, condition, by } = due;
  const key = keyOf(due);
  return changedRows(
    database,
    `UPDATE ${table} SET ${CLAIM[by]} WHERE provider = $1 AND ${key} = ANY (ARRAY(
       SELECT ${key} FROM ${table}
       WHERE provider = $1 AND (${by} IS NULL OR ${by} < $2) AND (${condition})
       ORDER BY ${by} NULLS FIRST LIMIT ${limit} FOR UPDATE SKIP LOCKED
     )) RETURNING ${key}::text AS id, reference`,
    [provider, startedAt],
  );
};

export const retryNextRun = (
  database: Database,
  { table, ids }: Pick<DueRows, 'table'> & { ids: string[] },
): Promise<unknown> =>
  database.query(`UPDATE ${table} SET check_after = now(), checks = checks - 1 WHERE id = ANY ($1)`, [ids]);

export async function databaseTime(database: Database): Promise<Date> {
  const rows: { now: Date }[] = await database.query('SELECT now() AS now');
  return rows[0]!.now;
}

export interface LeasedRun {
  position: unknown;
  startedAt: Date;
  /** End of the lease, as text, because a `Date` would lose the microseconds. The exact value identifies this run. */
  lease: string;
}

/**
 * Acquires a job's lease for one run.
 * @param length PostgreSQL interval @returns undefined if another run holds the lease
 */
export async function takeLease(
  database: Database,
  { name, length }: { name: string; length: string },
): Promise<LeasedRun | undefined> {
  const rows: LeasedRun[] = await database.query(
    `INSERT INTO payment_runs AS r (name, leased_until) VALUES ($1, now() + interval '${length}')
     ON CONFLICT (name) DO UPDATE SET leased_until = excluded.leased_until WHERE r.leased_until < now()
     RETURNING position, now() AS "startedAt", leased_until::text AS lease`,
    [name],
  );
  return rows[0];
}

interface Lease {
  name: string;
  lease: string;
}

/** Stores the position at which the next run continues, unless another run has taken over the lease. */
export const savePosition = (
  database: Database,
  { name, lease, position }: Lease & { position: object | null },
): Promise<unknown> =>
  database.query('UPDATE payment_runs SET position = $3 WHERE name = $1 AND leased_until = $2::timestamptz', [
    name,
    lease,
    position && JSON.stringify(position),
  ]);

/** Releases the lease, unless another run has taken it over. */
export const endLease = (database: Database, { name, lease }: Lease): Promise<unknown> =>
  database.query(
    `UPDATE payment_runs SET leased_until = '-infinity' WHERE name = $1 AND leased_until = $2::timestamptz`,
    [name, lease],
  );
