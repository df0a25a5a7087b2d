import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { StaffLogin, StaffToken } from '@shortlist/shared/contract/console/staff';
import { CodeField, OtherCodeButton, type CodeKind } from '@shortlist/ui-kit/code-field';
import { useSubmission } from '@shortlist/ui-kit/use-submission';
import { useState } from 'react';
import { LoginFailed } from './login-failed.js';
import { messages } from './messages.js';
import { SignInLayout } from './sign-in-layout.js';
import { signIn } from './sign-in.js';

interface CodeStepProps {
  credentials: StaffLogin;
  onSignedIn: (token: StaffToken) => void;
  onBack: () => void;
}

export function CodeStep({ credentials, onSignedIn, onBack }: CodeStepProps) {
  const [kind, setKind] = useState<CodeKind>('code');
  const { form, errors, error, message, busy, submit, reset } = useSubmission({
    fields: [kind],
    send: (values) => signIn({ ...credentials, ...values }),
    onDone: onSignedIn,
  });
  const switchTo = (other: CodeKind) => {
    reset();
    setKind(other);
  };
  return (
    <SignInLayout
      title={messages.codeStep.title}
      intro={kind === 'code' ? messages.codeStep.enterCode : messages.codeStep.enterRecoveryCode}
    >
      <Stack
        component="form"
        ref={form}
        onSubmit={submit}
        noValidate
        spacing={2.5}
        aria-label={messages.codeStep.label}
      >
        {error && message && <LoginFailed error={error} />}
        <CodeField kind={kind} problem={errors[kind]} autoFocus />
        <Button type="submit" variant="contained" size="large" disabled={busy}>
          {busy ? messages.codeStep.signingIn : messages.codeStep.signIn}
        </Button>
      </Stack>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, mt: 2 }}>
        <OtherCodeButton kind={kind} onSwitch={switchTo} />
        <Button onClick={onBack}>{messages.codeStep.back}</Button>
      </Box>
    </SignInLayout>
  );
}
