import type { SubscriptionView } from '@shortlist/shared/contract/account/payments';
import { forgetInTab, keepInTab, readInTab } from '../../storage/tab-storage.js';

export interface PendingSubscription {
  secret: string;
  /** Amount due in cents; null if the subscription comes from a URL, which does not contain the amount. */
  amountDue: number | null;
  promoCode: string | null;
}

const keyOf = (plan: string): string => `shortlist.subscribing.${plan}`;

/** Restores this tab's pending subscription after a reload or a redirect to the bank. */
export function readPendingSubscription(plan: string): PendingSubscription | null {
  const kept = readInTab(keyOf(plan));
  return kept === null ? null : (JSON.parse(kept) as PendingSubscription);
}

export const storePendingSubscription = (plan: string, subscription: PendingSubscription): void =>
  keepInTab(keyOf(plan), JSON.stringify(subscription));

export const clearPendingSubscription = (plan: string): void => forgetInTab(keyOf(plan));

/** Returns the subscription whose payment is pending, or null if no payment is due. */
export const pendingSubscriptionOf = ({
  clientSecret,
  amountDue,
  promoCode,
}: SubscriptionView): PendingSubscription | null =>
  clientSecret === null ? null : { secret: clientSecret, amountDue, promoCode };
