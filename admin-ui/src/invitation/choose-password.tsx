import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { StaffToken } from '@shortlist/shared/contract/console/staff';
import type { InvitationView } from '@shortlist/shared/contract/console/staff-accounts';
import { PasswordField } from '@shortlist/ui-kit/password-field';
import { useSubmission } from '@shortlist/ui-kit/use-submission';
import { api } from '../api.js';
import { ROLE_NAMES } from '../layout/role-names.js';
import { SignInLayout } from '../sign-in/sign-in-layout.js';
import { messages } from './messages.js';

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
    <SignInLayout title={messages.choosePassword.title} intro={messages.choosePassword.intro(ROLE_NAMES[role])}>
      <Stack
        component="form"
        ref={form}
        onSubmit={submit}
        noValidate
        spacing={2.5}
        aria-label={messages.choosePassword.choosePassword}
      >
        {message && <Alert severity="error">{message}</Alert>}
        <TextField
          name="username"
          label={messages.choosePassword.userName}
          autoComplete="username"
          value={username}
          size="medium"
          helperText={messages.choosePassword.helperText}
          slotProps={{ htmlInput: { readOnly: true } }}
        />
        <PasswordField autoComplete="new-password" autoFocus problem={errors.password} />
        <Button type="submit" variant="contained" size="large" loading={busy}>
          {messages.choosePassword.setPassword}
        </Button>
      </Stack>
    </SignInLayout>
  );
}
