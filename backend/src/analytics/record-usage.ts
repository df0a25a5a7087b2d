import type { PaidPlan } from '@shortlist/shared/contract/payments';
import type { EntityManager } from 'typeorm';
import type { AiTask } from '@shortlist/shared/plans';

export type Product = 'download' | PaidPlan;

/** An event of the server. `label` is the product, or the task and engine. */
export type UsageFact =
  | { kind: 'signed_up' | 'resume_created'; label?: undefined; userId: string }
  | { kind: 'checkout_started' | 'paid' | 'refunded'; label: Product; userId: string | null }
  | { kind: PlanEvent; label: PaidPlan; userId: string | null }
  | { kind: 'ai_used'; label: `${AiTask} ${'builtin' | 'model'}`; userId: string | null };

export type PlanEvent = 'plan_started' | 'plan_renewed' | 'plan_canceled' | 'plan_ended';

/** Pass the manager of the transaction that makes the fact true, so that neither exists without the other. */
export async function recordUsage(
  manager: Pick<EntityManager, 'query'>,
  { kind, label, userId }: UsageFact,
): Promise<void> {
  await manager.query('INSERT INTO usage_events (at, kind, label, user_id) VALUES (now(), $1, $2, $3)', [
    kind,
    label ?? '',
    userId,
  ]);
}

interface UsageRows {
  kind: 'exported' | 'resume_saved' | 'checkout_started';
  /** SQL over a row. */
  label: string;
  userId: string;
  /** The rows, each of which is one event: a common table expression of the same statement. */
  from: string;
}

/** The same as a part of the statement that makes the fact true, for what happens often. */
export const usageInsert = ({ kind, label, userId, from }: UsageRows): string =>
  `INSERT INTO usage_events (at, kind, label, user_id) SELECT now(), '${kind}', ${label}, ${userId} FROM ${from}`;
