import type { ProviderSubscription } from '../stripe/provider-objects.js';
import type { PaymentEmailKind } from './enqueue-payment-email.js';

export interface KnownSubscription {
  state: ProviderSubscription['state'];
  cancels_at_period_end: boolean;
  /** Set when its person took the money back: the refund is their news. */
  taken_back_at: Date | null;
}

/** What its person has to be told, when what we knew becomes what the provider says now. */
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

/** It was paid for once, and not for the period that it ended in. */
function isOwedFor({ periodStart, invoices }: ProviderSubscription): boolean {
  if (!periodStart || invoices.length === 0) return false;
  return invoices.every((invoice) => invoice.periodStart < periodStart);
}
