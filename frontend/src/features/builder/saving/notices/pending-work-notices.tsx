import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { queryClient } from '@shortlist/ui-kit/query';
import { readResumesAgain } from '../../../../entities/resume/resumes-query.js';
import { useToast } from '../../../../ui/toasts/toasts.js';
import type { JournalEntry } from '../record/journal.js';
import { messages } from '../messages.js';
import { discardOrphan, saveOrphan } from './pending-work.js';
import { usePendingWork } from './use-pending-work.js';
import type { SendOthers } from './use-pending-work.js';

/**
 * Sends unsent work. If a resume was deleted, offers to save its unsent changes as a new resume. Rendered on every page
 * for signed-in users.
 */
export function PendingWorkNotices({ userId, sendOthers }: { userId: string; sendOthers: SendOthers }) {
  const { orphans, settle } = usePendingWork(userId, sendOthers);
  const [orphan] = orphans;
  return orphan ? (
    <OrphanDialog key={orphan.key} orphan={orphan} userId={userId} onSettled={() => settle(orphan.key)} />
  ) : null;
}

const texts = messages.pendingWork;

interface OrphanDialogProps {
  orphan: JournalEntry;
  userId: string;
  onSettled: () => void;
}

function OrphanDialog({ orphan, userId, onSettled }: OrphanDialogProps) {
  const toast = useToast();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const saveAsNew = async () => {
    setBusy(true);
    const id = await saveOrphan(orphan.key, userId);
    onSettled();
    void readResumesAgain(queryClient);
    if (id !== null) {
      toast({
        title: texts.savedAsNew,
        description: orphan.content.title,
        action: { label: texts.open, onClick: () => void navigate(`/app/resume/${id}`) },
      });
    } else toast({ title: texts.saveFailed, variant: 'destructive' });
  };
  const discard = async () => {
    setBusy(true);
    await discardOrphan(orphan.key);
    onSettled();
  };
  return (
    <Dialog open onClose={onSettled} aria-labelledby="orphan-title" aria-describedby="orphan-text" maxWidth="xs">
      <DialogTitle id="orphan-title">{texts.title}</DialogTitle>
      <DialogContent>
        <DialogContentText id="orphan-text">{texts.text(orphan.content.title)}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', px: 3, pb: 2.5 }}>
        <Button onClick={onSettled} disabled={busy}>
          {texts.later}
        </Button>
        <Button color="error" onClick={() => void discard()} disabled={busy}>
          {texts.discard}
        </Button>
        <Button variant="contained" onClick={() => void saveAsNew()} disabled={busy}>
          {texts.saveAsNew}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
