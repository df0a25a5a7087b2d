import type { PaidPlan } from '@shortlist/shared/contract/payments';
import { signInPath } from '../../../lib/session.js';
import { forgetInTab, keepInTab, readInTab } from '../../../lib/tab-storage.js';

const KEY = 'shortlist.chosen-plan';

/** To sign in or up, and back to go on with the plan. */
export function signInFor(plan: PaidPlan): void {
  keepInTab(KEY, plan);
  location.assign(signInPath(`/pricing?plan=${plan}`));
}

/**
 * The plan that was chosen before signing in, once. The address alone is not enough: a link must not begin anything
 * that nobody pressed a button for.
 */
export function takeChosenPlan(params: URLSearchParams): PaidPlan | null {
  const kept = readInTab(KEY);
  forgetInTab(KEY);
  return (kept === 'pro' || kept === 'premium') && params.get('plan') === kept ? kept : null;
}
