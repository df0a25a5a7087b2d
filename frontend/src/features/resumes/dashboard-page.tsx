import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { useSession } from '../../lib/session.js';
import { PageHeader } from '../../ui/page-header.js';
import { usePageMeta } from '../../ui/page-meta.js';
import { ResumeCard } from './resume-card.js';
import { ResumeListState } from './resume-list-state.js';
import { resumesQuery } from './resumes-api.js';

const GRID = { display: 'grid', gap: 2.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))' };

export default function DashboardPage() {
  usePageMeta('Dashboard', { noindex: true });
  const { user } = useSession();
  const { data: resumes } = useQuery(resumesQuery);
  return (
    <>
      <PageHeader
        title={`Welcome back, ${user?.firstName || 'there'}!`}
        intro={resumes && resumes.length > 0 ? <Totals count={resumes.length} /> : undefined}
        action={
          <Button component={RouterLink} to="/app/resume" variant="contained" size="large" startIcon={<Add />}>
            Create New Resume
          </Button>
        }
      />
      <Typography variant="h2" sx={{ mb: 2 }}>
        Your resumes
      </Typography>
      <ResumeListState
        emptyText="Pick a template, answer eight short steps, and watch the page take shape beside you."
        skeleton={
          <Box sx={GRID} role="status" aria-label="Loading your resumes">
            {[1, 2, 3].map((card) => (
              <Skeleton key={card} variant="rounded" height={190} />
            ))}
          </Box>
        }
      >
        {(list) => (
          <Box component="ul" sx={{ ...GRID, listStyle: 'none', p: 0, m: 0 }}>
            {list.map((resume) => (
              <ResumeCard key={resume.id} resume={resume} />
            ))}
          </Box>
        )}
      </ResumeListState>
    </>
  );
}

function Totals({ count }: { count: number }) {
  return (
    <>
      {count === 1 ? '1 resume' : `${count} resumes`} in your account. See{' '}
      <Link component={RouterLink} to="/app/history">
        Resume History
      </Link>{' '}
      to duplicate one for another job.
    </>
  );
}
