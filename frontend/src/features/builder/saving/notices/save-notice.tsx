import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { messages } from '../messages.js';
import { signInHere } from './save-now.js';
import type { SaveState } from '../record/save-state.js';
import { useSaveState, useSaving } from '../saving.js';
import type { Saving } from '../saving.js';

export function SaveNotice({ onField }: { onField: (path: string) => void }) {
  const saving = useSaving();
  const notice = noticeFor(useSaveState(), saving, onField);
  if (!notice) return null;
  return (
    <Alert severity={notice.severity} square action={notice.action} sx={{ alignItems: 'center' }}>
      {notice.text}
    </Alert>
  );
}

const texts = messages.saveNotice;

interface NoticeContent {
  severity: 'error' | 'warning';
  text: string;
  action?: ReactNode;
}

function noticeFor(state: SaveState, saving: Saving, onField: (path: string) => void): NoticeContent | null {
  switch (state.kind) {
    case 'refused': {
      const { message, path } = state;
      return {
        severity: 'error',
        text: texts.refused(message),
        action: path !== undefined && <NoticeButton onClick={() => onField(path)}>{texts.goToField}</NoticeButton>,
      };
    }
    case 'full':
      return {
        severity: 'error',
        text: `${state.message} ${saving.isBackedUp() ? texts.fullBackedUp : texts.full}`,
        action: (
          <NoticeButton href="/app/history?show=trash" target="_blank">
            {texts.openTrash}
          </NoticeButton>
        ),
      };
    case 'signed-out':
      return {
        severity: 'warning',
        text: saving.isBackedUp() ? texts.signedOutBackedUp : texts.signedOut,
        action: <NoticeButton href={signInHere()}>{texts.signIn}</NoticeButton>,
      };
    case 'gone':
      return {
        severity: 'warning',
        text: texts.deleted,
        action: <NoticeButton onClick={() => void saving.saveAsNew()}>{texts.saveAsNew}</NoticeButton>,
      };
    default:
      return null;
  }
}

function NoticeButton(props: { children: string; href?: string; target?: string; onClick?: () => void }) {
  return <Button color="inherit" size="small" sx={{ whiteSpace: 'nowrap' }} {...props} />;
}
