import { countChanged, type Database } from '../core/sql/sql.js';

/** Key and window length of a count in `sign_in_attempts`. */
interface Count {
  key: string;
  minutes: number;
}

/** Commits without waiting for the disk. If the database crashes, the counts of the last second may be lost. */
const WITHOUT_DISK = `WITH without_disk AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true))`;

/** Adds attempts to the current window's count. @returns the count and the seconds until the window ends */
export async function addToCount(
  database: Database,
  { key, minutes, more }: Count & { more: number },
): Promise<{ count: number; wait: number }> {
  const rows: { count: number; wait: number }[] = await database.query(
    `${WITHOUT_DISK}
     INSERT INTO sign_in_attempts AS a (key, count, window_ends_at)
     SELECT $1, $3::int, now() + make_interval(mins => $2) FROM without_disk
     ON CONFLICT (key) DO UPDATE SET
       count = CASE WHEN a.window_ends_at < now() THEN $3::int ELSE a.count + $3::int END,
       window_ends_at = CASE WHEN a.window_ends_at < now() THEN excluded.window_ends_at ELSE a.window_ends_at END
     RETURNING count, extract(epoch FROM window_ends_at - now())::float8 AS wait`,
    [key, minutes, more],
  );
  return rows[0]!;
}

/** A counted attempt, which `releaseTaken` can subtract from the count. */
export interface Taken {
  key: string;
  /** Time at which the count's window ends, in PostgreSQL's text format. */
  window: string;
}

/** Adds one attempt to a count. If the count has reached `times`, adds nothing and returns undefined. */
export async function takeFromLimit(
  database: Database,
  { key, minutes, times }: Count & { times: number },
): Promise<Taken | undefined> {
  const taken: Taken[] = await database.query(
    `${WITHOUT_DISK}
     INSERT INTO sign_in_attempts AS a (key, count, window_ends_at)
     SELECT $1, 1, now() + make_interval(mins => $2) FROM without_disk
     ON CONFLICT (key) DO UPDATE SET
       count = CASE WHEN a.window_ends_at < now() THEN 1 ELSE a.count + 1 END,
       window_ends_at = CASE WHEN a.window_ends_at < now() THEN excluded.window_ends_at ELSE a.window_ends_at END
     WHERE a.window_ends_at < now() OR a.count < $3
     RETURNING key, window_ends_at::text AS "window"`,
    [key, minutes, times],
  );
  return taken[0];
}

/** Subtracts attempts from their counts, unless a later window has started. */
export const releaseTaken = (database: Database, taken: Taken[]): Promise<number> =>
  countChanged(
    database,
    `UPDATE sign_in_attempts a SET count = count - 1
     FROM unnest($1::text[], $2::timestamptz[]) AS t (key, window_ends_at)
     WHERE a.key = t.key AND a.window_ends_at = t.window_ends_at AND a.count > 0`,
    [taken.map(({ key }) => key), taken.map(({ window }) => window)],
  );

export const releaseCounts = (database: Database, keys: string[]): Promise<number> =>
  countChanged(
    database,
    'UPDATE sign_in_attempts SET count = count - 1 WHERE key = ANY ($1) AND count > 0 AND window_ends_at > now()',
    [keys],
  );

interface Threshold {
  key: string;
  times: number;
}

/** Returns the seconds until both `limit` and `siteLimit` allow an attempt; undefined if both allow one now. */
export async function findExhaustedWait(
  database: Database,
  limit: Threshold,
  siteLimit: Threshold | undefined,
): Promise<number | undefined> {
  const rows: { wait: number }[] = await database.query(
    `SELECT extract(epoch FROM window_ends_at - now())::float8 AS wait FROM sign_in_attempts
     WHERE (key = $1 AND count >= $2 OR key = $3 AND count >= $4) AND window_ends_at > now()
     ORDER BY wait DESC`,
    [limit.key, limit.times, siteLimit?.key ?? null, siteLimit?.times ?? null],
  );
  return rows[0]?.wait;
}

/** Records that the network belongs to the account's owner. The record expires after the given number of days. */
export const putKnownNetwork = (database: Database, { key, days }: { key: string; days: number }): Promise<unknown> =>
  database.query(
    `INSERT INTO sign_in_attempts (key, count, window_ends_at) VALUES ($1, 0, now() + make_interval(days => $2))
     ON CONFLICT (key) DO UPDATE SET window_ends_at = excluded.window_ends_at`,
    [key, days],
  );

export async function isKnownNetwork(database: Database, key: string): Promise<boolean> {
  const rows: unknown[] = await database.query(
    'SELECT 1 FROM sign_in_attempts WHERE key = $1 AND window_ends_at > now()',
    [key],
  );
  return rows.length > 0;
}

interface Delays {
  key: string;
  /** Number of attempts without a delay. */
  freeAttempts: number;
  /** Maximum delay in seconds. */
  maxDelay: number;
  /** Seconds without attempts after which the count starts over. */
  resetAfter: number;
}

/** Time of the next allowed attempt. The window ends `resetAfter` ($2) seconds after the last attempt. */
const NEXT_ATTEMPT = `a.window_ends_at - make_interval(secs => $2) + make_interval(secs =>
  CASE WHEN a.count < $3 THEN 0 ELSE least(power(2, least(a.count - $3, 20)), $4) END)`;

/**
 * Admits an attempt and starts the next delay in one statement, so that only one of several concurrent attempts passes
 * once delays apply.
 * @returns false if the attempt is too early
 */
export async function admitAttempt(
  database: Database,
  { key, resetAfter, freeAttempts, maxDelay }: Delays,
): Promise<boolean> {
  const admitted: unknown[] = await database.query(
    `INSERT INTO sign_in_attempts AS a (key, count, window_ends_at) VALUES ($1, 1, now() + make_interval(secs => $2))
     ON CONFLICT (key) DO UPDATE SET
       count = CASE WHEN a.window_ends_at < now() THEN 1 ELSE a.count + 1 END,
       window_ends_at = excluded.window_ends_at
     WHERE a.window_ends_at < now() OR ${NEXT_ATTEMPT} <= now()
     RETURNING 1`,
    [key, resetAfter, freeAttempts, maxDelay],
  );
  return admitted.length > 0;
}

/** Returns the seconds until the next allowed attempt; undefined if no attempts are counted. */
export async function findDelay(
  database: Database,
  { key, resetAfter, freeAttempts, maxDelay }: Delays,
): Promise<number | undefined> {
  const rows: { wait: number }[] = await database.query(
    `SELECT extract(epoch FROM ${NEXT_ATTEMPT} - now())::float8 AS wait FROM sign_in_attempts a WHERE key = $1`,
    [key, resetAfter, freeAttempts, maxDelay],
  );
  return rows[0]?.wait;
}
