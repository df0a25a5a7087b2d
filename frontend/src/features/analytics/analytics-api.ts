import type { ResumeAnalytics } from '@shortlist/shared/contract/resume-analytics';
import { queryOptions } from '@tanstack/react-query';
import { http } from '../../api/http.js';

/** Always refetched, because the builder may have saved a new version. */
export const analyticsQuery = (resumeId: string) =>
  queryOptions({
    queryKey: ['analytics', resumeId],
    queryFn: ({ signal }) =>
      http.get<ResumeAnalytics>(`/api/resumes/${encodeURIComponent(resumeId)}/analytics`, { signal }),
    staleTime: 0,
  });
