import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.js';

interface SureButtonProps {
  label: string;
  busy: boolean;
  title: string;
  text: string;
  /** What the dialog's button says, where the label would not do. */
  confirmLabel?: string;
  closeLabel: string;
  onSure: () => void;
}

/** Asks whether it is meant. */
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
