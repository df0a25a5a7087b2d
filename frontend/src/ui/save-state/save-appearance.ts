import CloudDoneOutlined from '@mui/icons-material/CloudDoneOutlined';
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import CloudSyncOutlined from '@mui/icons-material/CloudSyncOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import type { SaveState } from '../../sync/save-state.js';
import { messages } from './messages.js';

export interface SaveAppearance {
  text: string;
  Icon: typeof CloudDoneOutlined;
  color: 'text.secondary' | 'warning.main' | 'error.main';
  /** Explanation to show in a tooltip. */
  detail?: string;
  /** The server's reason for rejecting the content. */
  reason?: string;
}

export function saveAppearance(state: SaveState<unknown, string>, place: 'account' | 'device'): SaveAppearance {
  switch (state.kind) {
    case 'saved':
      return {
        text: place === 'device' ? messages.savedOnDevice : messages.saved,
        Icon: CloudDoneOutlined,
        color: 'text.secondary',
      };
    case 'saving':
      return { text: messages.saving, Icon: CloudSyncOutlined, color: 'text.secondary' };
    case 'unsaved':
      return { text: messages.unsaved, Icon: EditOutlined, color: 'text.secondary' };
    case 'offline':
      return state.paused
        ? { text: messages.paused, Icon: CloudSyncOutlined, color: 'warning.main', detail: messages.pausedDetail }
        : { text: messages.offline, Icon: CloudOffOutlined, color: 'warning.main', detail: messages.offlineDetail };
    case 'conflict':
      return failed(messages.conflict, { detail: messages.conflictDetail });
    case 'refused':
      return failed(messages.notSaved, { reason: state.message });
    case 'full':
      return failed(messages.full, { reason: state.message });
    case 'signed-out':
      return failed(messages.signedOut);
    case 'gone':
      return failed(messages.deleted);
  }
}

const failed = (text: string, explained: Pick<SaveAppearance, 'detail' | 'reason'> = {}): SaveAppearance => ({
  text,
  Icon: ErrorOutlined,
  color: 'error.main',
  ...explained,
});
