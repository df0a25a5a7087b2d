import type { BillingView } from '@shortlist/shared/contract/account/billing';
import type { PaidPlan } from '@shortlist/shared/contract/account/payments';
import type { Plan } from '@shortlist/shared/product/plans';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { billingQuery } from '../../../entities/billing/billing.js';
import { useSession } from '../../../entities/session/session.js';
import { useSubscribing } from '../../../entities/billing/use-subscribing.js';
import { takeChosenPlan } from './chosen-plan.js';
import { offerOf, type Offer } from './offer.js';

export interface Offers {
  isVisitor: boolean;
  /** The user's current plan. Undefined for visitors and while loading. */
  plan: Plan | undefined;
  billing: BillingView | undefined;
  /** Returns the action that a plan's button offers; undefined while loading. */
  of: (plan: PaidPlan) => Offer | undefined;
  failure: { message: string; retry: () => void } | null;
  take: (plan: PaidPlan) => void;
  /** Plan for which a request is in progress; null if there is none. */
  busy: PaidPlan | null;
}

export function useOffers(): Offers {
  const { status } = useSession();
  const isMember = status === 'signed-in';
  const { data, error, refetch } = useQuery({ ...billingQuery, enabled: isMember });
  const billing = isMember ? data : undefined;
  const { mutate, isPending, variables } = useSubscribing();

  const [params] = useSearchParams();
  const wentOn = useRef(false);
  useEffect(() => {
    if (!billing || wentOn.current) return;
    wentOn.current = true;
    const chosen = takeChosenPlan(params);
    if (chosen && offerOf(chosen, billing.subscription) === 'subscribe') mutate(chosen);
  }, [billing, params, mutate]);

  return {
    isVisitor: status === 'signed-out',
    plan: billing?.plan,
    billing,
    of: (plan) => {
      if (status === 'signed-out') return 'subscribe';
      return billing && offerOf(plan, billing.subscription);
    },
    failure: isMember && error && !data ? { message: error.message, retry: () => void refetch() } : null,
    take: (plan) => mutate(plan),
    busy: isPending ? variables : null,
  };
}
