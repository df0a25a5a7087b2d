import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ApiError } from '@shortlist/ui-kit/request';
import { resumeQuery } from '../../lib/resume-query.js';
import { LoadFailure } from '../../ui/load-failure.js';
import { MissingResume } from '../../ui/missing-resume.js';
import { usePageMeta } from '../../ui/page-meta.js';
import { historyEntries } from './history-entries.js';
import { useNews } from './use-news.js';
import { VersionHistory } from './version-history.js';
import { versionsQuery } from './versions-api.js';

export default function VersionsPage() {
  const { id = '' } = useParams();
  const resume = useQuery(resumeQuery(id));
  const versions = useQuery(versionsQuery(id));
  const error = resume.error ?? versions.error;
  usePageMeta(resume.data ? `Version history of ${resume.data.title}` : 'Version history', { noindex: true });
  useNews(id, error);

  if (error && isMissing(error)) return <MissingResume />;
  if (resume.data && versions.data)
    return <VersionHistory resume={resume.data} entries={historyEntries(resume.data, versions.data)} />;
  if (error)
    return (
      <LoadFailure
        title="The version history could not be loaded"
        message={error.message}
        onRetry={() => {
          void resume.refetch();
          void versions.refetch();
        }}
      />
    );
  return <Skeleton variant="rounded" height="100dvh" role="status" aria-label="Loading the version history" />;
}

/** A foreign résumé is as unknown as one that never was; an address that is none cannot name any. */
const isMissing = (error: Error): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422 || error.status === 400);
