import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ApiError } from '@shortlist/ui-kit/request';
import { tellTabs } from '../../lib/tab-channel.js';
import { useToast } from '../../ui/toasts.js';
import { useFailureToast } from '../../ui/use-failure-toast.js';
import { restoreVersion, showResume } from './versions-api.js';

/** Makes a version the résumé's text again, unless the résumé is no longer the one that the person sees. */
export function useRestore(resume: ResumeRecord, onRestored: () => void) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const reportFailure = useFailureToast('Restore failed');
  return useMutation({
    mutationFn: (versionId: string) => restoreVersion(resume.id, versionId, { revision: resume.revision }),
    onSuccess: async (restored) => {
      tellTabs({ kind: 'saved', record: restored });
      await showResume(queryClient, restored);
      onRestored();
      toast({
        title: 'Version restored',
        description: 'The previous text is in the version history.',
        action: { label: 'Open in builder', onClick: () => void navigate(`/app/resume/${restored.id}`) },
      });
      await queryClient.invalidateQueries({ queryKey: ['resumes'] });
    },
    onError: async (error) => {
      const current = changedMeanwhile(error);
      if (!current) return reportFailure(error);
      await showResume(queryClient, current);
      toast({
        title: 'Nothing was restored',
        description:
          'The resume has changed in the meantime. You see its current text; restore again if you still want to.',
        variant: 'destructive',
      });
    },
  });
}

function changedMeanwhile(error: Error): ResumeRecord | undefined {
  if (!(error instanceof ApiError) || error.code !== 'resume_changed') return undefined;
  return (error.body as { current: ResumeRecord }).current;
}
