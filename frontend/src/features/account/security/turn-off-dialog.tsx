import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { http } from '../../../lib/http.js';
import { CodeField, OtherCodeButton, type CodeKind } from '@shortlist/ui-kit/code-field';
import { useToast } from '../../../ui/toasts.js';
import { FORM } from '@shortlist/ui-kit/form-style';
import { useAccountForm } from '../use-account-form.js';
import { securityQuery } from '../../../lib/sign-in-security.js';

const FORM_ID = 'turn-off-form';

export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const [kind, setKind] = useState<CodeKind>('code');
  const { form, errors, message, busy, submit, reset } = useAccountForm({
    fields: [kind],
    send: (values) => http.delete('/api/auth/totp', {}, values),
    onDone: () => {
      toast({ title: 'Two-step verification is off' });
      void queryClient.invalidateQueries({ queryKey: securityQuery.queryKey });
      onClose();
    },
  });
  const switchTo = (other: CodeKind) => {
    reset();
    setKind(other);
  };
  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby="turn-off-title" maxWidth="sm" fullWidth>
      <DialogTitle id="turn-off-title">Turn off two-step verification?</DialogTitle>
      <DialogContent>
        <Box component="form" id={FORM_ID} ref={form} noValidate onSubmit={submit} sx={FORM}>
          {message && <Alert severity="error">{message}</Alert>}
          <Typography>
            Your password alone will sign in again, and your recovery codes stop working. Enter a code to confirm.
          </Typography>
          <CodeField kind={kind} problem={errors[kind]} />
          <OtherCodeButton kind={kind} onSwitch={switchTo} />
        </Box>
      </DialogContent>
      <DialogActions disableSpacing sx={{ px: 3, pb: 2.5, gap: 1, flexWrap: 'wrap' }}>
        <Button onClick={onClose} disabled={busy}>
          Keep It On
        </Button>
        <Button type="submit" form={FORM_ID} variant="contained" color="error" loading={busy}>
          Turn Off
        </Button>
      </DialogActions>
    </Dialog>
  );
}
