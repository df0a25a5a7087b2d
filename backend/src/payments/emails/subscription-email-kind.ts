import type { ProviderSubscription } from '../stripe/provider-objects.js';
import type { PaymentEmailKind } from '../tables/payment-email-kind.js';
import type { Subscription } from '../tables/subscription.entity.js';

/** The stored subscription before a change. Includes the refund request, because refunds have their own email. */
export type KnownSubscription = Pick<Subscription, 'state' | 'cancelsAtPeriodEnd' | 'refundRequestedAt'>;

/** Returns the kind of email that reports a change to a subscription; undefined if the change needs none. */
export function subscriptionEmailKind(
  known: KnownSubscription,
  now: ProviderSubscription,
): PaymentEmailKind | undefined {
  if (known.state === 'canceled' || known.refundRequestedAt) return undefined;
  switch (now.state) {
    case 'incomplete':
      return undefined;
    case 'past_due':
      return known.state === 'past_due' ? undefined : 'renewal_failed';
    case 'canceled':
      return isOwedFor(now) ? 'plan_unpaid' : undefined;
    case 'active':
      if (now.cancelsAtPeriodEnd === known.cancelsAtPeriodEnd) return undefined;
      return now.cancelsAtPeriodEnd ? 'plan_cancelled' : 'plan_resumed';
  }
}

/** Returns whether an earlier period of the subscription was paid, but not the current period. */
function isOwedFor({ periodStart, invoices }: ProviderSubscription): boolean {
  if (!periodStart || invoices.length === 0) return false;
  return invoices.every((invoice) => invoice.periodStart < periodStart);
}
