import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { Link as RouterLink } from 'react-router';
import { PageHeader } from '../../ui/page-header.js';
import { usePageMeta } from '../../ui/page-meta.js';
import { HistoryRow } from './history-row.js';
import { ResumeListState } from './resume-list-state.js';

export default function HistoryPage() {
  usePageMeta('Resume History', { noindex: true });
  return (
    <>
      <PageHeader
        title="Resume History"
        intro="Everything you have saved, the latest change first."
        action={
          <Button component={RouterLink} to="/app/resume" variant="contained" startIcon={<Add />}>
            New Resume
          </Button>
        }
      />
      <ResumeListState
        emptyText="What you build while signed in is kept here."
        skeleton={<Skeleton variant="rounded" height={280} role="status" aria-label="Loading your resumes" />}
      >
        {(resumes) => (
          <Card component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {resumes.map((resume) => (
              <HistoryRow key={resume.id} resume={resume} />
            ))}
          </Card>
        )}
      </ResumeListState>
    </>
  );
}
