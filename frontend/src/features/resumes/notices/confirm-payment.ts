import type { BillingView } from '@shortlist/shared/contract/account/billing';
import { ApiError } from '@shortlist/ui-kit/request';
import type { ExpectedPurchase } from './arrival.js';

/** Polling interval in milliseconds. The provider's webhook usually arrives within seconds. */
const INTERVAL_MS = 2_000;
const MAX_ATTEMPTS = 16;

export type Confirmation =
  | { kind: 'subscribed'; plan: 'pro' | 'premium'; renewsAt: string | null }
  /** One or more resumes were unlocked. `certain` is true if the URL named the resume. */
  | { kind: 'unlocked'; resumeIds: string[]; certain: boolean }
  | { kind: 'not-received' };

export interface Polling {
  fetchBilling: () => Promise<BillingView>;
  /** Resolves after the delay between two requests. Rejects if the user leaves the page. */
  wait: (ms: number) => Promise<void>;
}

/**
 * Polls the server for up to half a minute until the purchase is confirmed. Retries failed requests. Rejects if the
 * last request failed or the session has expired.
 */
export async function confirmPayment(
  awaited: ExpectedPurchase,
  { fetchBilling, wait }: Polling,
): Promise<Confirmation> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const arrived = arrivedAt(await fetchBilling(), awaited);
      if (arrived) return arrived;
      if (attempt === MAX_ATTEMPTS) return { kind: 'not-received' };
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || (error instanceof ApiError && error.isUnauthorized)) throw error;
    }
    await wait(INTERVAL_MS);
  }
}

function arrivedAt(billing: BillingView, awaited: ExpectedPurchase): Confirmation | null {
  const { plan, renewsAt, subscription, unlockedResumes } = billing;
  if (awaited.kind === 'subscription') {
    const matches = plan !== 'free' && (awaited.plan === null || awaited.plan === plan);
    // An active plan may be unpaid: a plan with an overdue payment stays active for some days.
    return matches && subscription?.state !== 'past_due' ? { kind: 'subscribed', plan, renewsAt } : null;
  }
  const { resumeId } = awaited;
  if (resumeId !== null)
    return unlockedResumes.includes(resumeId) ? { kind: 'unlocked', resumeIds: [resumeId], certain: true } : null;
  return unlockedResumes.length > 0 ? { kind: 'unlocked', resumeIds: unlockedResumes, certain: false } : null;
}
