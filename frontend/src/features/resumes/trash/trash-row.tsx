import DeleteForeverOutlined from '@mui/icons-material/DeleteForeverOutlined';
import RestoreFromTrashOutlined from '@mui/icons-material/RestoreFromTrashOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { TrashedResume } from '@shortlist/shared/contract/resumes';
import { RelativeTime } from '@shortlist/ui-kit/relative-time';
import { focusNeighbor } from '../list/parts/focus-neighbor.js';
import { isRepeatedClick } from '../list/is-repeated-click.js';
import { ListRow } from '../list/list-row.js';
import { TemplateBadge } from '../list/parts/template-badge.js';
import { daysLeft } from './days-left.js';
import { messages } from './messages.js';
import { useRestoreFromTrash } from './trash-api.js';

interface TrashRowProps {
  resume: TrashedResume;
  onDelete: () => void;
}

export function TrashRow({ resume, onDelete }: TrashRowProps) {
  const restore = useRestoreFromTrash();
  const { title, templateKey, fullName, jobTitle, deletedAt } = resume;
  return (
    <ListRow
      heading={
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{title}</bdi>
        </Typography>
      }
      person={[fullName, jobTitle]}
      facts={
        <>
          <TemplateBadge templateKey={templateKey} />
          <span>
            {messages.trashRow.deleted} <RelativeTime at={deletedAt} />
          </span>
          <Box component="span" sx={{ color: 'text.primary' }}>
            {messages.trashRow.deletedForever(daysLeft(deletedAt))}
          </Box>
        </>
      }
      actions={
        <Box
          role="group"
          aria-label={messages.trashRow.actionsLabel(title)}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
        >
          <Button
            variant="outlined"
            startIcon={<RestoreFromTrashOutlined />}
            aria-label={messages.trashRow.restoreLabel(title)}
            onClick={(event) => {
              if (isRepeatedClick(event)) return;
              focusNeighbor(event.currentTarget);
              restore.mutate(resume);
            }}
          >
            {messages.trashRow.restore}
          </Button>
          <Button
            color="error"
            startIcon={<DeleteForeverOutlined />}
            aria-label={messages.trashRow.deleteLabel(title)}
            onClick={onDelete}
          >
            {messages.trashRow.deleteForever}
          </Button>
        </Box>
      }
    />
  );
}
