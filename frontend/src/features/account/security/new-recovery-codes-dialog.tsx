import type { RecoveryCodes } from '@shortlist/shared/contract/common/second-factors';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { explainFailure } from '@shortlist/ui-kit/explain-failure';
import { http } from '../../../api/http.js';
import { CodesToSave } from './codes-to-save.js';
import { messages } from './messages.js';
import { securityQuery } from '../../../entities/session/sign-in-security.js';

export function NewRecoveryCodesDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => http.post<RecoveryCodes>('/api/auth/recovery-codes'),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: securityQuery.queryKey }),
  });
  return (
    <Dialog
      open
      onClose={data || isPending ? undefined : onClose}
      aria-labelledby="recovery-codes-title"
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id="recovery-codes-title">
        {data
          ? messages.newRecoveryCodesDialog.saveYourRecoveryCodes
          : messages.newRecoveryCodesDialog.getNewRecoveryCodes}
      </DialogTitle>
      <DialogContent>
        {error && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {explainFailure(error)}
          </Alert>
        )}
        {data ? (
          <CodesToSave codes={data.recoveryCodes} />
        ) : (
          <Typography>{messages.newRecoveryCodesDialog.oldOnesStop}</Typography>
        )}
      </DialogContent>
      <DialogActions disableSpacing sx={{ px: 3, pb: 2.5, gap: 1, flexWrap: 'wrap' }}>
        {data ? (
          <Button variant="contained" autoFocus onClick={onClose}>
            {messages.newRecoveryCodesDialog.iSavedTheCodes}
          </Button>
        ) : (
          <>
            <Button onClick={onClose} disabled={isPending}>
              {messages.newRecoveryCodesDialog.cancel}
            </Button>
            <Button variant="contained" loading={isPending} onClick={() => mutate()}>
              {messages.newRecoveryCodesDialog.getNewCodes}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}
