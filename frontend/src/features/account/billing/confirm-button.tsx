import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.js';

interface ConfirmButtonProps {
  label: string;
  busy: boolean;
  title: string;
  text: string;
  /** Label of the button in the dialog; defaults to `label`. */
  confirmLabel?: string;
  closeLabel: string;
  onConfirm: () => void;
}

/** A button that opens a confirmation dialog. */
export function ConfirmButton({ label, busy, confirmLabel = label, onConfirm, ...dialog }: ConfirmButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button color="error" loading={busy} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isOpen}
        confirmLabel={confirmLabel}
        onConfirm={onConfirm}
        onClose={() => setOpen(false)}
        {...dialog}
      />
    </>
  );
}
