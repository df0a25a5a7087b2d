import type { PaidPlan } from '@shortlist/shared/contract/payments';
import { useState } from 'react';
import { begunOf, keepBegun, type BegunSubscription } from '../../lib/begun-subscription.js';
import { beginSubscription, validatePlanPromo } from './payments-api.js';

interface Begun {
  begun: BegunSubscription;
  /** A code that makes the first month free. It is applied only on confirmation, because no card is required. */
  free: string | null;
  /** Applies a code, or removes it with null. @returns the discount in cents; @throws ApiError and changes nothing */
  applyCode: (code: string | null) => Promise<number>;
  /** Starts the free month. @throws ApiError */
  begin: () => Promise<void>;
}

/**
 * A subscription that awaits its first payment. A different code starts a new one, and the server cancels the previous
 * one.
 */
export function useBegun(plan: PaidPlan, first: BegunSubscription): Begun {
  const [begun, setBegun] = useState(first);
  const [free, setFree] = useState<string | null>(null);
  const beginWith = async (code: string | null) => {
    const next = begunOf(await beginSubscription(plan, code));
    if (!next) return;
    keepBegun(plan, next);
    setBegun(next);
  };
  return {
    begun,
    free,
    applyCode: async (code) => {
      const promo = code === null ? null : await validatePlanPromo(code, plan);
      const isFree = promo?.finalAmount === 0;
      if (!isFree && code !== begun.promoCode) await beginWith(code);
      setFree(isFree ? code : null);
      return Math.round((promo?.discountAmount ?? 0) * 100);
    },
    begin: () => beginWith(free),
  };
}
