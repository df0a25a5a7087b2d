import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { ArrangedResumes } from '../list/arranged-resumes.js';
import { ResumeListState } from '../list/resume-list-state.js';
import { messages } from './messages.js';
import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import { RelativeTime } from '@shortlist/ui-kit/relative-time';
import { ListRow } from '../list/list-row.js';
import { ResumeTitle } from '../list/resume-title.js';
import { TemplateBadge } from '../list/parts/template-badge.js';
import { useRenaming } from '../list/use-renaming.js';
import { ScoreChip } from '../score/score-chip.js';
import { RowActions } from './row-actions.js';

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

function HistoryRow({ resume }: { resume: ResumeRecord }) {
  const { title, templateKey, updatedAt, data } = resume;
  const renaming = useRenaming(resume);
  return (
    <ListRow
      heading={<ResumeTitle title={title} heading="h2" renaming={renaming} />}
      person={[data.personal.fullName, data.personal.jobTitle]}
      facts={
        <>
          <TemplateBadge templateKey={templateKey} />
          <RelativeTime at={updatedAt} />
          <ScoreChip resume={resume} />
        </>
      }
      actions={<RowActions resume={resume} onRename={renaming.begin} />}
    />
  );
}
