import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { PLAN_MATRIX } from '@shortlist/shared/product/plans';
import { useQuery, useQueryClient, queryOptions } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link as RouterLink, useParams } from 'react-router';
import { billingQuery } from '../../entities/billing/billing.js';
import { ApiError } from '@shortlist/ui-kit/request';
import { resumeQuery } from '../../entities/resume/resume-query.js';
import { endSession, isSignedOutAnswer } from '../../entities/session/session.js';
import { LoadFailure } from '../../ui/load-failure.js';
import { MissingResume } from '../../entities/resume/missing-resume.js';
import { PageHeader } from '../../ui/page-header.js';
import { usePageMeta } from '../../ui/page-meta.js';
import { AnalyticsView } from './analytics-view.js';
import { messages } from './messages.js';
import { PlanNote } from './plan-note.js';
import type { ResumeAnalytics } from '@shortlist/shared/contract/resume-analytics';
import { http } from '../../api/http.js';
import Skeleton from '@mui/material/Skeleton';
import { TWO_COLUMNS } from './parts/panel.js';

export default function AnalyticsPage() {
  usePageMeta(messages.analyticsPage.pageTitle, { noindex: true });
  const { id = '' } = useParams();
  const queryClient = useQueryClient();
  const billing = useQuery(billingQuery);
  const resume = useQuery(resumeQuery(id));
  const isIncluded = billing.data && PLAN_MATRIX[billing.data.plan].analytics === 'included';
  const analytics = useQuery({ ...analyticsQuery(id), enabled: isIncluded === true });
  const error = resume.error ?? analytics.error ?? billing.error;
  useEffect(() => {
    if (error && isSignedOutAnswer(error)) endSession(queryClient);
  }, [error, queryClient]);

  if (error && isMissing(error)) return <MissingResume />;
  // The plan may have ended after the page loaded, so check the response's status as well.
  const isRefused = isIncluded === false || (analytics.error instanceof ApiError && analytics.error.status === 402);
  const isKnown = resume.data && (isRefused || analytics.data);
  if (error && !isKnown)
    return (
      <LoadFailure
        title={messages.analyticsPage.loadFailed}
        message={error.message}
        onRetry={() =>
          [billing, resume, analytics].filter((query) => query.error).forEach((query) => void query.refetch())
        }
      />
    );
  return (
    <>
      <PageHeader
        title={messages.analyticsPage.resumeAnalytics}
        intro={
          <Box sx={{ overflowWrap: 'anywhere', minHeight: '1.6em' }}>
            {resume.data && (
              <>
                {messages.analyticsPage.basedOn}{' '}
                <Link component={RouterLink} to={`/app/resume/${id}`}>
                  {resume.data.title}
                </Link>
              </>
            )}
          </Box>
        }
      />
      {isRefused && <PlanNote />}
      {!isRefused &&
        (resume.data && analytics.data ? (
          <AnalyticsView resume={resume.data} analytics={analytics.data} />
        ) : (
          <AnalyticsSkeleton />
        ))}
    </>
  );
}

/** The server returns 404 for missing resumes and for other users' resumes, and 400 or 422 for invalid ids. */
const isMissing = (error: Error): boolean => error instanceof ApiError && [400, 404, 422].includes(error.status);

/** Always refetched, because saving in the builder changes the analytics. */
const analyticsQuery = (resumeId: string) =>
  queryOptions({
    queryKey: ['analytics', resumeId],
    queryFn: ({ signal }) =>
      http.get<ResumeAnalytics>(`/api/resumes/${encodeURIComponent(resumeId)}/analytics`, { signal }),
    staleTime: 0,
  });

/** Placeholder as tall as the panels, so that loading causes no layout shift. */
function AnalyticsSkeleton() {
  return (
    <Box role="status" aria-label={messages.analyticsSkeleton.label} sx={TWO_COLUMNS}>
      <Skeleton variant="rounded" sx={{ gridColumn: '1 / -1', height: { xs: 640, md: 396 } }} />
      {[0, 1, 2, 3].map((panel) => (
        <Skeleton key={panel} variant="rounded" height={360} />
      ))}
    </Box>
  );
}
