import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { RecoveryCodes } from '@shortlist/shared/contract/common/second-factors';
import { CodeDialog } from '@shortlist/ui-kit/code-dialog';
import { useState } from 'react';
import { api } from '../api.js';
import { messages } from './messages.js';
import { SaveCodes } from './save-codes.js';

export function NewCodesDialog({ onClose }: { onClose: () => void }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes)
    return (
      <Dialog open aria-labelledby="new-codes-title" maxWidth="sm" fullWidth>
        <DialogTitle id="new-codes-title">{messages.newCodesDialog.saveRecoveryCodes}</DialogTitle>
        <DialogContent>
          <SaveCodes codes={codes} onSaved={onClose} />
        </DialogContent>
      </Dialog>
    );
  return (
    <CodeDialog
      title={messages.newCodesDialog.title}
      text={messages.newCodesDialog.text}
      action={messages.newCodesDialog.action}
      send={(code) => api.post<RecoveryCodes>('recovery-codes', code)}
      onDone={({ recoveryCodes }) => setCodes(recoveryCodes)}
      onClose={onClose}
    />
  );
}
