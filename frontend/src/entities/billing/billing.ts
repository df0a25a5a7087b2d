import type { BillingCheckBody, BillingView } from '@shortlist/shared/contract/account/billing';
import { PLAN_MATRIX, PRICES, type PlanFeature } from '@shortlist/shared/product/plans';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { allowanceQuery } from './ai-allowance.js';
import { http } from '../../api/http.js';
import { money } from '@shortlist/shared/product/money';
import { resumesQuery } from '../resume/resumes-query.js';
import { sessionQuery } from '../session/session.js';

/** Refetches on focus, because the user may complete a payment in another browser tab or in the bank's app. */
export const billingQuery = queryOptions({
  queryKey: ['billing'],
  queryFn: ({ signal }) => http.get<BillingView>('/api/billing', { signal }),
  staleTime: 0,
  refetchOnWindowFocus: true,
});

/**
 * Makes the server query the payment provider, whose webhook may be late or lost. `billingQuery` returns only the state
 * that the server has stored.
 */
export async function checkPayment(
  queryClient: QueryClient,
  awaited: BillingCheckBody['awaited'],
  signal: AbortSignal,
): Promise<BillingView> {
  const view = await http.post<BillingView>('/api/billing/check', { awaited } satisfies BillingCheckBody, { signal });
  queryClient.setQueryData(billingQuery.queryKey, view);
  return view;
}

/** Refetches everything that depends on the plan. Call after a payment or a plan change. */
export async function refetchBilling(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    [billingQuery, sessionQuery, resumesQuery, allowanceQuery].map(({ queryKey }) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
}

export const PRICE_OF_DOWNLOAD = money(PRICES.download, PRICES.currency);

/**
 * Whether PDF and DOCX files of the resume require a payment. False while loading; the server checks each export
 * anyway.
 *
 * @param resumeId null for an unsaved resume; undefined to send no request
 */
export function useIsLocked(resumeId: string | null | undefined): boolean {
  const { data } = useQuery({
    ...billingQuery,
    enabled: resumeId !== undefined,
    select: ({ plan, unlockedResumes }) =>
      PLAN_MATRIX[plan].downloads !== 'included' && !unlockedResumes.includes(resumeId ?? ''),
  });
  return data ?? false;
}

/** Whether the account's plan includes the feature. Undefined while loading; true if `feature` is undefined. */
export function usePlanHas(feature: PlanFeature | undefined): boolean | undefined {
  const { data } = useQuery({
    ...billingQuery,
    enabled: feature !== undefined,
    select: ({ plan }) => PLAN_MATRIX[plan],
  });
  if (feature === undefined) return true;
  return data && data[feature] === 'included';
}
