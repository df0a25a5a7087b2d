import type { Database } from '../core/sql.js';
import type { Period } from './period.js';

/** Sums the figures of a period by metric and label. */
export const sumFigures = (
  database: Database,
  metrics: readonly string[],
  { days, hours }: Period,
): Promise<{ metric: string; label: string; value: string }[]> =>
  database.query(
    `SELECT metric, label, sum(value)::text AS value FROM (
       SELECT metric, label, value FROM metric_days WHERE metric = ANY ($1) AND day >= $2 AND day < $3
       UNION ALL
       SELECT metric, label, value FROM metric_hours WHERE metric = ANY ($1) AND hour >= $4 AND hour < $5
     ) AS parts GROUP BY metric, label`,
    [metrics, ...(days ?? [null, null]), ...(hours ?? [null, null])],
  );

/** Returns the views and visitors of each day, or of each hour for a period without days. */
export function listTraffic(
  database: Database,
  { days, hours }: Period,
): Promise<{ at: Date; views: number; visitors: number }[]> {
  const [table, time, from, to] = days
    ? (['metric_days', `day::timestamp AT TIME ZONE 'UTC'`, ...days] as const)
    : (['metric_hours', 'hour', ...hours!] as const);
  const column = days ? 'day' : 'hour';
  return database.query(
    `SELECT ${time} AS at, sum(value) FILTER (WHERE metric = 'views')::float8 AS views,
            sum(value) FILTER (WHERE metric = 'visitors')::float8 AS visitors
     FROM ${table} WHERE metric IN ('views', 'visitors') AND ${column} >= $1 AND ${column} < $2
     GROUP BY ${column}`,
    [from, to],
  );
}

/** Sums the visitors since a time by hour of the day (UTC). */
export const sumVisitorsByHour = (database: Database, from: Date): Promise<{ hour: number; users: number }[]> =>
  database.query(
    `SELECT extract(hour FROM hour AT TIME ZONE 'UTC')::int AS hour, sum(value)::float8 AS users
     FROM metric_hours WHERE metric = 'hour_visitors' AND hour >= $1 GROUP BY 1`,
    [from],
  );

/** Lists the retention figures of the last days by week, oldest first. `week` is its Monday. */
export const listRetention = (
  database: Database,
  { days }: { days: number },
): Promise<{ week: string; metric: string; label: string; value: number }[]> =>
  database.query(
    `SELECT day::text AS week, metric, label, value::float8 AS value FROM metric_days
     WHERE metric IN ('retention', 'signed_up_in_week') AND day >= (now() AT TIME ZONE 'UTC')::date - $1::int
     ORDER BY day`,
    [days],
  );

export interface SystemState {
  /** Payment events that have not been handled for `webhookMinutes`. */
  webhooks: number;
  pastDue: number;
  /** Payments of the last hour. */
  declined: number;
  succeeded: number;
  /** Language model calls of the last `callMinutes`. */
  calls: number;
  answers: number;
  /** Spent part of the daily AI budget, in millionths of a dollar. */
  spent: string;
  /** Whether today's figures are older than `figureMinutes`. */
  lateFigures: boolean;
}

/** Reads what the system alerts depend on. */
export async function findSystemState(
  database: Database,
  {
    webhookMinutes,
    callMinutes,
    figureMinutes,
  }: { webhookMinutes: number; callMinutes: number; figureMinutes: number },
): Promise<SystemState> {
  const rows: SystemState[] = await database.query(
    `SELECT
       (SELECT count(*)::int FROM payment_events
        WHERE handled_at IS NULL AND received_at < now() - make_interval(mins => $1)) AS webhooks,
       (SELECT count(*)::int FROM subscriptions WHERE state = 'past_due') AS "pastDue",
       payments.declined, payments.succeeded,
       recent.calls, recent.answers,
       coalesce((SELECT spent_micros FROM ai_budget_days WHERE day = (now() AT TIME ZONE 'UTC')::date), 0)::text AS spent,
       coalesce((SELECT finished_at < now() - make_interval(mins => $3) FROM roll_up_runs WHERE name = 'now'), false)
         AS "lateFigures"
     FROM (
       SELECT count(*)::int AS calls, count(*) FILTER (WHERE outcome IN ('answered', 'repaired'))::int AS answers
       FROM ai_calls WHERE created_at > now() - make_interval(mins => $2)
     ) AS recent, (
       SELECT count(*) FILTER (WHERE type IN ('payment_intent.payment_failed', 'invoice.payment_failed'))::int AS declined,
              count(*) FILTER (WHERE type IN ('payment_intent.succeeded', 'invoice.paid'))::int AS succeeded
       FROM payment_events WHERE handled_at IS NOT NULL AND received_at > now() - interval '1 hour'
     ) AS payments`,
    [webhookMinutes, callMinutes, figureMinutes],
  );
  return rows[0]!;
}
