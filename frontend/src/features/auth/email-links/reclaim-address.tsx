import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { UserView } from '@shortlist/shared/contract/account/auth';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { http } from '../../../api/http.js';
import { showUser } from '../../../entities/session/session.js';
import { rememberSignedIn } from '../../../entities/session/signed-in-hint.js';
import { useSubmission } from '@shortlist/ui-kit/use-submission';
import { AccountName } from '../../../entities/session/account-name.js';
import { PasswordField } from '@shortlist/ui-kit/password-field';
import { AuthLayout } from '../auth-layout.js';
import { messages } from '../messages.js';
import { SignInToConfirm } from '../sign-in-to-confirm.js';

const FIELDS = ['password'] as const;

/**
 * Shown if the browser is not signed in to the account of the email link: either the account's owner uses another
 * device, or a stranger signed up with this email address. The owner of the address decides what happens to the
 * account.
 */
export function ReclaimAddress({ token }: { token: string }) {
  const [step, setStep] = useState<'ask' | 'reclaim' | 'done'>('ask');
  if (step === 'done')
    return (
      <AuthLayout title={messages.reclaimAddress.doneTitle} intro={messages.reclaimAddress.doneIntro} isAnswer>
        {/* Load a new page, so that all data belongs to the signed-in user. */}
        <Button href="/" variant="contained" size="large">
          {messages.reclaimAddress.goToShortlist}
        </Button>
      </AuthLayout>
    );
  if (step === 'reclaim') return <ChoosePassword token={token} onDone={() => setStep('done')} />;
  return (
    <AuthLayout title={messages.reclaimAddress.signInTitle} intro={messages.reclaimAddress.signInIntro} isAnswer>
      <SignInToConfirm token={token} />
      <Divider sx={{ my: 3 }} />
      <Typography sx={{ mb: 2 }}>{messages.reclaimAddress.notYours}</Typography>
      <Button variant="outlined" size="large" fullWidth onClick={() => setStep('reclaim')}>
        {messages.reclaimAddress.thisIsMyAddress}
      </Button>
    </AuthLayout>
  );
}

function ChoosePassword({ token, onDone }: { token: string; onDone: () => void }) {
  const queryClient = useQueryClient();
  const { form, errors, message, busy, submit } = useSubmission({
    fields: FIELDS,
    send: ({ password }) => http.post<UserView>('/api/auth/verify-email/reclaim', { token, password }),
    onDone: (user, sent) => {
      rememberSignedIn(true);
      // Fill in the hidden username field as soon as the email address is known: password managers read the field when
      // the form disappears.
      sent.querySelector<HTMLInputElement>('[name="username"]')?.setAttribute('value', user.email);
      onDone();
      showUser(queryClient, user);
    },
    fieldOf: { password_too_common: 'password' },
  });
  return (
    <AuthLayout
      title={messages.reclaimAddress.setYourPassword}
      intro={messages.reclaimAddress.setPasswordIntro}
      isAnswer
    >
      <Stack
        component="form"
        ref={form}
        onSubmit={submit}
        noValidate
        spacing={2.5}
        aria-label={messages.reclaimAddress.setYourPassword}
      >
        {message && <Alert severity="error">{message}</Alert>}
        <AccountName />
        <PasswordField
          label={messages.reclaimAddress.newPassword}
          autoComplete="new-password"
          autoFocus
          problem={errors.password}
        />
        <Button type="submit" variant="contained" size="large" loading={busy}>
          {messages.reclaimAddress.setPassword}
        </Button>
      </Stack>
    </AuthLayout>
  );
}
