import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { resumeQuery } from '../../../entities/resume/resume-query.js';
import { endSession, isSignedOutAnswer } from '../../../entities/session/session.js';
import { onTabMessage } from '../../../lib/tab-channel.js';
import { versionsQuery } from './versions-api.js';

/**
 * Refetches the resume and its versions after the builder or another tab saves the resume. Ends the session in this tab
 * if `error` means that it has expired.
 */
export function useRemoteChanges(resumeId: string, error: Error | null): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      onTabMessage((message) => {
        if (message.kind !== 'saved' || message.record.id !== resumeId) return;
        void queryClient.invalidateQueries({ queryKey: resumeQuery(resumeId).queryKey });
        void queryClient.invalidateQueries({ queryKey: versionsQuery(resumeId).queryKey });
      }),
    [queryClient, resumeId],
  );
  useEffect(() => {
    if (error && isSignedOutAnswer(error)) endSession(queryClient);
  }, [queryClient, error]);
}
