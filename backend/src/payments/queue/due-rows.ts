import type { DataSource } from 'typeorm';
import type { Run } from './payment-runs.service.js';

/** Number of rows claimed and checked concurrently, low enough for the provider's rate limits. */
const AT_ONCE = 4;
/** Failures after which the provider counts as unavailable; the remaining rows wait for the next run. */
const MAX_FAILURES = 20;

export interface DueRows {
  table: 'orders' | 'subscriptions' | 'payment_customers' | 'payment_disputes';
  condition: string;
  /**
   * Column that schedules the row. `check_after`: checked at growing intervals. `cleanup_tried_at`: tried in every run
   * until it succeeds.
   */
  by: 'check_after' | 'cleanup_tried_at';
}

export interface DueRow {
  id: string;
  reference: string;
}

/** SQL that claims a row by postponing its next check: 10 minutes, 20, 40 … up to 12 hours. */
const CLAIM = {
  check_after: `check_after = now() + least(interval '10 minutes' * power(2, least(checks, 10)), interval '12 hours'),
                checks = checks + 1`,
  cleanup_tried_at: 'cleanup_tried_at = now()',
} as const;

/**
 * Runs `work` for each due row. Claims a row by moving it to the end of the line before the provider is called. Every
 * run therefore gets further than the previous one, processes no row twice, and is not blocked by a row that always
 * fails.
 *
 * @throws {AggregateError} with the failures; all other rows were processed
 */
export async function eachDue(
  database: DataSource,
  provider: string,
  due: DueRows,
  { startedAt, until }: Run,
  work: (row: DueRow) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  let rows: DueRow[];
  do {
    rows = await claim(database, provider, due, startedAt);
    const results = await Promise.allSettled(rows.map((row) => work(row)));
    const failed = rows.filter((_, index) => results[index]?.status === 'rejected');
    failures.push(...results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : [])));
    if (due.by === 'check_after') await retryNextRun(database, due, failed);
  } while (rows.length === AT_ONCE && failures.length < MAX_FAILURES && Date.now() < until);
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} of ${due.table} could not be compared`);
}

const keyOf = ({ table }: DueRows): string => (table === 'payment_customers' ? 'reference' : 'id');

async function claim(database: DataSource, provider: string, due: DueRows, startedAt: Date): Promise<DueRow[]> {
  const { table, condition, by } = due;
  const key = keyOf(due);
  const [rows]: [DueRow[], number] = await database.query(
    `UPDATE ${table} SET ${CLAIM[by]} WHERE provider = $1 AND ${key} = ANY (ARRAY(
       SELECT ${key} FROM ${table}
       WHERE provider = $1 AND (${by} IS NULL OR ${by} < $2) AND (${condition})
       ORDER BY ${by} NULLS FIRST LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED
     )) RETURNING ${key}::text AS id, reference`,
    [provider, startedAt],
  );
  return rows;
}

async function retryNextRun(database: DataSource, { table }: DueRows, failed: DueRow[]): Promise<void> {
  if (failed.length === 0) return;
  await database.query(`UPDATE ${table} SET check_after = now(), checks = checks - 1 WHERE id = ANY ($1)`, [
    failed.map(({ id }) => id),
  ]);
}
