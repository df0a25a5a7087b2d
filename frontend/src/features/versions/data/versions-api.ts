import type { ResumeVersion, VersionRestore, VersionSummary } from '@shortlist/shared/contract/resume-versions';
import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { http } from '../../../api/http.js';
import { resumeQuery } from '../../../entities/resume/resume-query.js';

/** Query options that always refetch, because the builder or another window may have saved the resume. */
const ALWAYS_FRESH = { staleTime: 0, refetchOnWindowFocus: true } as const;

const path = (id: string): string => `/api/resumes/${encodeURIComponent(id)}`;

export const versionsQuery = (id: string) =>
  queryOptions({
    ...ALWAYS_FRESH,
    queryKey: ['versions', id],
    queryFn: ({ signal }) => http.get<VersionSummary[]>(`${path(id)}/versions`, { signal }),
  });

/** Never refetched, because versions do not change. */
export const versionQuery = (id: string, versionId: string) =>
  queryOptions({
    staleTime: Infinity,
    queryKey: ['version', id, versionId],
    queryFn: ({ signal }) =>
      http.get<ResumeVersion>(`${path(id)}/versions/${encodeURIComponent(versionId)}`, { signal }),
  });

export const restoreVersion = (id: string, versionId: string, seen: VersionRestore): Promise<ResumeRecord> =>
  http.post<ResumeRecord>(`${path(id)}/versions/${encodeURIComponent(versionId)}/restore`, seen);

/** Caches a changed resume and refetches its versions. */
export async function updateResume(queryClient: QueryClient, resume: ResumeRecord): Promise<void> {
  queryClient.setQueryData(resumeQuery(resume.id).queryKey, resume);
  await queryClient.invalidateQueries({ queryKey: versionsQuery(resume.id).queryKey });
}
