import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import type { ImportDialogProps } from '../../ui/import-slot.js';

export default function ImportDialog({ open, onClose }: ImportDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby="import-title">
      <DialogTitle id="import-title">Import a resume</DialogTitle>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
      </DialogActions>
    </Dialog>
  );
}
