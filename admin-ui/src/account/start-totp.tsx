import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { TotpEnrollment } from '@shortlist/shared/contract/common/second-factors';
import { FORM } from '@shortlist/ui-kit/form-style';
import { PasswordField } from '@shortlist/ui-kit/password-field';
import { useSubmission } from '@shortlist/ui-kit/use-submission';
import { api } from '../api.js';
import { messages } from './messages.js';

/** The server requires the password, so that a stolen token is not enough to add a second factor. */
export function StartTotp({ onStarted }: { onStarted: (enrollment: TotpEnrollment) => void }) {
  const { form, errors, message, busy, submit } = useSubmission({
    fields: ['password'],
    send: (values) => api.post<TotpEnrollment>('totp/start', values),
    onDone: onStarted,
  });
  return (
    <Box
      component="form"
      ref={form}
      onSubmit={submit}
      noValidate
      sx={FORM}
      aria-label={messages.startTotp.confirmPassword}
    >
      {message && <Alert severity="error">{message}</Alert>}
      <PasswordField label={messages.startTotp.password} autoComplete="current-password" problem={errors.password} />
      <Button type="submit" variant="contained" loading={busy}>
        {messages.startTotp.continue}
      </Button>
    </Box>
  );
}
