import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { signInHere } from './save-now.js';
import type { SaveState } from './save-state.js';
import { useSaveState, useSaving } from './saving.js';
import type { Saving } from './saving.js';

/** Why the work is not saved and what to do about it, for as long as saving does not go on by itself. */
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
        text: `Could not be saved. ${message}`,
        action: path !== undefined && <NoticeButton onClick={() => onField(path)}>Go to field</NoticeButton>,
      };
    }
    case 'full':
      return {
        severity: 'error',
        text: `${state.message} ${
          saving.kept()
            ? 'Until then your changes are kept on this device.'
            : 'Keep this page open until your changes are saved.'
        }`,
        action: (
          <NoticeButton href="/app/history?show=trash" target="_blank">
            Open trash
          </NoticeButton>
        ),
      };
    case 'signed-out':
      return {
        severity: 'warning',
        text: saving.kept()
          ? 'Signed out – your changes are kept on this device.'
          : 'Signed out – sign in on another tab, and your changes are saved from this one.',
        action: <NoticeButton href={signInHere()}>Sign in</NoticeButton>,
      };
    case 'gone':
      return {
        severity: 'warning',
        text: 'This resume was deleted elsewhere. Its text is still here.',
        action: <NoticeButton onClick={() => void saving.saveAsNew()}>Save as new</NoticeButton>,
      };
    default:
      return null;
  }
}

function NoticeButton(props: { children: string; href?: string; target?: string; onClick?: () => void }) {
  return <Button color="inherit" size="small" sx={{ whiteSpace: 'nowrap' }} {...props} />;
}
