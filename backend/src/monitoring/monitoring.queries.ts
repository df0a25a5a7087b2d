import type { Database } from '../core/sql/sql.js';

export interface Backlog {
  /** Age in seconds of the oldest unhandled payment event; null if every event is handled. */
  oldestEvent: number | null;
  /** Age in seconds of the oldest unsent payment email; null if every email is sent. */
  oldestPaymentEmail: number | null;
  /** Cost of today's model calls in millionths of a dollar. */
  spentMicros: number;
}

/** Ignores rows older than three days, because they are no longer retried. */
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
