import type { UserView } from '@shortlist/shared/contract/account/auth';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { http } from '../../../api/http.js';
import { showUser } from '../../../entities/session/session.js';
import { EmailField } from '../../../ui/email-field.js';
import { useToast } from '../../../ui/toasts/toasts.js';
import { BUTTONS, FORM } from '@shortlist/ui-kit/form-style';
import { messages } from '../messages.js';
import { useAccountForm } from '../parts/use-account-form.js';

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
      toast({ title: messages.emailForm.title, description: messages.emailForm.description(pendingEmail) });
      onClose();
    },
    fieldOf: { email_taken: 'email' },
  });
  return (
    <Box component="form" ref={form} onSubmit={submit} noValidate aria-label={messages.emailForm.changeEmail} sx={FORM}>
      {message && <Alert severity="error">{message}</Alert>}
      <EmailField
        label={messages.emailForm.newEmail}
        autoComplete="email"
        autoFocus
        problem={errors.email}
        hint={messages.emailForm.hint}
      />
      <Box sx={BUTTONS}>
        <Button type="submit" variant="contained" loading={busy}>
          {messages.emailForm.sendConfirmation}
        </Button>
        <Button onClick={onClose}>{messages.emailForm.cancel}</Button>
      </Box>
    </Box>
  );
}
