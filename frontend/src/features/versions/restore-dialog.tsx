import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useUnsent } from './use-unsent.js';

interface RestoreDialogProps {
  resumeId: string;
  /** When the version was kept, in words. */
  moment: string;
  onConfirm: () => void;
  onClose: () => void;
}

export function RestoreDialog({ resumeId, moment, onConfirm, onClose }: RestoreDialogProps) {
  const unsent = useUnsent(resumeId);
  return (
    <Dialog open onClose={onClose} aria-labelledby="restore-title" aria-describedby="restore-text">
      <DialogTitle id="restore-title">Restore this version?</DialogTitle>
      <DialogContent>
        <DialogContentText id="restore-text">
          Your resume will have the text it had on {moment}. The current text stays in the version history.
          {unsent && ' Unsaved edits on this device are merged with it when you open the builder.'}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          autoFocus
          variant="contained"
          onClick={() => {
            onConfirm();
            onClose();
          }}
        >
          Restore
        </Button>
      </DialogActions>
    </Dialog>
  );
}
