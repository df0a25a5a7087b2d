import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import { Link as RouterLink } from 'react-router';
import { useIsLocked } from '../../../entities/billing/billing.js';
import { focusNeighbor } from '../list/parts/focus-neighbor.js';
import { MoreActions } from '../list/more-actions.js';
import { PdfButton } from '../list/parts/pdf-button.js';
import { useDeleteResume } from '../list/resumes-api.js';
import type { Renaming } from '../list/use-renaming.js';
import { messages } from './messages.js';

interface RowActionsProps {
  resume: ResumeRecord;
  onRename: Renaming['begin'];
}

export function RowActions({ resume, onRename }: RowActionsProps) {
  const deletion = useDeleteResume(messages.rowActions.deleteFailed);
  const { id, title } = resume;
  const isLocked = useIsLocked(id);
  return (
    <Box role="group" aria-label={messages.rowActions.actionsLabel(title)} sx={{ display: 'flex', gap: 1 }}>
      <Button
        component={RouterLink}
        to={`/app/resume/${id}`}
        variant="outlined"
        startIcon={<EditOutlined />}
        aria-label={messages.rowActions.editLabel(title)}
      >
        {messages.rowActions.edit}
      </Button>
      <PdfButton id={id} title={title} isLocked={isLocked} />
      {/* Pushes the following buttons to the end of the row, within thumb reach. */}
      <Box sx={{ display: { md: 'none' }, flex: 1 }} />
      <MoreActions
        resume={resume}
        isLocked={isLocked}
        onRename={onRename}
        onDelete={(button) => {
          focusNeighbor(button);
          deletion.mutate(resume);
        }}
      />
    </Box>
  );
}
