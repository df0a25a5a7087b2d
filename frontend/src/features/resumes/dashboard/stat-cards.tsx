import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { PLAN_NAMES } from '@shortlist/shared/plans';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { dashboardQuery } from '../list/resumes-api.js';
import { useSignInAgain } from '../list/use-report-failure.js';
import { StatCard } from './stat-card.js';

/** What the server counts. When it does not answer, a number that was read before may have changed since: a dash. */
export function StatCards() {
  const { data, error, isFetching, refetch } = useQuery(dashboardQuery);
  useSignInAgain(error);
  const failure = error && !isFetching ? { retry: () => void refetch() } : null;
  const known = error ? undefined : data;
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gap: { xs: 1, sm: 2 },
        gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' },
        m: 0,
        mb: { xs: 4, sm: 5 },
      }}
    >
      <StatCard label="Total Resumes" value={known?.resumes} failure={failure}>
        <Link component={RouterLink} to="/app/history">
          Resume History
        </Link>
      </StatCard>
      <StatCard label="Downloads" value={known?.downloads} failure={failure}>
        Files taken away
      </StatCard>
      <StatCard label="Current Plan" value={known && PLAN_NAMES[known.plan]} failure={failure}>
        {known?.plan === 'free' ? (
          <Link component={RouterLink} to="/pricing">
            Upgrade
          </Link>
        ) : (
          <Link component={RouterLink} to="/account">
            Your account
          </Link>
        )}
      </StatCard>
    </Box>
  );
}
