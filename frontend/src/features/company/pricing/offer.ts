import type { BillingView } from '@shortlist/shared/contract/account/billing';
import type { PaidPlan } from '@shortlist/shared/contract/account/payments';

export type Offer =
  /** Starts a subscription and pays its first period. */
  | 'subscribe'
  /** Pays an overdue renewal with another card. */
  | 'pay'
  /** Upgrades immediately and charges the difference to the stored card. */
  | 'upgrade'
  /** Downgrades at the start of the next period. */
  | 'downgrade'
  /** Cancels a pending downgrade. */
  | 'keep'
  /** No action, because the user already has this plan or switches to it at the next renewal. */
  | 'current'
  | 'next'
  /** No action: the current plan has an overdue payment or is about to end. */
  | 'blocked';

type Subscription = Pick<
  NonNullable<BillingView['subscription']>,
  'plan' | 'state' | 'nextPlan' | 'cancelsAtPeriodEnd'
> | null;

/**
 * Returns the action that a plan's button offers.
 *
 * @param subscription null for visitors and users without a subscription
 */
export function offerOf(plan: PaidPlan, subscription: Subscription): Offer {
  if (!subscription || subscription.state === 'incomplete' || subscription.state === 'canceled') return 'subscribe';
  const isSame = plan === subscription.plan;
  if (subscription.state === 'past_due') return isSame ? 'pay' : 'blocked';
  if (isSame) return subscription.nextPlan === null ? 'current' : 'keep';
  if (plan === subscription.nextPlan) return 'next';
  if (subscription.cancelsAtPeriodEnd) return 'blocked';
  return plan === 'premium' ? 'upgrade' : 'downgrade';
}
