import Button from '@mui/material/Button';
import type { ResumeSummary } from '@shortlist/shared/contract/resumes';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink, Navigate, Outlet } from 'react-router';
import { http } from '../../api/http.js';
import { useSession } from '../../entities/session/session.js';
import { EmptyState } from '../../ui/empty-state.js';
import { LoadFailure } from '../../ui/load-failure.js';
import { WaitingForPage } from '../../ui/waiting-for-page.js';
import { adoptVisitorWork } from '../frame/adopt-visitor-work.js';
import { messages } from '../messages.js';

interface GuestOnlyProps {
  pathOf: (resumeId: string) => string;
}

/**
 * Redirects signed-in users to the same page of a saved resume: the resume created from the visitor's draft or, if
 * there was no draft, the resume changed last.
 */
export function GuestOnly({ pathOf }: GuestOnlyProps) {
  const { status } = useSession();
  if (status === 'loading') return <WaitingForPage />;
  return status === 'signed-in' ? <RedirectToLatestResume pathOf={pathOf} /> : <Outlet />;
}

function RedirectToLatestResume({ pathOf }: GuestOnlyProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['own-resume'],
    queryFn: async () => (await adoptVisitorWork()) ?? (await lastChanged()),
    gcTime: 0,
  });
  if (error)
    return <LoadFailure title={messages.guestOnly.loadFailed} message={error.message} onRetry={() => void refetch()} />;
  if (data === undefined) return <WaitingForPage />;
  if (data !== null) return <Navigate to={pathOf(data)} replace />;
  return (
    <EmptyState
      heading="h1"
      title={messages.guestOnly.firstYourResume}
      text={messages.guestOnly.text}
      action={
        <Button component={RouterLink} to="/app/resume" variant="contained">
          {messages.guestOnly.createYourFirstResume}
        </Button>
      }
    />
  );
}

const lastChanged = async (): Promise<string | null> =>
  (await http.get<ResumeSummary[]>('/api/resumes/summaries?limit=1'))[0]?.id ?? null;
