import type { BillingView } from '@shortlist/shared/contract/billing';
import type { PaidPlan } from '@shortlist/shared/contract/payments';

/** What a plan's payment is for. */
export type SubscriptionReason =
  | 'new'
  /** What is left of the period by the dearer plan: the card on file was not charged. */
  | 'upgrade'
  /** A renewal that failed. */
  | 'owed';

/** 'running' when there is nothing to pay for any more. */
export function reasonOf(
  plan: PaidPlan,
  subscription: Pick<NonNullable<BillingView['subscription']>, 'plan' | 'state'> | null,
): SubscriptionReason | 'running' {
  if (subscription?.state === 'past_due') return 'owed';
  if (subscription?.state !== 'active') return 'new';
  return subscription.plan === plan ? 'running' : 'upgrade';
}
