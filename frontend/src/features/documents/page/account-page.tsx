import Skeleton from '@mui/material/Skeleton';
import type { UserView } from '@shortlist/shared/contract/account/auth';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ApiError } from '@shortlist/ui-kit/request';
import { contentOf, resumeQuery } from '../../../entities/resume/resume-query.js';
import { endSession, isSignedOutAnswer } from '../../../entities/session/session.js';
import { onTabMessage, tellTabs } from '../../../lib/tab-channel.js';
import { LoadFailure } from '../../../ui/load-failure.js';
import { useToast, type Toast } from '../../../ui/toasts/toasts.js';
import { MissingResume } from '../../../entities/resume/missing-resume.js';
import { accountCompanion } from '../keeping/account-companion.js';
import { openQuery, type OpenCompanion } from '../keeping/open-companion.js';
import { messages } from './messages.js';
import type { ResumeContext } from '../writing/resume-context.js';
import type { WritingPageProps } from './writing-page-props.js';

interface AccountPageProps<Content> extends WritingPageProps<Content> {
  resumeId: string;
  user: UserView;
}

export function AccountPage<Content>({ resumeId, user, kind, Editor }: AccountPageProps<Content>) {
  const loaded = useQuery(resumeQuery(resumeId));
  const opened = useQuery(openQuery({ resumeId, userId: user.id, kind }));
  const error = loaded.error ?? opened.error;
  useRemoteChanges(resumeId, error);
  const resume = useMemo(() => loaded.data && { ...contentOf(loaded.data), resumeId }, [loaded.data, resumeId]);
  useReleaseUnlessShown(opened.data, resume !== undefined);

  if (error && isMissing(error)) return <MissingResume />;
  if (resume && opened.data)
    return <OpenPage key={resumeId} resume={resume} opened={opened.data} user={user} kind={kind} Editor={Editor} />;
  if (error)
    return (
      <LoadFailure
        title={messages.accountPage.loadFailed(kind.name)}
        message={error.message}
        onRetry={() => {
          void loaded.refetch();
          void opened.refetch();
        }}
      />
    );
  return (
    <Skeleton variant="rounded" height="80dvh" role="status" aria-label={messages.accountPage.loading(kind.name)} />
  );
}

interface OpenPageProps<Content> extends WritingPageProps<Content> {
  resume: ResumeContext & { resumeId: string };
  opened: OpenCompanion<Content>;
  user: UserView;
}

function OpenPage<Content>({ resume, opened, user, kind, Editor }: OpenPageProps<Content>) {
  const toast = useToast();
  const [companion] = useState(() => {
    const { resumeId, title: resumeTitle } = resume;
    return accountCompanion({ resumeId, userId: user.id, kind, resumeTitle }, opened, kind.blank(resume.data), {
      onSignedOut: () => tellTabs({ kind: 'session-ended' }),
      onStorageUnavailable: () => toast(STORAGE_UNAVAILABLE),
    });
  });
  return <Editor resume={resume} companion={companion} />;
}

const STORAGE_UNAVAILABLE: Toast = {
  title: messages.accountPage.storageUnavailable,
  description: messages.accountPage.storageUnavailableDetail,
};

/**
 * Releases the lock on the unsent text if the page closes before the editor is shown. Once shown, the editor itself
 * releases the lock.
 */
function useReleaseUnlessShown<Content>(opened: OpenCompanion<Content> | undefined, isShown: boolean): void {
  const shown = useRef(false);
  useEffect(() => {
    shown.current ||= isShown && opened !== undefined;
  }, [isShown, opened]);
  useEffect(
    () => () => {
      if (!shown.current) opened?.unsent?.release();
    },
    [opened],
  );
}

/**
 * Refetches the resume after the builder or another tab saves it. Ends the session in this tab if `error` means that
 * the session has expired.
 */
function useRemoteChanges(resumeId: string, error: Error | null): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      onTabMessage((message) => {
        if (message.kind === 'saved' && message.record.id === resumeId)
          void queryClient.invalidateQueries({ queryKey: resumeQuery(resumeId).queryKey });
      }),
    [queryClient, resumeId],
  );
  useEffect(() => {
    if (error && isSignedOutAnswer(error)) endSession(queryClient);
  }, [queryClient, error]);
}

/** The server returns 404 for missing resumes and for other users' resumes, and 400 or 422 for invalid ids. */
const isMissing = (error: Error): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422 || error.status === 400);
