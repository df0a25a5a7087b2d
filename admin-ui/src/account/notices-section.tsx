import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { StaffEmail } from '@shortlist/shared/contract/staff';
import { FORM } from '@shortlist/ui-kit/form-style';
import { useSubmission } from '@shortlist/ui-kit/use-submission';
import { useNotify } from 'react-admin';
import { api } from '../api.js';
import { refreshMe, useMe } from '../session/me.js';
import { Section } from '../ui/section.js';

const FIELDS = ['email'] as const;

/** Where this member of staff is told of requests. */
export function NoticesSection() {
  const notify = useNotify();
  const { email } = useMe();
  const { form, errors, message, busy, submit } = useSubmission({
    fields: FIELDS,
    send: (values) => api.put<StaffEmail>('me/email', { email: values.email.trim() === '' ? null : values.email }),
    onDone: (saved) => {
      notify(saved.email === null ? 'You no longer get notices' : `Notices go to ${saved.email}`);
      void refreshMe();
    },
  });
  return (
    <Section title="Notices">
      <Box component="form" ref={form} onSubmit={submit} noValidate sx={FORM} aria-label="Notices">
        {message && <Alert severity="error">{message}</Alert>}
        <Typography>
          New, nearly due and overdue requests are announced by email. Leave it blank to get no notices.
        </Typography>
        <TextField
          key={email}
          name="email"
          type="email"
          label="Email"
          autoComplete="email"
          defaultValue={email ?? ''}
          error={Boolean(errors.email)}
          helperText={errors.email}
        />
        <Button type="submit" variant="contained" loading={busy}>
          Save Email
        </Button>
      </Box>
    </Section>
  );
}
