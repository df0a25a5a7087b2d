import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ApiError } from '@shortlist/ui-kit/request';
import { resumeQuery } from '../../entities/resume/resume-query.js';
import { LoadFailure } from '../../ui/load-failure.js';
import { MissingResume } from '../../entities/resume/missing-resume.js';
import { usePageMeta } from '../../ui/page-meta.js';
import { historyEntries } from './data/history-entries.js';
import { messages } from './messages.js';
import { useRemoteChanges } from './data/use-remote-changes.js';
import { VersionHistory } from './version-history.js';
import { versionsQuery } from './data/versions-api.js';

const texts = messages.versionHistory;

export default function VersionsPage() {
  const { id = '' } = useParams();
  const resume = useQuery(resumeQuery(id));
  const versions = useQuery(versionsQuery(id));
  const error = resume.error ?? versions.error;
  usePageMeta(resume.data ? texts.titleOf(resume.data.title) : texts.title, { noindex: true });
  useRemoteChanges(id, error);

  if (error && isMissing(error)) return <MissingResume />;
  if (resume.data && versions.data)
    return <VersionHistory resume={resume.data} entries={historyEntries(resume.data, versions.data)} />;
  if (error)
    return (
      <LoadFailure
        title={texts.loadFailed}
        message={error.message}
        onRetry={() => {
          void resume.refetch();
          void versions.refetch();
        }}
      />
    );
  return <Skeleton variant="rounded" height="100dvh" role="status" aria-label={texts.loading} />;
}

/** The server returns 404 for missing resumes and for other users' resumes, and 400 or 422 for invalid ids. */
const isMissing = (error: Error): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422 || error.status === 400);
