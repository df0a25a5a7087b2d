import Skeleton from '@mui/material/Skeleton';
import type { UserView } from '@shortlist/shared/contract/auth';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { ApiError } from '@shortlist/ui-kit/request';
import { contentOf, resumeQuery } from '../../../lib/resume-query.js';
import { endSession, isSignedOutAnswer } from '../../../lib/session.js';
import { onTabMessage } from '../../../lib/tab-channel.js';
import { LoadFailure } from '../../../ui/load-failure.js';
import { MissingResume } from '../../../ui/missing-resume.js';
import { AccountDocument } from '../keeping/account-document.js';
import { documentServer } from '../keeping/document-server.js';
import { openQuery, unsentCopy, type OpenDocument } from '../keeping/open-document.js';
import type { Subject } from './subject.js';
import type { WritingPageProps } from './writing-page.js';

interface AccountPageProps<Content> extends WritingPageProps<Content> {
  resumeId: string;
  user: UserView;
}

/** For a résumé of the account. */
export function AccountPage<Content>({ resumeId, user, sort, Desk }: AccountPageProps<Content>) {
  const resume = useQuery(resumeQuery(resumeId));
  const opened = useQuery(openQuery(resumeId, user.id, sort));
  const error = resume.error ?? opened.error;
  useNews(resumeId, error);
  const subject = useMemo(() => resume.data && { ...contentOf(resume.data), resumeId }, [resume.data, resumeId]);

  if (error && isMissing(error)) return <MissingResume />;
  if (subject && opened.data)
    return <OpenPage key={resumeId} subject={subject} opened={opened.data} user={user} sort={sort} Desk={Desk} />;
  if (error)
    return (
      <LoadFailure
        title={`The ${sort.name} could not be opened`}
        message={error.message}
        onRetry={() => {
          void resume.refetch();
          void opened.refetch();
        }}
      />
    );
  return <Skeleton variant="rounded" height="80dvh" role="status" aria-label={`Opening the ${sort.name}`} />;
}

interface OpenPageProps<Content> extends WritingPageProps<Content> {
  subject: Subject & { resumeId: string };
  opened: OpenDocument<Content>;
  user: UserView;
}

function OpenPage<Content>({ subject, opened, user, sort, Desk }: OpenPageProps<Content>) {
  const queryClient = useQueryClient();
  const [document] = useState(
    () =>
      new AccountDocument<Content>(
        {
          content: opened.saved?.content ?? sort.blank(subject.data),
          revision: opened.saved?.revision,
          found: opened.found,
        },
        documentServer(subject.resumeId, sort.kind),
        unsentCopy(subject.resumeId, user.id, sort, subject.title),
        () => endSession(queryClient),
      ),
  );
  return <Desk subject={subject} document={document} />;
}

/** Follows what other tabs save, and the builder that was just left; notices when the session has ended. */
function useNews(resumeId: string, error: Error | null): void {
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

/** A foreign résumé is as unknown as one that never was; an address that is none cannot name any. */
const isMissing = (error: Error): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422 || error.status === 400);
