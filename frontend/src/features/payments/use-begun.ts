import type { PaidPlan } from '@shortlist/shared/contract/payments';
import { useState } from 'react';
import { begunOf, keepBegun, type BegunSubscription } from '../../lib/begun-subscription.js';
import { beginSubscription, validatePlanPromo } from './payments-api.js';

interface Begun {
  begun: BegunSubscription;
  /** A code that leaves nothing to pay: it is only taken when the person says so, as no card has to be given for it. */
  free: string | null;
  /** Applies a code, or none for null. @returns cents that are taken off; @throws ApiError, with all as it was */
  applyCode: (code: string | null) => Promise<number>;
  /** Takes what is free. @throws ApiError */
  begin: () => Promise<void>;
}

/** A subscription that waits for its first payment; another code begins it anew, and the server ends the one before. */
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
