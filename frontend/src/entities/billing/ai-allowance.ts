import type { AiAllowanceView } from '@shortlist/shared/contract/ai';
import type { AiTask, Customer } from '@shortlist/shared/product/plans';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { http } from '../../api/http.js';

export interface Allowance {
  task: AiTask;
  customer: Customer;
  left: number;
  limit: number;
  resetsAt: string;
}

const MINUTE_MS = 60_000;
/** The number of remaining AI requests is shown once it falls to `LOW_COUNT` or to `LOW_SHARE` of the limit. */
const LOW_COUNT = 3;
const LOW_SHARE = 0.2;

export const allowanceQuery = queryOptions({
  queryKey: ['ai-allowance'],
  queryFn: ({ signal }) => http.get<AiAllowanceView>('/api/ai/allowance', { signal }),
  // Refetch on focus, because the account's other devices, or other visitors on the same network, share the allowance.
  refetchOnWindowFocus: true,
  // Refetch after the daily reset, so that disabled buttons work again.
  refetchInterval: ({ state: { data } }) =>
    data ? Math.max(MINUTE_MS, Date.parse(data.resetsAt) - Date.now() + 1_000) : false,
});

/** Returns the allowance of an AI task. Null while loading and after a failure; the task then stays enabled. */
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

/** Refetches the allowance. Call it after every AI request, even a failed one. */
export const refreshAllowance = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: allowanceQuery.queryKey });
