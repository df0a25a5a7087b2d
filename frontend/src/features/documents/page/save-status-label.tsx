import CloudDoneOutlined from '@mui/icons-material/CloudDoneOutlined';
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import CloudSyncOutlined from '@mui/icons-material/CloudSyncOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CompanionStatus } from '../keeping/companion.js';
import { messages } from './messages.js';

const texts = messages.saveStatus;

interface SaveStatusLabelProps {
  status: CompanionStatus<unknown>;
  onDevice: boolean;
}

interface Appearance {
  text: string;
  Icon: typeof CloudDoneOutlined;
  color?: 'warning.main' | 'error.main';
  reason?: string;
}

export function SaveStatusLabel({ status, onDevice }: SaveStatusLabelProps) {
  const { text, Icon, color = 'text.secondary', reason } = appearanceOf(status, onDevice);
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minHeight: 24, color }}>
      <Icon fontSize="small" />
      <Typography variant="body2" component="span">
        {text}
        {reason && <>. {reason}</>}
      </Typography>
    </Box>
  );
}

function appearanceOf(status: CompanionStatus<unknown>, onDevice: boolean): Appearance {
  switch (status.kind) {
    case 'saved':
      return { text: onDevice ? texts.savedOnDevice : texts.saved, Icon: CloudDoneOutlined };
    case 'unsaved':
      return { text: texts.unsaved, Icon: EditOutlined };
    case 'saving':
      return { text: texts.saving, Icon: CloudSyncOutlined };
    case 'offline':
      return status.paused
        ? { text: texts.paused, Icon: CloudSyncOutlined, color: 'warning.main' }
        : { text: texts.retrying, Icon: CloudOffOutlined, color: 'warning.main' };
    case 'conflict':
      return { text: texts.conflict, Icon: ErrorOutlined, color: 'error.main' };
    case 'refused':
    case 'full':
      return { text: texts.notSaved, Icon: ErrorOutlined, color: 'error.main', reason: status.message };
    case 'signed-out':
      return { text: texts.signedOut, Icon: ErrorOutlined, color: 'error.main' };
    case 'gone':
      return { text: texts.notSaved, Icon: ErrorOutlined, color: 'error.main', reason: texts.resumeDeleted };
  }
}
