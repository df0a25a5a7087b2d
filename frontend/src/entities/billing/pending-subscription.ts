import type { SubscriptionView } from '@shortlist/shared/contract/account/payments';
import { forgetInTab, keepInTab, readInTab } from '../../storage/tab-storage.js';

/** A subscription that awaits its first payment. */
export interface PendingSubscription {
  secret: string;
  /** In cents; null when only the address is known. */
  amountDue: number | null;
  promoCode: string | null;
}

const keyOf = (plan: string): string => `shortlist.subscribing.${plan}`;

/** Restores the subscription of this tab after a reload or a redirect to the bank. */
export function readPendingSubscription(plan: string): PendingSubscription | null {
  const kept = readInTab(keyOf(plan));
  return kept === null ? null : (JSON.parse(kept) as PendingSubscription);
}

export const storePendingSubscription = (plan: string, subscription: PendingSubscription): void =>
  keepInTab(keyOf(plan), JSON.stringify(subscription));

export const clearPendingSubscription = (plan: string): void => forgetInTab(keyOf(plan));

/** Returns null when no payment is due. */
export const pendingSubscriptionOf = ({
  clientSecret,
  amountDue,
  promoCode,
}: SubscriptionView): PendingSubscription | null =>
  clientSecret === null ? null : { secret: clientSecret, amountDue, promoCode };
