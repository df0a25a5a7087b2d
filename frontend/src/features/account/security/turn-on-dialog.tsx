import type { RecoveryCodes, TotpEnrollment } from '@shortlist/shared/contract/second-factors';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { explainFailure } from '../../../lib/explain-failure.js';
import { http } from '../../../lib/http.js';
import { CodeField } from '../../../ui/code-field.js';
import { FORM } from '../form-style.js';
import { useAccountForm } from '../use-account-form.js';
import { QrCode } from './qr-code.js';
import { RecoveryCodeList } from './recovery-code-list.js';
import { securityQuery } from '../../../lib/sign-in-security.js';

const TITLE_ID = 'turn-on-title';
const FORM_ID = 'turn-on-form';
const ACTIONS = { px: 3, pb: 2.5, gap: 1, flexWrap: 'wrap' };

export function TurnOnDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null);
  const finish = () => {
    void queryClient.invalidateQueries({ queryKey: securityQuery.queryKey });
    onClose();
  };
  return (
    // A click beside it must not close the codes, which are never shown again.
    <Dialog open onClose={recoveryCodes ? undefined : onClose} aria-labelledby={TITLE_ID} maxWidth="sm" fullWidth>
      <DialogTitle id={TITLE_ID}>
        {recoveryCodes ? 'Save your recovery codes' : 'Turn on two-step verification'}
      </DialogTitle>
      {recoveryCodes ? (
        <>
          <DialogContent>
            <RecoveryCodeList codes={recoveryCodes} />
          </DialogContent>
          <DialogActions disableSpacing sx={ACTIONS}>
            <Button variant="contained" autoFocus onClick={finish}>
              I Saved the Codes
            </Button>
          </DialogActions>
        </>
      ) : (
        <Enroll onClose={onClose} onConfirmed={setRecoveryCodes} />
      )}
    </Dialog>
  );
}

function Enroll({ onClose, onConfirmed }: { onClose: () => void; onConfirmed: (codes: string[]) => void }) {
  const start = useMutation({ mutationFn: () => http.post<TotpEnrollment>('/api/auth/totp/start') });
  const { mutate } = start;
  useEffect(() => mutate(), [mutate]);
  const { form, errors, message, busy, submit } = useAccountForm({
    fields: ['code'],
    send: (values) => http.post<RecoveryCodes>('/api/auth/totp/confirm', values),
    onDone: (answer) => onConfirmed(answer.recoveryCodes),
  });
  return (
    <>
      <DialogContent>
        {start.error && <Alert severity="error">{explainFailure(start.error)}</Alert>}
        {start.data ? (
          <Box component="form" id={FORM_ID} ref={form} noValidate onSubmit={submit} sx={FORM}>
            {message && <Alert severity="error">{message}</Alert>}
            <Typography>
              1. Scan this with an authenticator app, such as Google Authenticator, Microsoft Authenticator or your
              password manager.
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2.5, alignItems: 'center' }}>
              <QrCode text={start.data.uri} label="QR code for your authenticator app" />
              <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
                <Typography variant="body2" color="textSecondary">
                  Or enter this key by hand:
                </Typography>
                <Typography data-testid="totp-secret" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
                  {inGroups(start.data.secret)}
                </Typography>
              </Box>
            </Box>
            <Typography>2. Enter the code that the app shows.</Typography>
            <CodeField kind="code" problem={errors.code} />
          </Box>
        ) : (
          !start.error && <Skeleton variant="rounded" height={280} role="status" aria-label="Preparing the setup" />
        )}
      </DialogContent>
      <DialogActions disableSpacing sx={ACTIONS}>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" form={FORM_ID} variant="contained" loading={busy} disabled={!start.data}>
          Turn On
        </Button>
      </DialogActions>
    </>
  );
}

/** "ABCD EFGH …": easier to copy by hand. Apps ignore the spaces. */
const inGroups = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ');
