import type { BillingView } from '@shortlist/shared/contract/account/billing';
import type { PaidPlan } from '@shortlist/shared/contract/account/payments';

export type SubscriptionReason =
  | 'new'
  /** The stored card was declined for the price difference of an upgrade. */
  | 'upgrade'
  /** The renewal of the plan failed. */
  | 'owed';

/** Returns the reason for the payment, or 'running' if no payment is due. */
export function reasonOf(
  plan: PaidPlan,
  subscription: Pick<NonNullable<BillingView['subscription']>, 'plan' | 'state'> | null,
): SubscriptionReason | 'running' {
  if (subscription?.state === 'past_due') return 'owed';
  if (subscription?.state !== 'active') return 'new';
  return subscription.plan === plan ? 'running' : 'upgrade';
}
