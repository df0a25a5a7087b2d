import type { ResumeRecord, ResumeSummary } from '@shortlist/shared/contract/resumes';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { http } from '../../api/http.js';

/**
 * Query options of lists that are always refetched, because the builder or another window may have changed them.
 * Offline requests fail immediately with a message instead of being paused by TanStack Query.
 */
export const ALWAYS_TRUE = {
  staleTime: 0,
  refetchOnWindowFocus: true,
  refetchOnReconnect: true,
  networkMode: 'always',
} as const;

export const resumesQuery = queryOptions({
  ...ALWAYS_TRUE,
  queryKey: ['resumes'],
  queryFn: ({ signal }) => http.pages<ResumeRecord>('/api/resumes', { signal }),
});

/**
 * All resumes of the account, without their content. Invalidating `resumesQuery` also invalidates this query, because
 * the keys share a prefix.
 */
export const summariesQuery = queryOptions({
  ...ALWAYS_TRUE,
  queryKey: [...resumesQuery.queryKey, 'summaries'],
  queryFn: ({ signal }) => http.pages<ResumeSummary>('/api/resumes/summaries', { signal }),
});

/**
 * Refetches every list of resumes after a change. Also restarts an initial request that is still pending, because
 * invalidation alone would keep its outdated response.
 */
export async function readResumesAgain(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries({ queryKey: resumesQuery.queryKey });
  await queryClient.invalidateQueries({ queryKey: resumesQuery.queryKey });
}
