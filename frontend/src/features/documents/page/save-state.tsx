import CloudDoneOutlined from '@mui/icons-material/CloudDoneOutlined';
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import CloudSyncOutlined from '@mui/icons-material/CloudSyncOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { KeepState } from '../keeping/kept-document.js';

interface SaveStateProps {
  state: KeepState<unknown>;
  onDevice: boolean;
}

interface Shown {
  words: string;
  Icon: typeof CloudDoneOutlined;
  color?: 'warning.main' | 'error.main';
  why?: string;
}

/** Always says whether the text is safe. */
export function SaveState({ state, onDevice }: SaveStateProps) {
  const { words, Icon, color = 'text.secondary', why } = shownAs(state, onDevice);
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minHeight: 24, color }}>
      <Icon fontSize="small" />
      <Typography variant="body2" component="span">
        {words}
        {why && <>. {why}</>}
      </Typography>
    </Box>
  );
}

function shownAs(state: KeepState<unknown>, onDevice: boolean): Shown {
  switch (state.kind) {
    case 'saved':
      return { words: onDevice ? 'Saved on this device' : 'Saved', Icon: CloudDoneOutlined };
    case 'unsaved':
      return { words: 'Unsaved changes', Icon: EditOutlined };
    case 'saving':
      return { words: 'Saving…', Icon: CloudSyncOutlined };
    case 'retrying':
      return { words: 'Not saved – retrying', Icon: CloudOffOutlined, color: 'warning.main' };
    case 'conflict':
      return { words: 'Changed in two places', Icon: ErrorOutlined, color: 'error.main' };
    case 'refused':
      return { words: 'Not saved', Icon: ErrorOutlined, color: 'error.main', why: state.message };
    case 'gone':
      return { words: 'Not saved', Icon: ErrorOutlined, color: 'error.main', why: 'The resume was deleted elsewhere.' };
  }
}
