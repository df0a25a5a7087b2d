import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { messages } from './messages.js';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text: string;
  /** Names what will be done: "Delete forever", not "OK". */
  confirmLabel: string;
  /** The harmless answer, where "Cancel" would say something else. */
  closeLabel?: string;
  /** For what takes nothing away: not the colour of danger. */
  harmless?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that cannot be undone, or that costs money. The harmless answer has the focus. */
export function ConfirmDialog({
  open,
  title,
  text,
  confirmLabel,
  closeLabel = messages.confirmDialog.cancel,
  harmless = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} role="alertdialog" aria-labelledby={`${id}-title`} aria-describedby={id}>
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={id} sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5, flexWrap: 'wrap' }}>
        <Button autoFocus onClick={onClose}>
          {closeLabel}
        </Button>
        <Button
          variant="contained"
          color={harmless ? 'primary' : 'error'}
          onClick={() => {
            onConfirm();
            onClose();
          }}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
