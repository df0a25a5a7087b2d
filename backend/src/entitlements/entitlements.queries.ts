import type { PaidPlan } from '@shortlist/shared/contract/account/payments';
import { GRACE_DAYS } from '@shortlist/shared/product/plans';
import type { Database } from '../core/sql/sql.js';

// Uses SQL, because importing the entities would create import cycles.

/**
 * SQL condition for a running plan: a paid plan, or a plan in the grace period, which covers failed renewals and late
 * renewal events. A plan that a dispute ended runs again after the dispute is won, until the paid period ends.
 */
const RUNNING = `(
  state = 'active' AND period_end > CASE WHEN cancels_at_period_end THEN now()
                                         ELSE now() - make_interval(days => ${GRACE_DAYS}) END
  OR state = 'past_due' AND grace_until > now()
  OR state = 'canceled' AND restored_until > now()
)`;
/** Prefers the better plan. An account can have two running plans, for example after a won dispute has restored one. */
const BEST_FIRST = `ORDER BY plan = 'premium' DESC, state = 'canceled' LIMIT 1`;

/**
 * SQL for an account's current plan, which the user bought or staff granted. Selects no row for a free account.
 *
 * @param userId SQL, such as `$1` or a column of an outer query
 */
export const runningPlanOf = (userId: string): string => `
  SELECT plan FROM (
    SELECT plan, state FROM subscriptions WHERE user_id = ${userId} AND ${RUNNING}
    UNION ALL SELECT plan, 'granted' FROM plan_grants WHERE user_id = ${userId} AND ends_at > now()
  ) running ${BEST_FIRST}`;

/** SQL for the ids of the accounts with the running plan $2, including accounts that also have a better plan. */
export const ACCOUNTS_WITH_PLAN = `
  SELECT user_id FROM subscriptions WHERE plan = $2 AND ${RUNNING}
  UNION SELECT user_id FROM plan_grants WHERE plan = $2 AND ends_at > now()`;

const RUNNING_PLAN = runningPlanOf('$1');

export async function findDownloadAccess(
  database: Database,
  { userId, resumeId }: { userId: string; resumeId: string },
): Promise<{ plan: PaidPlan | null; isPaid: boolean }> {
  const rows: { plan: PaidPlan | null; isPaid: boolean }[] = await database.query(
    `SELECT (${RUNNING_PLAN}) AS plan,
            EXISTS (SELECT FROM orders WHERE user_id = $1 AND resume_id = $2 AND state = 'paid') AS "isPaid"`,
    [userId, resumeId],
  );
  return rows[0]!;
}

/** @returns undefined for a free account */
export async function findRunningPlan(database: Database, userId: string): Promise<PaidPlan | undefined> {
  const rows: { plan: PaidPlan }[] = await database.query(RUNNING_PLAN, [userId]);
  return rows[0]?.plan;
}

/** Finds the end of the paid period. @returns undefined if no paid plan is running */
export async function findPaidUntil(database: Database, userId: string): Promise<{ until: Date | null } | undefined> {
  const rows: { until: Date | null }[] = await database.query(
    `SELECT CASE state WHEN 'past_due' THEN period_start WHEN 'canceled' THEN restored_until ELSE period_end
            END AS until
     FROM subscriptions WHERE user_id = $1 AND ${RUNNING} ${BEST_FIRST}`,
    [userId],
  );
  return rows[0];
}

/** @returns the end of the running grant; null if no grant is running */
export async function findGrantEnd(database: Database, userId: string): Promise<Date | null> {
  const rows: { endsAt: Date }[] = await database.query(
    'SELECT ends_at AS "endsAt" FROM plan_grants WHERE user_id = $1 AND ends_at > now()',
    [userId],
  );
  return rows[0]?.endsAt ?? null;
}

/** Lists the resumes whose downloads the user has paid for, most recent payment first. */
export async function listUnlockedResumes(database: Database, userId: string): Promise<string[]> {
  const rows: { resumeId: string }[] = await database.query(
    `SELECT resume_id AS "resumeId" FROM orders WHERE user_id = $1 AND state = 'paid' ORDER BY paid_at DESC`,
    [userId],
  );
  return rows.map(({ resumeId }) => resumeId);
}
