import type { DashboardView } from '@shortlist/shared/contract/dashboard';
import type { ResumeCreate, ResumeRecord } from '@shortlist/shared/contract/resumes';
import { PLAN_MATRIX } from '@shortlist/shared/product/plans';
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { billingQuery, PRICE_OF_DOWNLOAD } from '../../../entities/billing/billing.js';
import { ApiError } from '@shortlist/ui-kit/request';
import { http } from '../../../api/http.js';
import { ALWAYS_TRUE, resumesQuery } from '../../../entities/resume/resumes-query.js';
import { tellTabs } from '../../../lib/tab-channel.js';
import { useToast } from '../../../ui/toasts/toasts.js';
import { copyTitle } from './parts/copy-title.js';
import { messages } from './messages.js';
import { useReportFailure } from './use-report-failure.js';

export const dashboardQuery = queryOptions({
  ...ALWAYS_TRUE,
  // The key starts with the key of the resume list, so that invalidating the list also refetches the dashboard's
  // figures.
  queryKey: [...resumesQuery.queryKey, 'dashboard'],
  queryFn: ({ signal }) => http.get<DashboardView>('/api/dashboard', { signal }),
});

/**
 * Options shared by all mutations of the resume list. The list is refetched only when the last running mutation ends,
 * because an earlier refetch would briefly hide the changes of the other mutations.
 */
export const LIST_CHANGE = { mutationKey: ['resumes'], networkMode: 'always' } as const;

export async function readListsAgain(queryClient: QueryClient): Promise<void> {
  if (queryClient.isMutating(LIST_CHANGE) > 1) return;
  await queryClient.invalidateQueries({ queryKey: resumesQuery.queryKey });
}

function changeList(queryClient: QueryClient, change: (list: ResumeRecord[]) => ResumeRecord[]): void {
  queryClient.setQueryData(resumesQuery.queryKey, (list) => list && change(list));
}

/** Milliseconds for which a deletion can be undone in the toast. The trash keeps the resume much longer. */
const UNDO_MS = 10_000;

/** Removes a resume from the list immediately and offers to undo the deletion. */
export function useDeleteResume(failureTitle: string) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const report = useReportFailure();
  const restore = useRestoreResume();
  return useMutation({
    ...LIST_CHANGE,
    mutationFn: (resume: ResumeRecord) => http.delete(`/api/resumes/${resume.id}`),
    onMutate: async (resume) => {
      await queryClient.cancelQueries({ queryKey: resumesQuery.queryKey });
      changeList(queryClient, (list) => list.filter(({ id }) => id !== resume.id));
      queryClient.setQueryData(dashboardQuery.queryKey, (view) => view && { ...view, resumes: view.resumes - 1 });
    },
    onSuccess: (_, resume) =>
      toast({
        title: messages.resumesApi.deleted,
        description: resume.title,
        durationMs: UNDO_MS,
        action: { label: messages.resumesApi.label, onClick: () => restore.mutate(resume.id) },
      }),
    onError: (error, resume) => {
      // Restore the resume locally, because a refetch would probably fail too. Sorting returns the resume to its
      // position.
      changeList(queryClient, (list) => [...list.filter(({ id }) => id !== resume.id), resume]);
      report(error, { title: failureTitle, description: messages.resumesApi.deleteFailedText });
    },
    onSettled: () => readListsAgain(queryClient),
  });
}

export function useRestoreResume() {
  const queryClient = useQueryClient();
  const report = useReportFailure();
  return useMutation({
    ...LIST_CHANGE,
    mutationFn: (id: string) => http.post<ResumeRecord>(`/api/resumes/${id}/restore`),
    onError: (error) =>
      report(error, { title: messages.resumesApi.error, description: messages.resumesApi.restoreFailedText }),
    onSettled: () => readListsAgain(queryClient),
  });
}

export function useDuplicateResume() {
  const queryClient = useQueryClient();
  const toast = useToast();
  const report = useReportFailure();
  return useMutation({
    ...LIST_CHANGE,
    mutationFn: ({ title, templateKey, data, jdText }: ResumeRecord) => {
      const titles = queryClient.getQueryData(resumesQuery.queryKey)?.map((resume) => resume.title) ?? [];
      const copy: ResumeCreate = { title: copyTitle(title, titles), templateKey, data, jdText };
      return http.post<ResumeRecord>('/api/resumes', copy);
    },
    onSuccess: ({ title }, { id }) => {
      const billing = queryClient.getQueryData(billingQuery.queryKey);
      // Users who paid for the original may expect the payment to cover the copy, so explain that the copy is locked.
      const isLocked = billing?.unlockedResumes.includes(id) && PLAN_MATRIX[billing.plan].downloads !== 'included';
      toast({
        title: messages.resumesApi.resumeDuplicated,
        description: isLocked ? messages.resumesApi.notUnlocked(title, PRICE_OF_DOWNLOAD) : title,
      });
    },
    onError: (error) =>
      report(error, {
        title: messages.resumesApi.duplicateFailed,
        description: quotaMessage(error) ?? messages.resumesApi.duplicateFailedText,
      }),
    onSettled: () => readListsAgain(queryClient),
  });
}

interface Rename {
  resume: ResumeRecord;
  title: string;
}

const retitled = (list: ResumeRecord[], id: string, title: string): ResumeRecord[] =>
  list.map((resume) => (resume.id === id ? { ...resume, title } : resume));

/** The request contains no revision, so the last rename wins. */
export function useRenameResume() {
  const queryClient = useQueryClient();
  const report = useReportFailure();
  return useMutation({
    ...LIST_CHANGE,
    mutationFn: ({ resume, title }: Rename) => http.patch<ResumeRecord>(`/api/resumes/${resume.id}`, { title }),
    onMutate: async ({ resume, title }) => {
      await queryClient.cancelQueries({ queryKey: resumesQuery.queryKey });
      changeList(queryClient, (list) => retitled(list, resume.id, title));
    },
    onSuccess: (record) => tellTabs({ kind: 'saved', record }),
    onError: (error, { resume }) => {
      changeList(queryClient, (list) => retitled(list, resume.id, resume.title));
      report(error, {
        title: messages.resumesApi.renameFailed,
        description: messages.resumesApi.renameFailedText,
      });
    },
    onSettled: () => readListsAgain(queryClient),
  });
}

/**
 * Returns the server's message if the account has reached a limit, because retrying does not help. Returns undefined
 * for other errors.
 */
export const quotaMessage = (error: Error): string | undefined =>
  error instanceof ApiError && (error.code === 'too_many_resumes' || error.code === 'storage_full')
    ? error.message
    : undefined;
