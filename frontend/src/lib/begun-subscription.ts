import type { SubscriptionView } from '@shortlist/shared/contract/payments';
import { forgetInTab, keepInTab, readInTab } from './tab-storage.js';

/** What is to be paid for a plan. */
export interface BegunSubscription {
  secret: string;
  /** Cents; null when only the address tells of it. */
  amountDue: number | null;
  promoCode: string | null;
}

const keyOf = (plan: string): string => `shortlist.subscribing.${plan}`;

/** As this tab had it before a reload, or before the way to the card's bank. */
export function readBegun(plan: string): BegunSubscription | null {
  const kept = readInTab(keyOf(plan));
  return kept === null ? null : (JSON.parse(kept) as BegunSubscription);
}

export const keepBegun = (plan: string, begun: BegunSubscription): void =>
  keepInTab(keyOf(plan), JSON.stringify(begun));

export const forgetBegun = (plan: string): void => forgetInTab(keyOf(plan));

/** Null when nothing has to be paid. */
export const begunOf = ({ clientSecret, amountDue, promoCode }: SubscriptionView): BegunSubscription | null =>
  clientSecret === null ? null : { secret: clientSecret, amountDue, promoCode };
