import type { PaidPlan } from '@shortlist/shared/contract/account/payments';
import type { AiTask } from '@shortlist/shared/product/plans';
import type { Database } from '../core/sql/sql.js';
import { insertUsageEvent } from './usage.queries.js';

export type Product = 'download' | PaidPlan;

/** `label` is the purchased product, the plan, or the AI task and its engine. */
export type UsageFact =
  | { kind: 'signed_up' | 'resume_created'; label?: undefined; userId: string }
  | { kind: 'checkout_started' | 'paid' | 'refunded'; label: Product; userId: string | null }
  | { kind: PlanEvent; label: PaidPlan; userId: string | null }
  | { kind: 'ai_used'; label: `${AiTask} ${'builtin' | 'model'}`; userId: string | null };

export type PlanEvent = 'plan_started' | 'plan_renewed' | 'plan_canceled' | 'plan_ended';

/** Call with the transaction of the change that the event reports, so that either both or neither is stored. */
export async function recordUsage(database: Database, { kind, label, userId }: UsageFact): Promise<void> {
  await insertUsageEvent(database, { kind, label: label ?? '', userId });
}

interface UsageRows {
  kind: 'exported' | 'resume_saved' | 'checkout_started';
  /** SQL expression, evaluated for each row of `from`. */
  label: string;
  userId: string;
  /** Name of a common table expression with one row per event. */
  from: string;
}

/**
 * Returns an INSERT to embed in another statement of the caller, because a separate INSERT would need an extra round
 * trip for each of these frequent events.
 */
export const usageInsert = ({ kind, label, userId, from }: UsageRows): string =>
  `INSERT INTO usage_events (at, kind, label, user_id) SELECT now(), '${kind}', ${label}, ${userId} FROM ${from}`;
