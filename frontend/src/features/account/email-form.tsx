import type { UserView } from '@shortlist/shared/contract/auth';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { http } from '../../lib/http.js';
import { showUser } from '../../lib/session.js';
import { AccountName } from '../../ui/account-name.js';
import { EmailField } from '../../ui/email-field.js';
import { PasswordField } from '../../ui/password-field.js';
import { useToast } from '../../ui/toasts.js';
import { BUTTONS, FORM } from './form-style.js';
import { useAccountForm } from './use-account-form.js';

const FIELDS = ['email', 'password'] as const;

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
      toast({ title: 'A mail is on its way', description: `Open the link in it to use ${pendingEmail} from then on.` });
      onClose();
    },
    fieldOf: { wrong_password: 'password', email_taken: 'email' },
  });
  return (
    <Box component="form" ref={form} onSubmit={submit} noValidate aria-label="Change email" sx={FORM}>
      {message && <Alert severity="error">{message}</Alert>}
      <AccountName email={user.email} />
      <EmailField
        label="New email"
        autoComplete="email"
        autoFocus
        problem={errors.email}
        hint="The change counts once you have opened the link we send there."
      />
      <PasswordField label="Current password" autoComplete="current-password" problem={errors.password} />
      <Box sx={BUTTONS}>
        <Button type="submit" variant="contained" loading={busy}>
          Send Confirmation
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </Box>
    </Box>
  );
}
