import { REFUND_DAYS } from '@shortlist/shared/plans';
import type { EntityManager } from 'typeorm';

export interface RefundablePayment {
  /** The provider's payment. */
  payment: string;
  /** Cents. */
  amount: number;
  until: Date;
}

/** The guarantee of the price list: the last payment of a subscription, if it is young enough and nothing was ever taken back before. */
export async function refundablePayment(
  manager: Pick<EntityManager, 'query'>,
  userId: string,
  subscriptionId: string,
): Promise<RefundablePayment | undefined> {
  const [row] = await manager.query<RefundablePayment[]>(
    `SELECT payment, amount, at + make_interval(days => $3) AS until FROM ledger_entries l
     WHERE user_id = $1 AND subscription_id = $2 AND kind = 'subscription' AND amount > 0 AND payment IS NOT NULL
       AND at > now() - make_interval(days => $3)
       AND NOT EXISTS (
         SELECT 1 FROM ledger_entries r WHERE r.user_id = $1 AND r.kind = 'refund' AND r.subscription_id IS NOT NULL
       )
     ORDER BY at DESC LIMIT 1`,
    [userId, subscriptionId, REFUND_DAYS],
  );
  return row;
}
