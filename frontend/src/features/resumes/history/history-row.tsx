import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import { RelativeTime } from '../../../ui/relative-time.js';
import { EditableTitle } from '../list/editable-title.js';
import { ListRow } from '../list/list-row.js';
import { TemplateBadge } from '../list/template-badge.js';
import { ScoreChip } from '../score/score-chip.js';
import { RowActions } from './row-actions.js';

export function HistoryRow({ resume }: { resume: ResumeRecord }) {
  const { id, title, templateKey, updatedAt, data } = resume;
  return (
    <ListRow
      heading={<EditableTitle id={id} title={title} heading="h2" />}
      person={[data.personal.fullName, data.personal.jobTitle]}
      facts={
        <>
          <TemplateBadge templateKey={templateKey} />
          <RelativeTime at={updatedAt} />
          <ScoreChip resume={resume} />
        </>
      }
      actions={<RowActions resume={resume} />}
    />
  );
}
