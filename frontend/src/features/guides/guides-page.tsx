import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { PLAN_MATRIX } from '@shortlist/shared/plans';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link as RouterLink, useParams } from 'react-router';
import { billingQuery } from '../../lib/billing.js';
import { ApiError } from '../../lib/http.js';
import { resumeQuery } from '../../lib/resume-query.js';
import { endSession, isSignedOutAnswer } from '../../lib/session.js';
import { LoadFailure } from '../../ui/load-failure.js';
import { MissingResume } from '../../ui/missing-resume.js';
import { PageHeader } from '../../ui/page-header.js';
import { usePageMeta } from '../../ui/page-meta.js';
import { GuideCard } from './guide-card.js';
import { GUIDE_SORTS } from './guide-sorts.js';
import { guidesQuery } from './guides-api.js';
import { PremiumNote } from './premium-note.js';

/** What prepares for the talks that a résumé leads to. */
export default function GuidesPage() {
  usePageMeta('Interview and Salary', { noindex: true });
  const { id = '' } = useParams();
  const queryClient = useQueryClient();
  const resume = useQuery(resumeQuery(id));
  const documents = useQuery(guidesQuery(id));
  const billing = useQuery(billingQuery);
  const error = resume.error ?? documents.error ?? billing.error;
  useEffect(() => {
    if (error && isSignedOutAnswer(error)) endSession(queryClient);
  }, [error, queryClient]);

  if (error instanceof ApiError && [400, 404, 422].includes(error.status)) return <MissingResume />;
  if (error && !(resume.data && documents.data && billing.data))
    return (
      <LoadFailure
        title="The guides could not be opened"
        message={error.message}
        onRetry={() => [resume, documents, billing].forEach(({ refetch }) => void refetch())}
      />
    );
  if (!resume.data || !documents.data || !billing.data)
    return <Skeleton variant="rounded" height="60dvh" role="status" aria-label="Opening the guides" />;
  const isIncluded = PLAN_MATRIX[billing.data.plan].guides === 'included';
  return (
    <>
      <PageHeader
        title="Interview and salary"
        intro={
          <Box sx={{ overflowWrap: 'anywhere' }}>
            For{' '}
            <Link component={RouterLink} to={`/app/resume/${id}`}>
              {resume.data.title}
            </Link>
            {resume.data.jdText?.trim()
              ? ' and the job description beside it.'
              : '. With a job description beside it the questions are those of that job.'}
          </Box>
        }
      />
      {!isIncluded && <PremiumNote />}
      <Box sx={{ display: 'grid', gap: 3 }}>
        {GUIDE_SORTS.map((sort) => (
          <GuideCard
            key={sort.kind}
            resumeId={id}
            sort={sort}
            document={documents.data.find(({ kind }) => kind === sort.kind)}
            isIncluded={isIncluded}
          />
        ))}
      </Box>
    </>
  );
}
