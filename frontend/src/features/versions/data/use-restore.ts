import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ApiError } from '@shortlist/ui-kit/request';
import { tellTabs } from '../../../lib/tab-channel.js';
import { useToast } from '../../../ui/toasts/toasts.js';
import { useFailureToast } from '../../../entities/session/use-failure-toast.js';
import { messages } from '../messages.js';
import { restoreVersion, updateResume } from './versions-api.js';

const texts = messages.useRestore;

/** Restores a version unless the resume has changed since this page loaded it. */
export function useRestore(resume: ResumeRecord, onRestored: () => void) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const reportFailure = useFailureToast(texts.failed);
  return useMutation({
    mutationFn: (versionId: string) => restoreVersion(resume.id, versionId, { revision: resume.revision }),
    onSuccess: async (restored) => {
      tellTabs({ kind: 'saved', record: restored });
      await updateResume(queryClient, restored);
      onRestored();
      toast({
        title: texts.restored,
        description: texts.restoredDetail,
        action: { label: texts.open, onClick: () => void navigate(`/app/resume/${restored.id}`) },
      });
      await queryClient.invalidateQueries({ queryKey: ['resumes'] });
    },
    onError: async (error) => {
      const current = currentResume(error);
      if (!current) return reportFailure(error);
      await updateResume(queryClient, current);
      toast({ title: texts.changed, description: texts.changedDetail, variant: 'destructive' });
    },
  });
}

/** Returns the current resume from the response to a conflicting request. */
function currentResume(error: Error): ResumeRecord | undefined {
  if (!(error instanceof ApiError) || error.code !== 'resume_changed') return undefined;
  return (error.body as { current: ResumeRecord }).current;
}
