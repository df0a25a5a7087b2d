import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import type { ComparedContent } from '@shortlist/shared/compare/compare-contents';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { ApiError } from '@shortlist/ui-kit/request';
import { contentOf } from '../../../entities/resume/resume-query.js';
import { CURRENT, type HistoryEntry } from './history-entries.js';
import { versionQuery, versionsQuery } from './versions-api.js';

export type LoadedContent =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string; retry: () => void }
  | { kind: 'loaded'; content: ComparedContent };

/** Loads the content of a version. The content of the current state is already loaded. */
export function useContent(resume: ResumeRecord, entry: HistoryEntry): LoadedContent {
  const isVersion = entry.id !== CURRENT;
  const { data, error, refetch } = useQuery({
    ...versionQuery(resume.id, entry.id),
    enabled: isVersion,
  });
  const queryClient = useQueryClient();
  useEffect(() => {
    // Refetch the list, because this version was deleted after the list had been loaded.
    if (error instanceof ApiError && error.status === 404)
      void queryClient.invalidateQueries({ queryKey: versionsQuery(resume.id).queryKey });
  }, [queryClient, error, resume.id]);
  const record = isVersion ? data : resume;
  const content = useMemo(() => record && contentOf(record), [record]);
  if (content) return { kind: 'loaded', content };
  if (error) return { kind: 'failed', message: error.message, retry: () => void refetch() };
  return { kind: 'loading' };
}
