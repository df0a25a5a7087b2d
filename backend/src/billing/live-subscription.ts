import type { PaidPlan } from '@shortlist/shared/contract/payments';
import type { EntityManager } from 'typeorm';

/** The one subscription that somebody has or is about to pay for. */
export interface LiveSubscription {
  id: string;
  reference: string;
  plan: PaidPlan;
  nextPlan: PaidPlan | null;
  state: 'incomplete' | 'active' | 'past_due';
  periodEnd: Date | null;
  cancelsAtPeriodEnd: boolean;
  graceUntil: Date | null;
  promoCode: string | null;
}

export async function liveSubscription(
  manager: Pick<EntityManager, 'query'>,
  userId: string,
): Promise<LiveSubscription | undefined> {
  const [row] = await manager.query<LiveSubscription[]>(
    `SELECT id, reference, plan, next_plan AS "nextPlan", state, period_end AS "periodEnd",
            cancels_at_period_end AS "cancelsAtPeriodEnd", grace_until AS "graceUntil",
            (SELECT code FROM promo_codes WHERE promo_codes.id = promo_code_id) AS "promoCode"
     FROM subscriptions WHERE user_id = $1 AND state IN ('incomplete', 'active', 'past_due')`,
    [userId],
  );
  return row;
}
