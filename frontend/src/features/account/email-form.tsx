import type { UserView } from '@shortlist/shared/contract/auth';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { http } from '../../lib/http.js';
import { showUser } from '../../lib/session.js';
import { EmailField } from '../../ui/email-field.js';
import { useToast } from '../../ui/toasts.js';
import { BUTTONS, FORM } from '@shortlist/ui-kit/form-style';
import { useAccountForm } from './use-account-form.js';

const FIELDS = ['email'] as const;

export function EmailForm({ user, onClose }: { user: UserView; onClose: () => void }) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const { form, errors, message, busy, submit } = useAccountForm({
    fields: FIELDS,
    send: async (change) => {
      await http.post('/api/auth/email', change);
      return change.email.trim().toLowerCase();
    },
    onDone: (pendingEmail) => {
      showUser(queryClient, { ...user, pendingEmail });
      toast({ title: 'Check your inbox', description: `Open the link in the email to start using ${pendingEmail}.` });
      onClose();
    },
    fieldOf: { email_taken: 'email' },
  });
  return (
    <Box component="form" ref={form} onSubmit={submit} noValidate aria-label="Change email" sx={FORM}>
      {message && <Alert severity="error">{message}</Alert>}
      <EmailField
        label="New email"
        autoComplete="email"
        autoFocus
        problem={errors.email}
        hint="We’ll send a link there. The change takes effect when you open it."
      />
      <Box sx={BUTTONS}>
        <Button type="submit" variant="contained" loading={busy}>
          Send Confirmation
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </Box>
    </Box>
  );
}
