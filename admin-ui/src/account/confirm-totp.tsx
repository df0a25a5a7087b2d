import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { RecoveryCodes, TotpEnrollment } from '@shortlist/shared/contract/common/second-factors';
import { FORM } from '@shortlist/ui-kit/form-style';
import { TotpSetup } from '@shortlist/ui-kit/totp-setup';
import { useSubmission } from '@shortlist/ui-kit/use-submission';
import { api } from '../api.js';
import { messages } from './messages.js';

interface ConfirmTotpProps {
  enrollment: TotpEnrollment;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
}

export function ConfirmTotp({ enrollment, onConfirmed }: ConfirmTotpProps) {
  const { form, errors, message, busy, submit } = useSubmission({
    fields: ['code'],
    send: (values) => api.post<RecoveryCodes>('totp/confirm', values),
    onDone: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
  });
  return (
    <Box component="form" ref={form} onSubmit={submit} noValidate sx={FORM} aria-label={messages.confirmTotp.label}>
      {message && <Alert severity="error">{message}</Alert>}
      <TotpSetup enrollment={enrollment} problem={errors.code} />
      <Button type="submit" variant="contained" loading={busy}>
        {messages.confirmTotp.turnOn}
      </Button>
    </Box>
  );
}
