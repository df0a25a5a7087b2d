import type { BillingView } from '@shortlist/shared/contract/billing';
import { ApiError } from '@shortlist/ui-kit/request';
import type { Awaited } from './arrival.js';

/** Polling interval. Webhooks usually arrive within seconds. */
const EVERY_MS = 2_000;
const TIMES = 16;

export type Confirmation =
  | { kind: 'subscribed'; plan: 'pro' | 'premium'; renewsAt: string | null }
  /** `certain` when the address names the resume and it is unlocked. */
  | { kind: 'unlocked'; resumeIds: string[]; certain: boolean }
  | { kind: 'not-received' };

export interface Asking {
  ask: () => Promise<BillingView>;
  /** Rejects when the caller has gone. */
  wait: (ms: number) => Promise<void>;
}

/**
 * Polls the server for up to half a minute until the purchase arrives. Retries failed requests, and rejects if the last
 * one failed.
 */
export async function confirmPayment(awaited: Awaited, { ask, wait }: Asking): Promise<Confirmation> {
  for (let time = 1; ; time += 1) {
    try {
      const arrived = arrivedAt(await ask(), awaited);
      if (arrived) return arrived;
      if (time === TIMES) return { kind: 'not-received' };
    } catch (error) {
      if (time === TIMES || (error instanceof ApiError && error.isUnauthorized)) throw error;
    }
    await wait(EVERY_MS);
  }
}

function arrivedAt(billing: BillingView, awaited: Awaited): Confirmation | null {
  const { plan, renewsAt, subscription, unlockedResumes } = billing;
  if (awaited.kind === 'subscription') {
    const isWanted = plan !== 'free' && (awaited.plan === null || awaited.plan === plan);
    // An overdue plan stays active for some days without the payment.
    return isWanted && subscription?.state !== 'past_due' ? { kind: 'subscribed', plan, renewsAt } : null;
  }
  const { resumeId } = awaited;
  if (resumeId !== null)
    return unlockedResumes.includes(resumeId) ? { kind: 'unlocked', resumeIds: [resumeId], certain: true } : null;
  return unlockedResumes.length > 0 ? { kind: 'unlocked', resumeIds: unlockedResumes, certain: false } : null;
}
