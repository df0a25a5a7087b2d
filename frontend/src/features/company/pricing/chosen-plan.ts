import type { PaidPlan } from '@shortlist/shared/contract/account/payments';
import { forgetInTab, keepInTab, readInTab } from '../../../storage/tab-storage.js';

const KEY = 'shortlist.chosen-plan';

export const storeChosenPlan = (plan: string): void => keepInTab(KEY, plan);

/**
 * Returns the plan that was chosen before sign-in, and removes it from storage. A plan in the URL alone does not count,
 * because following a link must not start a purchase.
 */
export function takeChosenPlan(params: URLSearchParams): PaidPlan | null {
  const kept = readInTab(KEY);
  forgetInTab(KEY);
  return (kept === 'pro' || kept === 'premium') && params.get('plan') === kept ? kept : null;
}
