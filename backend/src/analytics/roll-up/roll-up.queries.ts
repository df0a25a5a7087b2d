import { BUILDER_PAGES } from '@shortlist/shared/product/pages';
import type { EntityManager } from 'typeorm';
import type { Database } from '../../core/sql/sql.js';

/**
 * A query for the figures of one day. `sql` selects `metric`, `hour`, `label` and `value`; $1 is the start of the day,
 * $2 the start of the next day. docs/metrics.md defines every figure.
 */
export interface Source {
  metrics: readonly string[];
  sql: string;
}

const PAGES = BUILDER_PAGES.map((page) => `'${page}'`).join(', ');

/**
 * Counts each visitor or user once a day, in the hour of the first event, so that a day's hourly figures add up to the
 * day's distinct count.
 */
const firstOfDay = (metric: string, subject: 'visitor' | 'user_id', condition: string): string =>
  `SELECT '${metric}', first, '', count(*) FROM (
     SELECT date_trunc('hour', min(at), 'UTC') AS first FROM events
     WHERE ${condition} AND ${subject} IS NOT NULL GROUP BY ${subject}
   ) AS each_one GROUP BY first`;

const firstOfDayByLabel = (metric: string, subject: 'visitor', condition: string): string =>
  `SELECT '${metric}', first, label, count(*) FROM (
     SELECT date_trunc('hour', min(at), 'UTC') AS first, label FROM events
     WHERE ${condition} AND ${subject} IS NOT NULL GROUP BY ${subject}, label
   ) AS each_one GROUP BY first, label`;

const countOf = (metric: string, condition: string): string =>
  `SELECT '${metric}', hour, '', count(*) FROM events WHERE ${condition} GROUP BY hour`;

const countByLabel = (metric: string, condition: string): string =>
  `SELECT '${metric}', hour, label, count(*) FROM events WHERE ${condition} GROUP BY hour, label`;

const EVENTS = `
  WITH events AS (
    SELECT at, date_trunc('hour', at, 'UTC') AS hour, kind, label, user_id, visitor
    FROM usage_events WHERE at >= $1 AND at < $2
  )
  ${[
    countOf('views', `kind = 'page_view'`),
    countByLabel('page_views', `kind = 'page_view'`),
    firstOfDay('visitors', 'visitor', `kind = 'page_view'`),
    firstOfDayByLabel('page_visitors', 'visitor', `kind = 'page_view'`),
    firstOfDay('builder_visitors', 'visitor', `kind = 'page_view' AND label IN (${PAGES})`),
    firstOfDay('saving_visitors', 'visitor', `kind = 'first_save'`),
    `SELECT 'hour_visitors', hour, '', count(DISTINCT visitor) FROM events WHERE visitor IS NOT NULL GROUP BY hour`,
    countOf('sign_ups', `kind = 'signed_up'`),
    countOf('resumes_created', `kind = 'resume_created'`),
    countOf('resume_saves', `kind = 'resume_saved'`),
    countByLabel('exports', `kind = 'exported'`),
    firstOfDay('checkout_accounts', 'user_id', `kind = 'checkout_started'`),
    firstOfDay('paying_accounts', 'user_id', `kind = 'paid'`),
    countByLabel('plans_started', `kind = 'plan_started'`),
    countByLabel('plans_renewed', `kind = 'plan_renewed'`),
    countByLabel('plans_canceled', `kind = 'plan_canceled'`),
    countByLabel('plans_ended', `kind = 'plan_ended'`),
    countByLabel('ai_uses', `kind = 'ai_used'`),
  ].join('\n  UNION ALL ')}`;

/** Amounts are in cents, dated by the provider's payment time. */
const MONEY = `
  WITH entries AS (
    SELECT date_trunc('hour', at, 'UTC') AS hour, kind, coalesce(plan, 'download') AS product, amount
    FROM ledger_entries WHERE at >= $1 AND at < $2
  )
  SELECT 'payments', hour, product, count(*) FROM entries
  WHERE kind IN ('download', 'subscription') AND amount > 0 GROUP BY hour, product
  UNION ALL SELECT 'free_downloads', hour, '', count(*) FROM entries
  WHERE kind = 'download' AND amount = 0 GROUP BY hour
  UNION ALL SELECT 'gross', hour, product, sum(amount) FROM entries
  WHERE kind IN ('download', 'subscription') GROUP BY hour, product
  UNION ALL SELECT 'refunds', hour, product, sum(amount) FROM entries WHERE kind = 'refund' GROUP BY hour, product
  UNION ALL SELECT 'disputes', hour, product, sum(amount) FROM entries
  WHERE kind IN ('dispute', 'dispute_fee') GROUP BY hour, product`;

/** Costs are in millionths of a dollar. */
const MODEL_CALLS = `
  WITH calls AS (
    SELECT date_trunc('hour', created_at, 'UTC') AS hour, model, outcome, cost_micros
    FROM ai_calls WHERE created_at >= $1 AND created_at < $2
  )
  SELECT 'model_calls', hour, outcome, count(*) FROM calls GROUP BY hour, outcome
  UNION ALL SELECT 'model_cost', hour, model, sum(cost_micros) FROM calls GROUP BY hour, model`;

export const EVENT_SOURCE: Source = {
  metrics: [
    ...['views', 'page_views', 'visitors', 'page_visitors', 'builder_visitors', 'saving_visitors', 'hour_visitors'],
    ...['sign_ups', 'resumes_created', 'resume_saves', 'exports', 'checkout_accounts', 'paying_accounts'],
    ...['plans_started', 'plans_renewed', 'plans_canceled', 'plans_ended', 'ai_uses'],
  ],
  sql: EVENTS,
};

export const MONEY_SOURCE: Source = {
  metrics: ['payments', 'free_downloads', 'gross', 'refunds', 'disputes'],
  sql: MONEY,
};

export const MODEL_SOURCE: Source = { metrics: ['model_calls', 'model_cost'], sql: MODEL_CALLS };

const TOTALS: Readonly<Record<string, string>> = {
  users: 'SELECT count(*) FROM users WHERE closed_at IS NULL',
  active_users: `SELECT count(DISTINCT d.user_id) FROM account_days d JOIN users u ON u.id = d.user_id
    WHERE d.day > (now() AT TIME ZONE 'UTC')::date - 30 AND u.closed_at IS NULL`,
  resumes: 'SELECT count(*) FROM resumes WHERE deleted_at IS NULL',
  paid_downloads: `SELECT count(*) FROM ledger_entries WHERE kind = 'download' AND amount > 0`,
  download_gross: `SELECT coalesce(sum(amount), 0) FROM ledger_entries WHERE kind = 'download'`,
  revenue: 'SELECT coalesce(sum(amount), 0) FROM ledger_entries',
  paying_users: `SELECT count(DISTINCT l.user_id) FROM ledger_entries l JOIN users u ON u.id = l.user_id
    WHERE l.amount > 0 AND l.kind IN ('download', 'subscription') AND u.closed_at IS NULL`,
};

/**
 * For each sign-up week, counts the accounts that were active in that week and in each later week. `day` is the Monday
 * of the sign-up week; the label is the number of weeks since then. Excludes deleted accounts. $1 is the first Monday.
 */
const RETENTION = `
  WITH cohorts AS (
    SELECT id, date_trunc('week', created_at, 'UTC')::timestamptz AS signed_up
    FROM users WHERE closed_at IS NULL AND created_at >= $1
  ), used AS (
    SELECT DISTINCT c.id, c.signed_up,
      ((date_trunc('week', d.day::timestamp)::date - (c.signed_up AT TIME ZONE 'UTC')::date) / 7) AS week
    FROM cohorts c JOIN account_days d ON d.user_id = c.id
  )
  SELECT (signed_up AT TIME ZONE 'UTC')::date AS day, 'retention' AS metric, week::text AS label, count(*) AS value
  FROM used WHERE week >= 0 GROUP BY signed_up, week
  UNION ALL
  SELECT (signed_up AT TIME ZONE 'UTC')::date, 'signed_up_in_week', '', count(*) FROM cohorts GROUP BY signed_up`;

/** Waits until no other process is computing figures. Then holds the advisory lock until the transaction ends. */
export const lockRollUps = (transaction: EntityManager, lock: number): Promise<unknown> =>
  transaction.query('SELECT pg_advisory_xact_lock($1)', [lock]);

/** @param to exclusive end: the start of the next day */
export async function replaceDay(
  transaction: EntityManager,
  { metrics, sql }: Source,
  { day, from, to }: { day: string; from: Date; to: Date },
): Promise<void> {
  await transaction.query('DELETE FROM metric_hours WHERE metric = ANY ($1) AND hour >= $2 AND hour < $3', [
    metrics,
    from,
    to,
  ]);
  await transaction.query(`INSERT INTO metric_hours (metric, hour, label, value) ${sql}`, [from, to]);
  await transaction.query('DELETE FROM metric_days WHERE metric = ANY ($1) AND day = $2', [metrics, day]);
  await transaction.query(
    `INSERT INTO metric_days (metric, day, label, value)
     SELECT metric, $2, label, sum(value) FROM metric_hours
     WHERE metric = ANY ($1) AND hour >= $3 AND hour < $4 GROUP BY metric, label`,
    [metrics, day, from, to],
  );
}

/** Recomputes each total in its own statement, so that the statement timeout applies to each table scan separately. */
export async function putTotals(transaction: EntityManager): Promise<void> {
  for (const [metric, sql] of Object.entries(TOTALS)) {
    await transaction.query(
      `INSERT INTO metric_totals (metric, value) SELECT '${metric}', (${sql})
       ON CONFLICT (metric) DO UPDATE SET value = excluded.value`,
    );
  }
}

/** @param from the Monday that starts the first week */
export async function replaceRetention(
  transaction: EntityManager,
  { day, from }: { day: string; from: Date },
): Promise<void> {
  await transaction.query(`DELETE FROM metric_days WHERE metric IN ('retention', 'signed_up_in_week') AND day >= $1`, [
    day,
  ]);
  await transaction.query(`INSERT INTO metric_days (day, metric, label, value) ${RETENTION}`, [from]);
}

/** Returns the days of late payments: made before the time `before`, but recorded only in the last `days` days. */
export async function listDaysOfLatePayments(
  database: Database,
  { days, before }: { days: number; before: Date },
): Promise<string[]> {
  const rows: { day: string }[] = await database.query(
    `SELECT DISTINCT (at AT TIME ZONE 'UTC')::date::text AS day FROM ledger_entries
     WHERE created_at > now() - make_interval(days => $1) AND at < $2`,
    [days, before],
  );
  return rows.map(({ day }) => day);
}

export const putRun = (database: Database, name: 'now' | 'recent'): Promise<unknown> =>
  database.query(
    `INSERT INTO roll_up_runs (name, finished_at) VALUES ($1, now())
     ON CONFLICT (name) DO UPDATE SET finished_at = excluded.finished_at`,
    [name],
  );
