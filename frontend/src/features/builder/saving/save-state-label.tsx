import Box from '@mui/material/Box';
import CloudDoneOutlined from '@mui/icons-material/CloudDoneOutlined';
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import CloudSyncOutlined from '@mui/icons-material/CloudSyncOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import Typography from '@mui/material/Typography';
import { useDraft } from '../draft/draft-store.js';
import { VISUALLY_HIDDEN } from '@shortlist/ui-kit/visually-hidden';
import type { SaveState } from './save-state.js';
import { useSaveState, useSaving } from './saving.js';
import { useFirstSaveReport } from './use-first-save-report.js';
import { hasContent } from '../../../lib/visitor-draft.js';

interface Shown {
  words: string;
  Icon: typeof CloudDoneOutlined;
  color: 'text.secondary' | 'warning.main' | 'error.main';
  why?: string;
}

function shownAs(state: SaveState, onDevice: boolean, named: boolean): Shown {
  switch (state.kind) {
    case 'saved':
      return { words: onDevice ? 'Saved on this device' : 'Saved', Icon: CloudDoneOutlined, color: 'text.secondary' };
    case 'saving':
      return { words: 'Saving…', Icon: CloudSyncOutlined, color: 'text.secondary' };
    case 'unsaved':
      return {
        words: 'Unsaved changes',
        Icon: EditOutlined,
        color: 'text.secondary',
        why: onDevice || named ? undefined : 'Enter your full name to start saving automatically',
      };
    case 'offline':
      if (state.paused)
        return {
          words: 'Saving paused – retrying',
          Icon: CloudSyncOutlined,
          color: 'warning.main',
          why: 'You made many changes in a short time. They are kept on this device and will be saved in a moment',
        };
      return {
        words: 'Offline – retrying',
        Icon: CloudOffOutlined,
        color: 'warning.main',
        why: 'Your changes are kept on this device and will be saved as soon as the server responds',
      };
    case 'conflict':
      return { words: 'Conflict', Icon: ErrorOutlined, color: 'error.main', why: 'Changed in two places' };
    case 'refused':
      return { words: 'Not saved', Icon: ErrorOutlined, color: 'error.main', why: state.message };
    case 'full':
      return { words: 'Not saved – storage full', Icon: ErrorOutlined, color: 'error.main', why: state.message };
    case 'signed-out':
      return { words: 'Signed out', Icon: ErrorOutlined, color: 'error.main' };
    case 'gone':
      return { words: 'Deleted elsewhere', Icon: ErrorOutlined, color: 'error.main' };
  }
}

/** Always says whether the work is safe. */
export function SaveStateLabel() {
  const saving = useSaving();
  const state = useSaveState();
  useFirstSaveReport(state.kind);
  const named = useDraft(({ content }) => content.data.personal.fullName.trim() !== '');
  const untouched = useDraft(({ content, id }) => id === null && !hasContent(content));
  const onDevice = saving.place === 'device';
  const { words, Icon, color, why } = shownAs(state, onDevice, named);
  const isQuiet = untouched && state.kind === 'saved';
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      {!isQuiet && (
        <Box title={why} sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color, minWidth: 0 }}>
          <Icon fontSize="small" />
          <Typography variant="body2" noWrap component="span" sx={WORDS}>
            {words}
          </Typography>
        </Box>
      )}
    </Box>
  );
}

/** On a phone the icon stands alone; screen readers still get the words. */
const WORDS = { '@media (max-width: 899.95px)': VISUALLY_HIDDEN };
