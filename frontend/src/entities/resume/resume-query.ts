import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import type { ComparedContent } from '@shortlist/shared/compare/compare-contents';
import { readResumeData, readTemplateKey } from '@shortlist/shared/resume/read-resume-data';
import { queryOptions } from '@tanstack/react-query';
import { http } from '../../api/http.js';

/** Always refetches, because the builder or another window may have saved the resume. */
export const resumeQuery = (id: string) =>
  queryOptions({
    staleTime: 0,
    refetchOnWindowFocus: true,
    queryKey: ['resume', id],
    queryFn: ({ signal }) => http.get<ResumeRecord>(`/api/resumes/${encodeURIComponent(id)}`, { signal }),
  });

export const contentOf = ({
  title,
  templateKey,
  data,
  jdText,
}: Pick<ResumeRecord, 'title' | 'templateKey' | 'data' | 'jdText'>): ComparedContent => ({
  title,
  templateKey: readTemplateKey(templateKey),
  data: readResumeData(data),
  jdText: jdText ?? '',
});
