import Box from '@mui/material/Box';
import CloudDoneOutlined from '@mui/icons-material/CloudDoneOutlined';
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import CloudSyncOutlined from '@mui/icons-material/CloudSyncOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import Typography from '@mui/material/Typography';
import { useDraft } from '../../draft/draft-store.js';
import { VISUALLY_HIDDEN } from '@shortlist/ui-kit/visually-hidden';
import { messages } from '../messages.js';
import type { SaveState } from '../record/save-state.js';
import { useSaveState, useSaving } from '../saving.js';
import { useFirstSaveReport } from '../use-first-save-report.js';
import { hasContent } from '../../../../storage/visitor-draft.js';

const texts = messages.saveState;

interface Appearance {
  text: string;
  Icon: typeof CloudDoneOutlined;
  color: 'text.secondary' | 'warning.main' | 'error.main';
  reason?: string;
}

function appearanceOf(state: SaveState, onDevice: boolean, hasName: boolean): Appearance {
  switch (state.kind) {
    case 'saved':
      return { text: onDevice ? texts.savedOnDevice : texts.saved, Icon: CloudDoneOutlined, color: 'text.secondary' };
    case 'saving':
      return { text: texts.saving, Icon: CloudSyncOutlined, color: 'text.secondary' };
    case 'unsaved':
      return {
        text: texts.unsaved,
        Icon: EditOutlined,
        color: 'text.secondary',
        reason: onDevice || hasName ? undefined : texts.nameMissing,
      };
    case 'offline':
      if (state.paused)
        return { text: texts.paused, Icon: CloudSyncOutlined, color: 'warning.main', reason: texts.pausedDetail };
      return { text: texts.offline, Icon: CloudOffOutlined, color: 'warning.main', reason: texts.offlineDetail };
    case 'conflict':
      return { text: texts.conflict, Icon: ErrorOutlined, color: 'error.main', reason: texts.conflictDetail };
    case 'refused':
      return { text: texts.notSaved, Icon: ErrorOutlined, color: 'error.main', reason: state.message };
    case 'full':
      return { text: texts.full, Icon: ErrorOutlined, color: 'error.main', reason: state.message };
    case 'signed-out':
      return { text: texts.signedOut, Icon: ErrorOutlined, color: 'error.main' };
    case 'gone':
      return { text: texts.deleted, Icon: ErrorOutlined, color: 'error.main' };
  }
}

export function SaveStateLabel() {
  const saving = useSaving();
  const state = useSaveState();
  useFirstSaveReport(state.kind);
  const hasName = useDraft(({ content }) => content.data.personal.fullName.trim() !== '');
  const untouched = useDraft(({ content, id }) => id === null && !hasContent(content));
  const onDevice = saving.place === 'device';
  const { text, Icon, color, reason } = appearanceOf(state, onDevice, hasName);
  const isQuiet = untouched && state.kind === 'saved';
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      {!isQuiet && (
        <Box title={reason} sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color, minWidth: 0 }}>
          <Icon fontSize="small" />
          <Typography variant="body2" noWrap component="span" sx={TEXT}>
            {text}
          </Typography>
        </Box>
      )}
    </Box>
  );
}

/** Hides the text visually on phones, which show only the icon. Screen readers still read it. */
const TEXT = { '@media (max-width: 899.95px)': VISUALLY_HIDDEN };
