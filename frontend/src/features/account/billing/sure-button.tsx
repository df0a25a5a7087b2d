import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.js';

interface SureButtonProps {
  label: string;
  busy: boolean;
  title: string;
  text: string;
  /** Label of the dialog's button; defaults to `label`. */
  confirmLabel?: string;
  closeLabel: string;
  onSure: () => void;
}

/** A button that opens a confirmation dialog. */
export function SureButton({ label, busy, confirmLabel = label, onSure, ...question }: SureButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button color="error" loading={busy} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        confirmLabel={confirmLabel}
        onConfirm={onSure}
        onClose={() => setAsking(false)}
        {...question}
      />
    </>
  );
}
