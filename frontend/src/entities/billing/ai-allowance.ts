import type { AiAllowanceView } from '@shortlist/shared/contract/ai';
import type { AiTask, Customer } from '@shortlist/shared/product/plans';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { http } from '../../api/http.js';

/** Remaining requests of one AI task today. */
export interface Allowance {
  task: AiTask;
  customer: Customer;
  left: number;
  limit: number;
  resetsAt: string;
}

const MINUTE_MS = 60_000;
/** The remaining count is shown from here on. */
const LOW_COUNT = 3;
const LOW_SHARE = 0.2;

export const allowanceQuery = queryOptions({
  queryKey: ['ai-allowance'],
  queryFn: ({ signal }) => http.get<AiAllowanceView>('/api/ai/allowance', { signal }),
  // Other devices of the account and other visitors on the network share the count.
  refetchOnWindowFocus: true,
  // Refetches after the daily reset, so that a used-up button works again.
  refetchInterval: ({ state: { data } }) =>
    data ? Math.max(MINUTE_MS, Date.parse(data.resetsAt) - Date.now() + 1_000) : false,
});

/** Null while unknown: a failed read must not block requests. */
export function useAllowance(task: AiTask): Allowance | null {
  const { data, isError } = useQuery(allowanceQuery);
  if (!data || isError) return null;
  const { customer, resetsAt, tasks } = data;
  const { used, limit } = tasks[task];
  return { task, customer, left: Math.max(0, limit - used), limit, resetsAt };
}

export const isUsedUp = (allowance: Allowance | null): boolean => allowance?.left === 0;

export const isRunningOut = (allowance: Allowance | null): boolean =>
  allowance !== null && (allowance.left <= LOW_COUNT || allowance.left <= allowance.limit * LOW_SHARE);

/** Called after each AI request, whether or not it succeeded. */
export const refreshAllowance = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: allowanceQuery.queryKey });
