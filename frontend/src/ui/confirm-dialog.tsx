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
  /** Label that names the action, such as "Delete forever", not "OK". */
  confirmLabel: string;
  /** Label to show instead of "Cancel" where "Cancel" would be ambiguous. */
  closeLabel?: string;
  /** True if the action deletes nothing; the button then does not have the error color. */
  harmless?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/**
 * Asks the user to confirm an action that cannot be undone or costs money. The cancel button receives initial focus.
 */
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
