import type { BillingView } from '@shortlist/shared/contract/account/billing';
import type { PaidPlan } from '@shortlist/shared/contract/account/payments';

export type SubscriptionReason =
  | 'new'
  /** The price difference for the rest of the period, after the card on file was declined. */
  | 'upgrade'
  /** A failed renewal. */
  | 'owed';

/** Returns 'running' when no payment is due. */
export function reasonOf(
  plan: PaidPlan,
  subscription: Pick<NonNullable<BillingView['subscription']>, 'plan' | 'state'> | null,
): SubscriptionReason | 'running' {
  if (subscription?.state === 'past_due') return 'owed';
  if (subscription?.state !== 'active') return 'new';
  return subscription.plan === plan ? 'running' : 'upgrade';
}
