import type { RecoveryCodes } from '@shortlist/shared/contract/second-factors';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { explainFailure } from '@shortlist/ui-kit/explain-failure';
import { http } from '../../../lib/http.js';
import { CodesToSave } from './codes-to-save.js';
import { securityQuery } from '../../../lib/sign-in-security.js';

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
        {data ? 'Save your recovery codes' : 'Get new recovery codes?'}
      </DialogTitle>
      <DialogContent>
        {error && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {explainFailure(error)}
          </Alert>
        )}
        {data ? <CodesToSave codes={data.recoveryCodes} /> : <Typography>The old ones stop working.</Typography>}
      </DialogContent>
      <DialogActions disableSpacing sx={{ px: 3, pb: 2.5, gap: 1, flexWrap: 'wrap' }}>
        {data ? (
          <Button variant="contained" autoFocus onClick={onClose}>
            I Saved the Codes
          </Button>
        ) : (
          <>
            <Button onClick={onClose} disabled={isPending}>
              Cancel
            </Button>
            <Button variant="contained" loading={isPending} onClick={() => mutate()}>
              Get New Codes
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}
