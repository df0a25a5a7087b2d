import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { ArrangedResumes } from '../list/arranged-resumes.js';
import { ResumeListState } from '../list/resume-list-state.js';
import { HistoryRow } from './history-row.js';

export function ResumeRows() {
  return (
    <ResumeListState
      emptyText="Resumes you build while signed in appear here."
      skeleton={<Skeleton variant="rounded" height={280} role="status" aria-label="Loading your resumes" />}
    >
      {(resumes) => (
        <ArrangedResumes resumes={resumes}>
          {(arranged) => (
            <Card component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
              {arranged.map((resume) => (
                <HistoryRow key={resume.id} resume={resume} />
              ))}
            </Card>
          )}
        </ArrangedResumes>
      )}
    </ResumeListState>
  );
}
