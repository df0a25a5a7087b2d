import type { PaidPlan } from '@shortlist/shared/contract/account/payments';
import { useState } from 'react';
import {
  pendingSubscriptionOf,
  storePendingSubscription,
  type PendingSubscription,
} from '../../../entities/billing/pending-subscription.js';
import { startSubscription, validatePlanPromo } from './payments-api.js';

interface PendingSubscriptionControls {
  subscription: PendingSubscription;
  /**
   * Promo code that makes the first month free; null if there is none. Applying it starts the plan without a card, so
   * it is applied only when the user confirms.
   */
  free: string | null;
  /**
   * Applies a promo code, or removes the current one if the code is null.
   *
   * @returns the discount in cents
   * @throws ApiError if nothing was changed
   */
  applyCode: (code: string | null) => Promise<number>;
  /** @throws ApiError */
  start: () => Promise<void>;
}

/**
 * Manages a subscription whose first payment is pending. Applying a different promo code starts a new subscription, and
 * the server cancels the previous one.
 */
export function usePendingSubscription(plan: PaidPlan, first: PendingSubscription): PendingSubscriptionControls {
  const [subscription, setSubscription] = useState(first);
  const [free, setFree] = useState<string | null>(null);
  const startWith = async (code: string | null) => {
    const next = pendingSubscriptionOf(await startSubscription(plan, code));
    if (!next) return;
    storePendingSubscription(plan, next);
    setSubscription(next);
  };
  return {
    subscription,
    free,
    applyCode: async (code) => {
      const promo = code === null ? null : await validatePlanPromo(code, plan);
      const isFree = promo?.finalAmount === 0;
      if (!isFree && code !== subscription.promoCode) await startWith(code);
      setFree(isFree ? code : null);
      return Math.round((promo?.discountAmount ?? 0) * 100);
    },
    start: () => startWith(free),
  };
}
