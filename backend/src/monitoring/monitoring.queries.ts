import type { Database } from '../core/sql/sql.js';

export interface Backlog {
  /** Age of the oldest unhandled payment event in seconds; null if none waits. */
  oldestEvent: number | null;
  /** Age of the oldest unsent payment email in seconds; null if none waits. */
  oldestPaymentEmail: number | null;
  /** Cost of today's model calls in millionths of a dollar. */
  spentMicros: number;
}

/**
 * Reads figures that only the database has. Rows older than three days are no longer retried, so they are not waiting.
 */
export async function readBacklog(database: Database): Promise<Backlog> {
  const rows: Backlog[] = await database.query(
    `SELECT
       (SELECT extract(epoch FROM now() - min(received_at))::float8 FROM payment_events
        WHERE handled_at IS NULL AND received_at > now() - interval '3 days') AS "oldestEvent",
       (SELECT extract(epoch FROM now() - min(created_at))::float8 FROM payment_mails
        WHERE handled_at IS NULL AND created_at > now() - interval '3 days') AS "oldestPaymentEmail",
       coalesce((SELECT spent_micros FROM ai_budget_days WHERE day = (now() AT TIME ZONE 'UTC')::date), 0)::float8
         AS "spentMicros"`,
  );
  return rows[0]!;
}
