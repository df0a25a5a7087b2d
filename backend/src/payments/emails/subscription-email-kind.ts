import type { ProviderSubscription } from '../stripe/provider-objects.js';
import type { PaymentEmailKind } from '../tables/payment-email-kind.js';

export interface KnownSubscription {
  state: ProviderSubscription['state'];
  cancels_at_period_end: boolean;
  /** Set if the owner requested a refund, which has its own email. */
  taken_back_at: Date | null;
}

/** Returns the email that a change of a subscription calls for. */
export function subscriptionEmailKind(
  known: KnownSubscription,
  now: ProviderSubscription,
): PaymentEmailKind | undefined {
  if (known.state === 'canceled' || known.taken_back_at) return undefined;
  switch (now.state) {
    case 'incomplete':
      return undefined;
    case 'past_due':
      return known.state === 'past_due' ? undefined : 'renewal_failed';
    case 'canceled':
      return isOwedFor(now) ? 'plan_unpaid' : undefined;
    case 'active':
      if (now.cancelsAtPeriodEnd === known.cancels_at_period_end) return undefined;
      return now.cancelsAtPeriodEnd ? 'plan_cancelled' : 'plan_resumed';
  }
}

/** Whether the subscription was paid before, but not for its last period. */
function isOwedFor({ periodStart, invoices }: ProviderSubscription): boolean {
  if (!periodStart || invoices.length === 0) return false;
  return invoices.every((invoice) => invoice.periodStart < periodStart);
}
