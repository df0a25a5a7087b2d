import { keepInTab, readInTab } from '../../lib/tab-storage.js';

export interface WantedSubscription {
  secret: string;
  plan: string;
}

const keyOf = (plan: string): string => `shortlist.subscribing.${plan}`;

/** From the address, or as this tab had it before a reload. Null when secret or plan is missing. */
export function readSubscription(params: URLSearchParams): WantedSubscription | null {
  const [given, plan] = [params.get('secret'), params.get('plan')];
  if (!plan) return null;
  if (given) keepInTab(keyOf(plan), given);
  const secret = given || readInTab(keyOf(plan));
  return secret ? { secret, plan } : null;
}
