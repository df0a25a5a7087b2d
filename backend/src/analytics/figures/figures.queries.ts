import type { Database } from '../../core/sql/sql.js';
import type { Period } from './period.js';

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

/** Returns figures by day, or by hour if the period has no whole days. */
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

/** Hours are in UTC. */
export const sumVisitorsByHour = (database: Database, from: Date): Promise<{ hour: number; users: number }[]> =>
  database.query(
    `SELECT extract(hour FROM hour AT TIME ZONE 'UTC')::int AS hour, sum(value)::float8 AS users
     FROM metric_hours WHERE metric = 'hour_visitors' AND hour >= $1 GROUP BY 1`,
    [from],
  );

/** Lists retention by sign-up week, oldest week first. `week` is the Monday of the week. */
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
