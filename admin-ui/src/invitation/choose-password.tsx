import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { StaffToken } from '@shortlist/shared/contract/staff';
import type { InvitationView } from '@shortlist/shared/contract/staff-accounts';
import { PasswordField } from '@shortlist/ui-kit/password-field';
import { useSubmission } from '@shortlist/ui-kit/use-submission';
import { api } from '../api.js';
import { ROLE_NAMES } from '../layout/role-names.js';
import { SignInLayout } from '../sign-in/sign-in-layout.js';

interface ChoosePasswordProps {
  invitation: InvitationView;
  token: string;
  onAccepted: (answer: StaffToken) => void;
}

export function ChoosePassword({ invitation: { username, role }, token, onAccepted }: ChoosePasswordProps) {
  const { form, errors, message, busy, submit } = useSubmission({
    fields: ['password'],
    send: ({ password }) => api.public<StaffToken>('invitation/accept', { token, password }),
    onDone: onAccepted,
    fieldOf: { password_too_common: 'password' },
  });
  return (
    <SignInLayout title="Choose a password" intro={`You are invited to the console as ${ROLE_NAMES[role]}.`}>
      <Stack component="form" ref={form} onSubmit={submit} noValidate spacing={2.5} aria-label="Choose a password">
        {message && <Alert severity="error">{message}</Alert>}
        <TextField
          name="username"
          label="User name"
          autoComplete="username"
          value={username}
          size="medium"
          helperText="You sign in with it."
          slotProps={{ htmlInput: { readOnly: true } }}
        />
        <PasswordField autoComplete="new-password" autoFocus problem={errors.password} />
        <Button type="submit" variant="contained" size="large" loading={busy}>
          Set Password
        </Button>
      </Stack>
    </SignInLayout>
  );
}
