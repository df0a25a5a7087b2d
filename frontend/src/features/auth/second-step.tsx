import type { UserView } from '@shortlist/shared/contract/account/auth';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '@shortlist/ui-kit/request';
import { http } from '../../api/http.js';
import { assertPasskey, explainPasskeyFailure, passkeysAvailable } from '../../entities/session/passkeys.js';
import { rememberSignedIn } from '../../entities/session/signed-in-hint.js';
import { useSubmission } from '@shortlist/ui-kit/use-submission';
import { CodeField, OtherCodeButton, type CodeKind } from '@shortlist/ui-kit/code-field';
import { AuthLayout } from './auth-layout.js';
import { messages } from './messages.js';

const PATH = '/api/auth/login/second-factor';

interface SecondStepProps {
  returnTo: string;
  /** Sentence about the previous step, such as a password reset. */
  intro?: string;
  onExpired: (message: string) => void;
}

/** Second step of signing in: an authenticator code, a recovery code or a passkey. */
export function SecondStep({ returnTo, intro, onExpired }: SecondStepProps) {
  const [kind, setKind] = useState<CodeKind>('code');
  const onDone = () => {
    rememberSignedIn(true);
    location.assign(returnTo);
  };
  const onRefused = (error: Error) => {
    if (error instanceof ApiError && error.code === 'sign_in_not_finished') onExpired(error.message);
  };
  const { form, errors, message, busy, done, submit, reset } = useSubmission({
    fields: [kind],
    send: (values) => http.post<UserView>(PATH, values),
    onDone,
    onRefused,
  });
  const passkey = useMutation({
    mutationFn: async () => http.post<UserView>(PATH, { passkey: await assertPasskey(`${PATH}/passkey-options`) }),
    onSuccess: onDone,
    onError: onRefused,
  });
  const switchTo = (other: CodeKind) => {
    reset();
    setKind(other);
  };
  const problem = message ?? (passkey.error && explainPasskeyFailure(passkey.error));
  return (
    <AuthLayout
      title={messages.secondStep.title}
      intro={[intro, kind === 'code' ? messages.secondStep.enterCode : messages.secondStep.enterRecoveryCode]
        .filter(Boolean)
        .join(' ')}
      isAnswer
    >
      <Stack
        component="form"
        ref={form}
        onSubmit={submit}
        noValidate
        spacing={2.5}
        aria-label={messages.secondStep.label}
      >
        {problem && <Alert severity="error">{problem}</Alert>}
        <CodeField kind={kind} problem={errors[kind]} />
        <Button type="submit" variant="contained" size="large" loading={busy || done} loadingPosition="start">
          {messages.secondStep.signIn}
        </Button>
      </Stack>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <OtherCodeButton kind={kind} onSwitch={switchTo} />
        {passkeysAvailable() && (
          <Button loading={passkey.isPending || passkey.isSuccess} onClick={() => passkey.mutate()}>
            {messages.secondStep.useAPasskey}
          </Button>
        )}
      </Box>
    </AuthLayout>
  );
}
