import type { BillingView } from '@shortlist/shared/contract/billing';
import { ApiError } from '@shortlist/ui-kit/request';
import type { Awaited } from './arrival.js';

/** Payments are confirmed to the server by their provider, usually within seconds. */
const EVERY_MS = 2_000;
const TIMES = 16;

export type Confirmation =
  | { kind: 'subscribed'; plan: 'pro' | 'premium'; renewsAt: string | null }
  /** `certain` when the address named the résumé, and it is among them. */
  | { kind: 'unlocked'; resumeIds: string[]; certain: boolean }
  | { kind: 'not-received' };

export interface Asking {
  ask: () => Promise<BillingView>;
  /** Rejects when nobody waits any more. */
  wait: (ms: number) => Promise<void>;
}

/**
 * Asks the server, for half a minute at most, whether what was paid for has arrived there. Answers that do not come are
 * asked for again; rejects with the failure when the last one did not come either.
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
    // A plan goes on for some days while it is owed for: that is not the payment yet.
    return isWanted && subscription?.state !== 'past_due' ? { kind: 'subscribed', plan, renewsAt } : null;
  }
  const { resumeId } = awaited;
  if (resumeId !== null)
    return unlockedResumes.includes(resumeId) ? { kind: 'unlocked', resumeIds: [resumeId], certain: true } : null;
  return unlockedResumes.length > 0 ? { kind: 'unlocked', resumeIds: unlockedResumes, certain: false } : null;
}
