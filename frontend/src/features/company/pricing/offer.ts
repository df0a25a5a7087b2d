import type { BillingView } from '@shortlist/shared/contract/billing';
import type { PaidPlan } from '@shortlist/shared/contract/payments';

/** What pressing a plan's button would do. */
export type Offer =
  /** A payment first, the plan after it. */
  | 'subscribe'
  /** A renewal could not be charged: the same plan, paid by another card. */
  | 'pay'
  /** The card on file is charged the difference, and the plan is there at once. */
  | 'upgrade'
  /** From the next period on. */
  | 'downgrade'
  /** Takes a downgrade back. */
  | 'keep'
  /** Nothing: it is the plan that runs, or the next one. */
  | 'current'
  | 'next'
  /** Nothing: something else has to be put right first. */
  | 'blocked';

type Subscription = Pick<
  NonNullable<BillingView['subscription']>,
  'plan' | 'state' | 'nextPlan' | 'cancelsAtPeriodEnd'
> | null;

/** @param subscription null for somebody without one, and for visitors */
export function offerOf(plan: PaidPlan, subscription: Subscription): Offer {
  if (!subscription || subscription.state === 'incomplete' || subscription.state === 'canceled') return 'subscribe';
  const isSame = plan === subscription.plan;
  if (subscription.state === 'past_due') return isSame ? 'pay' : 'blocked';
  if (isSame) return subscription.nextPlan === null ? 'current' : 'keep';
  if (plan === subscription.nextPlan) return 'next';
  if (subscription.cancelsAtPeriodEnd) return 'blocked';
  return plan === 'premium' ? 'upgrade' : 'downgrade';
}
