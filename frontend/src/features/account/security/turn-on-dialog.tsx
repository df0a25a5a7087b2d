import type { RecoveryCodes, TotpEnrollment } from '@shortlist/shared/contract/common/second-factors';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { explainFailure } from '@shortlist/ui-kit/explain-failure';
import { http } from '../../../api/http.js';
import { FORM } from '@shortlist/ui-kit/form-style';
import { useAccountForm } from '../parts/use-account-form.js';
import { CodesToSave } from './codes-to-save.js';
import { messages } from './messages.js';
import { TotpSetup } from '@shortlist/ui-kit/totp-setup';
import { securityQuery } from '../../../entities/session/sign-in-security.js';

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
    // The recovery codes are shown only once, so a click outside must not close the dialog.
    <Dialog open onClose={recoveryCodes ? undefined : onClose} aria-labelledby={TITLE_ID} maxWidth="sm" fullWidth>
      <DialogTitle id={TITLE_ID}>
        {recoveryCodes ? messages.turnOnDialog.saveYourRecoveryCodes : messages.turnOnDialog.title}
      </DialogTitle>
      {recoveryCodes ? (
        <>
          <DialogContent>
            <CodesToSave codes={recoveryCodes} />
          </DialogContent>
          <DialogActions disableSpacing sx={ACTIONS}>
            <Button variant="contained" autoFocus onClick={finish}>
              {messages.turnOnDialog.iSavedTheCodes}
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
            <TotpSetup enrollment={start.data} problem={errors.code} />
          </Box>
        ) : (
          !start.error && (
            <Skeleton variant="rounded" height={280} role="status" aria-label={messages.turnOnDialog.label} />
          )
        )}
      </DialogContent>
      <DialogActions disableSpacing sx={ACTIONS}>
        <Button onClick={onClose}>{messages.turnOnDialog.cancel}</Button>
        <Button type="submit" form={FORM_ID} variant="contained" loading={busy} disabled={!start.data}>
          {messages.turnOnDialog.turnOn}
        </Button>
      </DialogActions>
    </>
  );
}
