import type { ResumeRecord, ResumeSummary } from '@shortlist/shared/contract/resumes';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { http } from '../../api/http.js';

/**
 * Always refetched, because another window or the builder may have changed the list. Fails at once when offline: a
 * paused request would be lost with the page.
 */
export const ALWAYS_TRUE = {
  staleTime: 0,
  refetchOnWindowFocus: true,
  refetchOnReconnect: true,
  networkMode: 'always',
} as const;

/** All resumes of the account with their content. */
export const resumesQuery = queryOptions({
  ...ALWAYS_TRUE,
  queryKey: ['resumes'],
  queryFn: ({ signal }) => http.pages<ResumeRecord>('/api/resumes', { signal }),
});

/** All resumes of the account without content. Shares the list's key prefix, so that invalidation covers both. */
export const summariesQuery = queryOptions({
  ...ALWAYS_TRUE,
  queryKey: [...resumesQuery.queryKey, 'summaries'],
  queryFn: ({ signal }) => http.pages<ResumeSummary>('/api/resumes/summaries', { signal }),
});

/**
 * Refetches every list of resumes after a change. A first load that is still pending restarts too, because invalidation
 * alone would accept its older response.
 */
export async function readResumesAgain(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries({ queryKey: resumesQuery.queryKey });
  await queryClient.invalidateQueries({ queryKey: resumesQuery.queryKey });
}
