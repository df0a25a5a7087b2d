import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DriveFileRenameOutlineOutlined from '@mui/icons-material/DriveFileRenameOutlineOutlined';
import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import { Link as RouterLink } from 'react-router';
import { useIsLocked } from '../../../lib/billing.js';
import { WritingMenu } from '../../../ui/writing-menu.js';
import { focusNeighbour } from '../list/focus-neighbour.js';
import { isRepeatedClick } from '../list/is-repeated-click.js';
import { pdfLabel, UNLOCK_HINT } from '../list/pdf-label.js';
import { useDeleteResume } from '../list/resumes-api.js';
import type { Renaming } from '../list/use-renaming.js';

interface CardActionsProps {
  resume: ResumeRecord;
  onRename: Renaming['begin'];
}

export function CardActions({ resume, onRename }: CardActionsProps) {
  const deletion = useDeleteResume('Error');
  const { id, title } = resume;
  const isLocked = useIsLocked(id);
  return (
    <Box
      role="group"
      aria-label={`Actions for ${title}`}
      sx={{ gridColumn: '1 / -1', display: 'flex', gap: 1, pt: 1.5, borderTop: 1, borderColor: 'divider' }}
    >
      <Button
        component={RouterLink}
        to={`/app/resume/${id}`}
        variant="outlined"
        startIcon={<EditOutlined />}
        aria-label={`Edit ${title}`}
      >
        Edit
      </Button>
      <Tooltip title={isLocked ? UNLOCK_HINT : ''}>
        <Button
          href={`/api/export/pdf/${id}`}
          target="_blank"
          rel="noopener"
          startIcon={isLocked ? <LockOutlined /> : <PictureAsPdfOutlined />}
          aria-label={pdfLabel(title, isLocked)}
        >
          PDF
        </Button>
      </Tooltip>
      <Box sx={{ flex: 1 }} />
      <WritingMenu resumeId={id}>
        {(opens) => (
          <Tooltip title="Write from it">
            <IconButton {...opens} aria-label={`Write from ${title}`}>
              <EditNoteOutlined />
            </IconButton>
          </Tooltip>
        )}
      </WritingMenu>
      <Tooltip title="Rename">
        <IconButton aria-label={`Rename ${title}`} onClick={(event) => onRename(event.currentTarget)}>
          <DriveFileRenameOutlineOutlined />
        </IconButton>
      </Tooltip>
      <Tooltip title="Delete">
        <IconButton
          aria-label={`Delete ${title}`}
          onClick={(event) => {
            if (isRepeatedClick(event)) return;
            focusNeighbour(event.currentTarget);
            deletion.mutate(resume);
          }}
        >
          <DeleteOutlined />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
