import type { ImportResult } from '@shortlist/shared/contract/import';
import type { ResumeCreate, ResumeRecord } from '@shortlist/shared/contract/resumes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { http } from '../../../api/http.js';
import { newId } from '../../../lib/new-id.js';
import { useImportDialog } from '../../../entities/resume/import-slot.js';
import { useToast } from '../../../ui/toasts/toasts.js';
import { LIST_CHANGE, readListsAgain } from '../list/resumes-api.js';
import { messages } from './messages.js';

export function useImportResume(): () => void {
  const openDialog = useImportDialog();
  const navigate = useNavigate();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    ...LIST_CHANGE,
    mutationFn: (resume: ResumeCreate) => http.post<ResumeRecord>('/api/resumes', resume),
    onSettled: () => readListsAgain(queryClient),
  });
  return () => {
    // Use one id for all attempts, so that a retry after a lost response creates no second resume.
    const id = newId();
    openDialog(async ({ data, title, templateKey }: ImportResult) => {
      await mutateAsync({ id, title, templateKey: templateKey ?? 'general', data });
      toast({ title: messages.useImportResume.title, description: title });
      await navigate(`/app/resume/${id}`);
    });
  };
}
