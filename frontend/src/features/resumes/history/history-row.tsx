import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import { RelativeTime } from '@shortlist/ui-kit/relative-time';
import { ListRow } from '../list/list-row.js';
import { ResumeTitle } from '../list/resume-title.js';
import { TemplateBadge } from '../list/parts/template-badge.js';
import { useRenaming } from '../list/use-renaming.js';
import { ScoreChip } from '../score/score-chip.js';
import { RowActions } from './row-actions.js';

export function HistoryRow({ resume }: { resume: ResumeRecord }) {
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
