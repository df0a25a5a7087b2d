import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import { Link as RouterLink } from 'react-router';
import { useIsLocked } from '../../../entities/billing/billing.js';
import { focusNeighbor } from '../list/parts/focus-neighbor.js';
import { isRepeatedClick } from '../list/is-repeated-click.js';
import { MoreActions } from '../list/more-actions.js';
import { PdfButton } from '../list/parts/pdf-button.js';
import { useDeleteResume } from '../list/resumes-api.js';
import type { Renaming } from '../list/use-renaming.js';
import { messages } from './messages.js';

interface CardActionsProps {
  resume: ResumeRecord;
  onRename: Renaming['begin'];
}

export function CardActions({ resume, onRename }: CardActionsProps) {
  const deletion = useDeleteResume(messages.cardActions.error);
  const { id, title } = resume;
  const isLocked = useIsLocked(id);
  return (
    <Box
      role="group"
      aria-label={messages.cardActions.actionsLabel(title)}
      sx={{ gridColumn: '1 / -1', display: 'flex', gap: 1, pt: 1.5, borderTop: 1, borderColor: 'divider' }}
    >
      <Button
        component={RouterLink}
        to={`/app/resume/${id}`}
        variant="contained"
        startIcon={<EditOutlined />}
        aria-label={messages.cardActions.editLabel(title)}
      >
        {messages.cardActions.edit}
      </Button>
      <PdfButton id={id} title={title} isLocked={isLocked} />
      <Box sx={{ flex: 1 }} />
      <Tooltip title={messages.cardActions.title}>
        <IconButton
          aria-label={messages.cardActions.deleteLabel(title)}
          onClick={(event) => {
            if (isRepeatedClick(event)) return;
            focusNeighbor(event.currentTarget);
            deletion.mutate(resume);
          }}
        >
          <DeleteOutlined />
        </IconButton>
      </Tooltip>
      <MoreActions resume={resume} isLocked={isLocked} onRename={onRename} />
    </Box>
  );
}
