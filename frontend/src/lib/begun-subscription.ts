import type { SubscriptionView } from '@shortlist/shared/contract/payments';
import { forgetInTab, keepInTab, readInTab } from './tab-storage.js';

/** A subscription that awaits its first payment. */
export interface BegunSubscription {
  secret: string;
  /** In cents; null when only the address is known. */
  amountDue: number | null;
  promoCode: string | null;
}

const keyOf = (plan: string): string => `shortlist.subscribing.${plan}`;

/** Restores the subscription of this tab after a reload or a redirect to the bank. */
export function readBegun(plan: string): BegunSubscription | null {
  const kept = readInTab(keyOf(plan));
  return kept === null ? null : (JSON.parse(kept) as BegunSubscription);
}

export const keepBegun = (plan: string, begun: BegunSubscription): void =>
  keepInTab(keyOf(plan), JSON.stringify(begun));

export const forgetBegun = (plan: string): void => forgetInTab(keyOf(plan));

/** Returns null when no payment is due. */
export const begunOf = ({ clientSecret, amountDue, promoCode }: SubscriptionView): BegunSubscription | null =>
  clientSecret === null ? null : { secret: clientSecret, amountDue, promoCode };
