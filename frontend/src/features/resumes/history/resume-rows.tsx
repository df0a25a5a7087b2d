import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { ArrangedResumes } from '../list/arranged-resumes.js';
import { ResumeListState } from '../list/resume-list-state.js';
import { HistoryRow } from './history-row.js';
import { messages } from './messages.js';

export function ResumeRows() {
  return (
    <ResumeListState
      emptyText={messages.resumeRows.emptyText}
      skeleton={<Skeleton variant="rounded" height={280} role="status" aria-label={messages.resumeRows.label} />}
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
