import type { AdminDashboardView } from '@shortlist/shared/contract/console/admin-figures';
import type { Database } from '../core/sql/sql.js';

type ActivityKind = AdminDashboardView['recentActivity'][number]['type'];

/** Uses plain SQL, because the event table has no primary key. */
export const listActivity = (
  database: Database,
  { kinds, since, limit }: { kinds: readonly ActivityKind[]; since: Date; limit: number },
): Promise<{ kind: ActivityKind; label: string; at: Date }[]> =>
  database.query(
    `SELECT kind, label, at FROM usage_events
     WHERE kind = ANY ($1) AND at > $2 ORDER BY at DESC LIMIT $3`,
    [kinds, since, limit],
  );

export interface SystemState {
  /** Number of payment events that have been unhandled for more than `webhookMinutes`. */
  webhooks: number;
  pastDue: number;
  /** Number of payments declined in the last hour. */
  declined: number;
  succeeded: number;
  /** Number of language model calls in the last `callMinutes`. */
  calls: number;
  answers: number;
  /** Amount of today's AI budget that is already spent, in millionths of a dollar. */
  spent: string;
  /** Whether today's figures are older than `figureMinutes`. */
  lateFigures: boolean;
}

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
