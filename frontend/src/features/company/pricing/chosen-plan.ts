import type { PaidPlan } from '@shortlist/shared/contract/payments';
import { forgetInTab, keepInTab, readInTab } from '../../../lib/tab-storage.js';

const KEY = 'shortlist.chosen-plan';

/** Before leaving to sign in. */
export const keepChosenPlan = (plan: string): void => keepInTab(KEY, plan);

/**
 * The plan that was chosen before signing in, once. The address alone is not enough: a link must not begin anything
 * that nobody pressed a button for.
 */
export function takeChosenPlan(params: URLSearchParams): PaidPlan | null {
  const kept = readInTab(KEY);
  forgetInTab(KEY);
  return (kept === 'pro' || kept === 'premium') && params.get('plan') === kept ? kept : null;
}
