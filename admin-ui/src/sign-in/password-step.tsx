import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { StaffLogin, StaffToken } from '@shortlist/shared/contract/console/staff';
import { PasswordField } from '@shortlist/ui-kit/password-field';
import { useSubmission } from '@shortlist/ui-kit/use-submission';
import { useRef } from 'react';
import { LoginFailed } from './login-failed.js';
import { messages } from './messages.js';
import { SignInLayout } from './sign-in-layout.js';
import { needsCode, signIn } from './sign-in.js';

const FIELDS = ['username', 'password'] as const;

export interface PasswordStepProps {
  title?: string;
  intro?: string;
  username?: string;
  onSignedIn: (token: StaffToken) => void;
  onCodeNeeded: (credentials: StaffLogin) => void;
}

export function PasswordStep({
  title = messages.passwordStep.adminLogin,
  intro = messages.passwordStep.intro,
  username,
  onSignedIn,
  onCodeNeeded,
}: PasswordStepProps) {
  const sent = useRef<StaffLogin>(null);
  const { form, errors, error, message, busy, submit } = useSubmission({
    fields: FIELDS,
    send: (values) => {
      sent.current = values;
      return signIn(values);
    },
    onDone: onSignedIn,
    onRefused: (refusal) => {
      if (needsCode(refusal) && sent.current) onCodeNeeded(sent.current);
    },
  });
  return (
    <SignInLayout title={title} intro={intro}>
      <Stack
        component="form"
        ref={form}
        onSubmit={submit}
        noValidate
        spacing={2.5}
        aria-label={messages.passwordStep.formLabel}
      >
        {error && message && <LoginFailed error={error} />}
        <TextField
          name="username"
          label={messages.passwordStep.username}
          autoComplete="username"
          autoFocus={username === undefined}
          defaultValue={username}
          size="medium"
          error={Boolean(errors.username)}
          helperText={errors.username}
          slotProps={{ htmlInput: { required: true, autoCapitalize: 'none', spellCheck: false } }}
        />
        <PasswordField autoComplete="current-password" autoFocus={username !== undefined} problem={errors.password} />
        <Button type="submit" variant="contained" size="large" disabled={busy}>
          {busy ? messages.passwordStep.signingIn : messages.passwordStep.signIn}
        </Button>
      </Stack>
    </SignInLayout>
  );
}
