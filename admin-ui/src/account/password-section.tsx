import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FORM } from '@shortlist/ui-kit/form-style';
import { PasswordField } from '@shortlist/ui-kit/password-field';
import { useSubmission } from '@shortlist/ui-kit/use-submission';
import { useNotify } from 'react-admin';
import { api } from '../api.js';
import { Section } from '../ui/section.js';
import { messages } from './messages.js';

const FIELDS = ['currentPassword', 'password'] as const;

export function PasswordSection() {
  const notify = useNotify();
  const { form, errors, message, busy, submit } = useSubmission({
    fields: FIELDS,
    send: (values) => api.post('password', values),
    onDone: (_, sent) => {
      sent.reset();
      notify(messages.passwordSection.passwordChanged);
    },
    fieldOf: { password_too_common: 'password' },
  });
  return (
    <Section title={messages.passwordSection.title}>
      <Box
        component="form"
        ref={form}
        onSubmit={submit}
        noValidate
        sx={FORM}
        aria-label={messages.passwordSection.formLabel}
      >
        {message && <Alert severity="error">{message}</Alert>}
        <Typography>{messages.passwordSection.hint}</Typography>
        <PasswordField
          name="currentPassword"
          label={messages.passwordSection.currentPassword}
          autoComplete="current-password"
          problem={errors.currentPassword}
        />
        <PasswordField
          label={messages.passwordSection.newPassword}
          autoComplete="new-password"
          problem={errors.password}
        />
        <Button type="submit" variant="contained" loading={busy}>
          {messages.passwordSection.changePassword}
        </Button>
      </Box>
    </Section>
  );
}
