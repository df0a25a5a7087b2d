import type { PaidPlan } from '@shortlist/shared/contract/account/payments';
import type { EntityManager } from 'typeorm';

/** A user's running or incomplete subscription; there is at most one. */
export interface LiveSubscription {
  id: string;
  /** The provider's id; null until the provider has created the subscription. */
  reference: string | null;
  plan: PaidPlan;
  nextPlan: PaidPlan | null;
  state: 'incomplete' | 'active' | 'past_due';
  periodEnd: Date | null;
  cancelsAtPeriodEnd: boolean;
  graceUntil: Date | null;
  /** The owner requested a refund; the plan ends as soon as the provider answers. */
  isRefundRequested: boolean;
  /** Promo code applied to the first month. */
  promoCode: string | null;
  /** Cents off the first month. */
  discount: number;
}

/** A subscription that exists at the provider. */
export type RunningSubscription = LiveSubscription & { reference: string };

export async function liveSubscription(
  manager: Pick<EntityManager, 'query'>,
  provider: string,
  userId: string,
): Promise<LiveSubscription | undefined> {
  const [row] = await manager.query<LiveSubscription[]>(
    `SELECT id, reference, plan, next_plan AS "nextPlan", state, period_end AS "periodEnd",
            cancels_at_period_end AS "cancelsAtPeriodEnd", grace_until AS "graceUntil",
            refund_requested_at IS NOT NULL AS "isRefundRequested", discount,
            (SELECT code FROM promo_codes p WHERE p.id = promo_code_id) AS "promoCode"
     FROM subscriptions
     WHERE user_id = $1 AND provider = $2 AND state IN ('incomplete', 'active', 'past_due')`,
    [userId, provider],
  );
  return row;
}
