import type { ProviderSubscription } from '../stripe/provider-objects.js';
import type { PaymentEmailKind } from '../tables/payment-email-kind.js';

export interface KnownSubscription {
  state: ProviderSubscription['state'];
  cancels_at_period_end: boolean;
  /** Time of the owner's refund request, which has its own email; null without one. */
  refund_requested_at: Date | null;
}

/** Returns the kind of email that reports a subscription's change; undefined for none. */
export function subscriptionEmailKind(
  known: KnownSubscription,
  now: ProviderSubscription,
): PaymentEmailKind | undefined {
  if (known.state === 'canceled' || known.refund_requested_at) return undefined;
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

/** Returns whether the subscription was paid before, but its last period was not. */
function isOwedFor({ periodStart, invoices }: ProviderSubscription): boolean {
  if (!periodStart || invoices.length === 0) return false;
  return invoices.every((invoice) => invoice.periodStart < periodStart);
}
