import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { messages } from './messages.js';
import { useUnsent } from './data/use-unsent.js';

const texts = messages.restoreDialog;

interface RestoreDialogProps {
  resumeId: string;
  /** Formatted date and time at which the version was created. */
  moment: string;
  onConfirm: () => void;
  onClose: () => void;
}

export function RestoreDialog({ resumeId, moment, onConfirm, onClose }: RestoreDialogProps) {
  const hasUnsentEdits = useUnsent(resumeId);
  return (
    <Dialog open onClose={onClose} aria-labelledby="restore-title" aria-describedby="restore-text">
      <DialogTitle id="restore-title">{texts.title}</DialogTitle>
      <DialogContent>
        <DialogContentText id="restore-text">
          {texts.text(moment)}
          {hasUnsentEdits && texts.unsent}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button
          autoFocus
          variant="contained"
          onClick={() => {
            onConfirm();
            onClose();
          }}
        >
          {texts.restore}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
