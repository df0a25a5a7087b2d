import type { PaidPlan } from '@shortlist/shared/contract/account/payments';
import { forgetInTab, keepInTab, readInTab } from '../../../storage/tab-storage.js';

const KEY = 'shortlist.chosen-plan';

/** Stores the plan before the redirect to sign-in. */
export const storeChosenPlan = (plan: string): void => keepInTab(KEY, plan);

/** Returns the plan chosen before sign-in, once. The address alone is not enough: a link must not start a purchase. */
export function takeChosenPlan(params: URLSearchParams): PaidPlan | null {
  const kept = readInTab(KEY);
  forgetInTab(KEY);
  return (kept === 'pro' || kept === 'premium') && params.get('plan') === kept ? kept : null;
}
