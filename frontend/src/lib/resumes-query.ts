import type { ResumeRecord, ResumeSummary } from '@shortlist/shared/contract/resumes';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { http } from './http.js';

/**
 * Another window or the builder may have changed what is listed since it was read. Without a network a request fails at
 * once and says so: one that waited for it in silence would be forgotten with the page.
 */
export const ALWAYS_TRUE = {
  staleTime: 0,
  refetchOnWindowFocus: true,
  refetchOnReconnect: true,
  networkMode: 'always',
} as const;

/** All résumés of the account, whole. */
export const resumesQuery = queryOptions({
  ...ALWAYS_TRUE,
  queryKey: ['resumes'],
  queryFn: ({ signal }) => http.pages<ResumeRecord>('/api/resumes', { signal }),
});

/** All résumés of the account without their contents. Its key begins like the list's: what reads that again reads this. */
export const summariesQuery = queryOptions({
  ...ALWAYS_TRUE,
  queryKey: [...resumesQuery.queryKey, 'summaries'],
  queryFn: ({ signal }) => http.pages<ResumeSummary>('/api/resumes/summaries', { signal }),
});

/**
 * Every list of résumés, after a change that it may not show. A list that is being read for the first time is asked for
 * again as well: invalidating alone would be content with the answer that is on its way, which may be older.
 */
export async function readResumesAgain(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries({ queryKey: resumesQuery.queryKey });
  await queryClient.invalidateQueries({ queryKey: resumesQuery.queryKey });
}
