import type { BillingCheckBody, BillingView } from '@shortlist/shared/contract/billing';
import { PLAN_MATRIX, PRICES, type PlanFeature } from '@shortlist/shared/plans';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { allowanceQuery } from './ai-allowance.js';
import { http } from './http.js';
import { money } from '@shortlist/shared/money';
import { resumesQuery } from './resumes-query.js';
import { sessionQuery } from './session.js';

/** What the account has paid for. Whoever pays does so in another tab, or at the bank: it is read again on return. */
export const billingQuery = queryOptions({
  queryKey: ['billing'],
  queryFn: ({ signal }) => http.get<BillingView>('/api/billing', { signal }),
  staleTime: 0,
  refetchOnWindowFocus: true,
});

/** Unlike `billingQuery`, the server asks the card provider first: its event may be late, or lost. */
export async function checkPayment(
  queryClient: QueryClient,
  awaited: BillingCheckBody['awaited'],
  signal: AbortSignal,
): Promise<BillingView> {
  const view = await http.post<BillingView>('/api/billing/check', { awaited } satisfies BillingCheckBody, { signal });
  queryClient.setQueryData(billingQuery.queryKey, view);
  return view;
}

/** After a payment or a change of plan: header, dashboard, downloads and the day's writing help go by it. */
export async function readBillingAgain(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    [billingQuery, sessionQuery, resumesQuery, allowanceQuery].map(({ queryKey }) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
}

export const PRICE_OF_DOWNLOAD = money(PRICES.download, PRICES.currency);

/**
 * Whether PDF and DOCX of the résumé have to be paid for first. False as long as it is not known: the server says so
 * anyway. Without an id nothing is asked; null stands for one that its owner has not saved yet.
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

/** Whether the account's plan includes it; undefined as long as that is not known. What needs no feature is not asked for. */
export function usePlanHas(feature: PlanFeature | undefined): boolean | undefined {
  const { data } = useQuery({
    ...billingQuery,
    enabled: feature !== undefined,
    select: ({ plan }) => PLAN_MATRIX[plan],
  });
  if (feature === undefined) return true;
  return data && data[feature] === 'included';
}
