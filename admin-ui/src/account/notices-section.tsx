import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { StaffEmail } from '@shortlist/shared/contract/console/staff';
import { FORM } from '@shortlist/ui-kit/form-style';
import { useSubmission } from '@shortlist/ui-kit/use-submission';
import { useNotify } from 'react-admin';
import { api } from '../api.js';
import { refreshMe, useMe } from '../session/me.js';
import { Section } from '../ui/section.js';
import { messages } from './messages.js';

const FIELDS = ['email'] as const;

export function NoticesSection() {
  const notify = useNotify();
  const { email } = useMe();
  const { form, errors, message, busy, submit } = useSubmission({
    fields: FIELDS,
    send: (values) => api.put<StaffEmail>('me/email', { email: values.email.trim() === '' ? null : values.email }),
    onDone: (saved) => {
      notify(
        saved.email === null
          ? messages.noticesSection.noticesTurnedOff
          : messages.noticesSection.noticesSentTo(saved.email),
      );
      void refreshMe();
    },
  });
  return (
    <Section title={messages.noticesSection.title}>
      <Box
        component="form"
        ref={form}
        onSubmit={submit}
        noValidate
        sx={FORM}
        aria-label={messages.noticesSection.notices}
      >
        {message && <Alert severity="error">{message}</Alert>}
        <Typography>{messages.noticesSection.hint}</Typography>
        <TextField
          key={email}
          name="email"
          type="email"
          label={messages.noticesSection.email}
          autoComplete="email"
          defaultValue={email ?? ''}
          error={Boolean(errors.email)}
          helperText={errors.email}
        />
        <Button type="submit" variant="contained" loading={busy}>
          {messages.noticesSection.saveEmail}
        </Button>
      </Box>
    </Section>
  );
}
