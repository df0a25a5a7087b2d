import type { ResumeCreate, ResumeRecord } from '@shortlist/shared/contract/resumes';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { http } from '../../lib/http.js';
import { useToast } from '../../ui/toasts.js';
import { copyTitle } from './copy-title.js';
import { useReportFailure } from './use-report-failure.js';

export const resumesQuery = queryOptions({
  queryKey: ['resumes'],
  queryFn: ({ signal }) => http.get<ResumeRecord[]>('/api/resumes', { signal }),
  // The builder may have saved since this list was read.
  staleTime: 0,
});

/** Time to think again after a deletion; the trash keeps the résumé far longer. */
const UNDO_MS = 10_000;

/** Takes the résumé off the list at once and offers to bring it back. */
export function useDeleteResume(failureTitle: string) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const report = useReportFailure();
  const reread = () => queryClient.invalidateQueries({ queryKey: resumesQuery.queryKey });
  const restore = useMutation({
    mutationFn: (id: string) => http.post<ResumeRecord>(`/api/resumes/${id}/restore`),
    onError: (error) => report(error, { title: 'Error', description: 'Failed to restore resume. Please try again.' }),
    onSettled: reread,
  });
  return useMutation({
    mutationFn: (resume: ResumeRecord) => http.delete(`/api/resumes/${resume.id}`),
    onMutate: async (resume) => {
      await queryClient.cancelQueries({ queryKey: resumesQuery.queryKey });
      queryClient.setQueryData(resumesQuery.queryKey, (list) => list?.filter(({ id }) => id !== resume.id));
    },
    onSuccess: (_, resume) =>
      toast({
        title: 'Resume deleted',
        description: resume.title,
        durationMs: UNDO_MS,
        action: { label: 'Undo', onClick: () => restore.mutate(resume.id) },
      }),
    onError: (error) =>
      report(error, { title: failureTitle, description: 'Failed to delete resume. Please try again.' }),
    onSettled: reread,
  });
}

export function useDuplicateResume() {
  const queryClient = useQueryClient();
  const toast = useToast();
  const report = useReportFailure();
  return useMutation({
    mutationFn: ({ title, templateKey, data, jdText }: ResumeRecord) => {
      const titles = queryClient.getQueryData(resumesQuery.queryKey)?.map((resume) => resume.title) ?? [];
      const copy: ResumeCreate = { title: copyTitle(title, titles), templateKey, data, jdText };
      return http.post<ResumeRecord>('/api/resumes', copy);
    },
    onSuccess: (copy) => toast({ title: 'Resume duplicated', description: copy.title }),
    onError: (error) =>
      report(error, { title: 'Duplicate failed', description: 'Failed to duplicate resume. Please try again.' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: resumesQuery.queryKey }),
  });
}
