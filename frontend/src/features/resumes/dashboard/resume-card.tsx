import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import { Link as RouterLink } from 'react-router';
import { RelativeTime } from '@shortlist/ui-kit/relative-time';
import { ResumeTitle } from '../list/resume-title.js';
import { TemplateBadge } from '../list/parts/template-badge.js';
import { useRenaming } from '../list/use-renaming.js';
import { ScoreChip } from '../score/score-chip.js';
import { Thumbnail } from '../thumbnail/thumbnail.js';
import { CARD_GRID } from './card-grid.js';
import { CardActions } from './card-actions.js';
import { messages } from './messages.js';

export function ResumeCard({ resume }: { resume: ResumeRecord }) {
  const { id, title, templateKey, updatedAt } = resume;
  const renaming = useRenaming(resume);
  return (
    <Card component="li" sx={CARD_GRID}>
      {/* Link for mouse and touch only. Keyboard and screen reader users follow the title link below. */}
      <RouterLink to={`/app/resume/${id}`} tabIndex={-1} aria-hidden>
        <Thumbnail resume={resume} />
      </RouterLink>
      <Box sx={{ display: 'grid', gap: 0.75, alignContent: 'start', justifyItems: 'start', minWidth: 0 }}>
        <ResumeTitle title={title} heading="h3" renaming={renaming} />
        <TemplateBadge templateKey={templateKey} />
        <Typography variant="body2" color="textSecondary">
          {messages.resumeCard.updated} <RelativeTime at={updatedAt} />
        </Typography>
        <ScoreChip resume={resume} />
      </Box>
      <CardActions resume={resume} onRename={renaming.begin} />
    </Card>
  );
}
