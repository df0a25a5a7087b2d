import DeleteForeverOutlined from '@mui/icons-material/DeleteForeverOutlined';
import RestoreFromTrashOutlined from '@mui/icons-material/RestoreFromTrashOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { TrashedResume } from '@shortlist/shared/contract/resumes';
import { RelativeTime } from '@shortlist/ui-kit/relative-time';
import { focusNeighbour } from '../list/focus-neighbour.js';
import { isRepeatedClick } from '../list/is-repeated-click.js';
import { ListRow } from '../list/list-row.js';
import { TemplateBadge } from '../list/template-badge.js';
import { daysLeft } from './days-left.js';
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
            Deleted <RelativeTime at={deletedAt} />
          </span>
          <Box component="span" sx={{ color: 'text.primary' }}>
            {goesIn(daysLeft(deletedAt))}
          </Box>
        </>
      }
      actions={
        <Box role="group" aria-label={`Actions for ${title}`} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant="outlined"
            startIcon={<RestoreFromTrashOutlined />}
            aria-label={`Restore ${title}`}
            onClick={(event) => {
              if (isRepeatedClick(event)) return;
              focusNeighbour(event.currentTarget);
              restore.mutate(resume);
            }}
          >
            Restore
          </Button>
          <Button
            color="error"
            startIcon={<DeleteForeverOutlined />}
            aria-label={`Delete Forever: ${title}`}
            onClick={onDelete}
          >
            Delete Forever
          </Button>
        </Box>
      }
    />
  );
}

function goesIn(days: number): string {
  if (days === 0) return 'Deleted forever today';
  return days === 1 ? 'Deleted forever in 1 day' : `Deleted forever in ${days} days`;
}
