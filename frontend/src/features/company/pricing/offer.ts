import type { BillingView } from '@shortlist/shared/contract/account/billing';
import type { PaidPlan } from '@shortlist/shared/contract/account/payments';

/** Action of a plan's button. */
export type Offer =
  /** Starts with a payment. */
  | 'subscribe'
  /** Pays an overdue renewal with another card. */
  | 'pay'
  /** Charges the difference to the card on file and takes effect immediately. */
  | 'upgrade'
  /** Takes effect at the next period. */
  | 'downgrade'
  /** Cancels a pending downgrade. */
  | 'keep'
  /** No action: the current or next plan. */
  | 'current'
  | 'next'
  /** No action: another problem must be solved first. */
  | 'blocked';

type Subscription = Pick<
  NonNullable<BillingView['subscription']>,
  'plan' | 'state' | 'nextPlan' | 'cancelsAtPeriodEnd'
> | null;

/** @param subscription null for visitors and users without one */
export function offerOf(plan: PaidPlan, subscription: Subscription): Offer {
  if (!subscription || subscription.state === 'incomplete' || subscription.state === 'canceled') return 'subscribe';
  const isSame = plan === subscription.plan;
  if (subscription.state === 'past_due') return isSame ? 'pay' : 'blocked';
  if (isSame) return subscription.nextPlan === null ? 'current' : 'keep';
  if (plan === subscription.nextPlan) return 'next';
  if (subscription.cancelsAtPeriodEnd) return 'blocked';
  return plan === 'premium' ? 'upgrade' : 'downgrade';
}
