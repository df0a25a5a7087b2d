import { REFUND_DAYS } from '@shortlist/shared/product/plans';
import type { EntityManager } from 'typeorm';
import { SUBSCRIPTION_PAYMENTS } from '../ledger/ledger.queries.js';

export interface Refundable {
  /** Refundable cents. */
  amount: number;
  /** End of the guarantee for the oldest of these payments; later payments stay refundable. */
  until: Date;
}

/**
 * Returns the amount covered by the money-back guarantee: recent payments of a subscription, including upgrades, that
 * were not refunded. Returns undefined if there are none or the user has already had a refund.
 */
export async function refundable(
  manager: Pick<EntityManager, 'query'>,
  userId: string,
  subscriptionId: string,
): Promise<Refundable | undefined> {
  const rows: { amount: number; until: Date | null }[] = await manager.query(
    `SELECT coalesce(sum(amount - back), 0)::int AS amount, min(at) + make_interval(days => $3) AS until
     FROM (${SUBSCRIPTION_PAYMENTS}) payments
     WHERE subscription_id = $2 AND amount > back AND at > now() - make_interval(days => $3)
       AND NOT EXISTS (SELECT FROM subscriptions WHERE user_id = $1 AND refund_requested_at IS NOT NULL)`,
    [userId, subscriptionId, REFUND_DAYS],
  );
  const { amount = 0, until } = rows[0] ?? {};
  return until ? { amount, until } : undefined;
}
