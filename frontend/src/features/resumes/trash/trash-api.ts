import type { TrashedResume } from '@shortlist/shared/contract/resumes';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { http } from '../../../api/http.js';
import { useToast } from '../../../ui/toasts/toasts.js';
import { ALWAYS_TRUE, resumesQuery } from '../../../entities/resume/resumes-query.js';
import { tellTabs } from '../../../lib/tab-channel.js';
import { LIST_CHANGE, readListsAgain, quotaMessage } from '../list/resumes-api.js';
import { useReportFailure } from '../list/use-report-failure.js';
import { messages } from './messages.js';

/** The key starts with the key of the resume list, so that invalidating the list also refetches the trash. */
export const trashQuery = queryOptions({
  ...ALWAYS_TRUE,
  queryKey: [...resumesQuery.queryKey, 'trash'],
  queryFn: ({ signal }) => http.pages<TrashedResume>('/api/resumes/trash', { signal }),
});

const FAILED = messages.trashApi.failed;

export function useDeleteForever() {
  const queryClient = useQueryClient();
  const toast = useToast();
  const report = useReportFailure();
  return useMutation({
    ...LIST_CHANGE,
    mutationFn: (resume: TrashedResume | 'all') =>
      http.delete(resume === 'all' ? '/api/resumes/trash' : `/api/resumes/trash/${resume.id}`),
    onMutate: async (resume) => {
      await queryClient.cancelQueries({ queryKey: trashQuery.queryKey });
      const before = queryClient.getQueryData(trashQuery.queryKey);
      queryClient.setQueryData(trashQuery.queryKey, (list) =>
        resume === 'all' ? [] : list?.filter(({ id }) => id !== resume.id),
      );
      return before;
    },
    onSuccess: (_, resume) => {
      tellTabs({ kind: 'room-freed' });
      toast(
        resume === 'all'
          ? { title: messages.trashApi.emptied }
          : { title: messages.trashApi.resumeDeletedForever, description: resume.title },
      );
    },
    onError: (error, _, before) => {
      queryClient.setQueryData(trashQuery.queryKey, before);
      report(error, FAILED);
    },
    onSettled: () => readListsAgain(queryClient),
  });
}

export function useRestoreFromTrash() {
  const queryClient = useQueryClient();
  const toast = useToast();
  const report = useReportFailure();
  return useMutation({
    ...LIST_CHANGE,
    mutationFn: ({ id }: TrashedResume) => http.post(`/api/resumes/${id}/restore`),
    onMutate: async (resume) => {
      await queryClient.cancelQueries({ queryKey: trashQuery.queryKey });
      const before = queryClient.getQueryData(trashQuery.queryKey);
      queryClient.setQueryData(
        trashQuery.queryKey,
        before?.filter(({ id }) => id !== resume.id),
      );
      return before;
    },
    onSuccess: (_, { title }) => toast({ title: messages.trashApi.resumeRestored, description: title }),
    onError: (error, _, before) => {
      queryClient.setQueryData(trashQuery.queryKey, before);
      report(error, {
        title: messages.trashApi.restoreFailed,
        description: quotaMessage(error) ?? messages.trashApi.restoreFailedText,
      });
    },
    onSettled: () => readListsAgain(queryClient),
  });
}
