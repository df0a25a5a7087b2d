import type { Database } from '../../core/sql/sql.js';
import { claimDueRows, retryNextRun, type DueRow, type DueRows } from './queue.queries.js';
import type { Run } from './payment-runs.service.js';

/** Number of rows claimed and checked concurrently, low enough for the provider's rate limits. */
const AT_ONCE = 4;
/** Number of failures after which the provider counts as unavailable. The remaining rows wait for the next run. */
const MAX_FAILURES = 20;

/**
 * Runs `work` for each due row. Claims a row by postponing its next check before the provider is called. Therefore,
 * each run makes progress, no row is processed twice, and a row that always fails does not block other rows.
 * @throws {AggregateError} with all failures, at the end of the run
 */
export async function eachDue(
  database: Database,
  provider: string,
  due: DueRows,
  { startedAt, until }: Run,
  work: (row: DueRow) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  let rows: DueRow[];
  do {
    rows = await claimDueRows(database, { provider, due, startedAt, limit: AT_ONCE });
    const results = await Promise.allSettled(rows.map((row) => work(row)));
    const failed = rows.filter((_, index) => results[index]?.status === 'rejected');
    failures.push(...results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : [])));
    if (due.by === 'check_after' && failed.length > 0)
      await retryNextRun(database, { table: due.table, ids: failed.map(({ id }) => id) });
  } while (rows.length === AT_ONCE && failures.length < MAX_FAILURES && Date.now() < until);
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} of ${due.table} could not be compared`);
}
