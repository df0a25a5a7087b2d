import type { UserView } from '@shortlist/shared/contract/account/auth';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { http } from '../../../api/http.js';
import { sessionQuery } from '../../../entities/session/session.js';
import { AccountName } from '../../../entities/session/account-name.js';
import { PasswordField } from '@shortlist/ui-kit/password-field';
import { SendAgain } from '../../../entities/session/send-again.js';
import { useToast } from '../../../ui/toasts/toasts.js';
import { devicesQuery } from '../sessions/devices-api.js';
import { messages } from '../messages.js';
import { FORM } from '@shortlist/ui-kit/form-style';
import { Subsection } from '../parts/subsection.js';
import { useAccountForm } from '../parts/use-account-form.js';

const FIELDS = ['password'] as const;

export function PasswordSubsection({ user }: { user: UserView }) {
  return (
    <Subsection id="password" title={messages.passwordSubsection.title}>
      {user.hasPassword ? <ChangePassword email={user.email} /> : <SetPasswordByEmail email={user.email} />}
    </Subsection>
  );
}

function ChangePassword({ email }: { email: string }) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const { form, errors, message, busy, submit } = useAccountForm({
    fields: FIELDS,
    send: (values) => http.post('/api/auth/password', values),
    onDone: (_, sent) => {
      sent.reset();
      toast({
        title: messages.passwordSubsection.yourPasswordIsChanged,
        description: messages.passwordSubsection.description,
      });
      void queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey });
      // Update the session, because changing the password cancels a pending change to the email address.
      queryClient.setQueryData(sessionQuery.queryKey, (user) => user && { ...user, pendingEmail: null });
    },
    fieldOf: { password_too_common: 'password' },
  });
  return (
    <Box component="form" ref={form} onSubmit={submit} noValidate aria-labelledby="password" sx={FORM}>
      {message && <Alert severity="error">{message}</Alert>}
      <Typography variant="body2" color="textSecondary">
        {messages.passwordSubsection.changeNote}
      </Typography>
      <AccountName email={email} />
      <PasswordField
        label={messages.passwordSubsection.newPassword}
        autoComplete="new-password"
        problem={errors.password}
      />
      <Button type="submit" variant="contained" loading={busy}>
        {messages.passwordSubsection.changePassword}
      </Button>
    </Box>
  );
}

/** Users who sign in through a provider have no password to confirm, so they set one through a link sent by email. */
function SetPasswordByEmail({ email }: { email: string }) {
  return (
    <>
      <Typography>{messages.passwordSubsection.providerOnly}</Typography>
      <Box>
        <SendAgain
          label={messages.passwordSubsection.setByEmail}
          send={() => http.post('/api/auth/password/forgot', { email })}
          variant="contained"
        />
      </Box>
    </>
  );
}
