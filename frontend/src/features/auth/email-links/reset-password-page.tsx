import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQueryClient } from '@tanstack/react-query';
import type { UserView } from '@shortlist/shared/contract/account/auth';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { ApiError } from '@shortlist/ui-kit/request';
import { http } from '../../../api/http.js';
import { isSecondStepRequired } from '../../../entities/session/second-step.js';
import { sessionQuery } from '../../../entities/session/session.js';
import { rememberSignedIn } from '../../../entities/session/signed-in-hint.js';
import { useSubmission } from '@shortlist/ui-kit/use-submission';
import { AccountName } from '../../../entities/session/account-name.js';
import { usePageMeta } from '../../../ui/page-meta.js';
import { PasswordField } from '@shortlist/ui-kit/password-field';
import { AuthLayout } from '../auth-layout.js';
import { messages } from '../messages.js';
import { SecondStep } from '../second-step.js';
import { useMailToken } from '../use-mail-token.js';

const FIELDS = ['password'] as const;

export default function ResetPasswordPage() {
  usePageMeta(messages.resetPasswordPage.pageTitle, { noindex: true });
  const token = useMailToken();
  const [outcome, setOutcome] = useState<'open' | 'expired' | 'done' | 'second step'>(token ? 'open' : 'expired');
  if (outcome === 'second step')
    return (
      <SecondStep
        returnTo="/"
        intro={messages.resetPasswordPage.passwordChanged}
        // The new password is already set, so the user can sign in with it on the sign-in page.
        onExpired={() => location.assign('/login')}
      />
    );
  if (outcome === 'done') return <PasswordChanged />;
  if (outcome === 'expired' || !token) return <RequestNewLink wasMissing={!token} />;
  return (
    <ChoosePassword
      token={token}
      onDone={() => setOutcome('done')}
      onSecondStep={() => setOutcome('second step')}
      onExpired={() => setOutcome('expired')}
    />
  );
}

interface ChoosePasswordProps {
  token: string;
  onDone: () => void;
  onSecondStep: () => void;
  onExpired: () => void;
}

function ChoosePassword({ token, onDone, onSecondStep, onExpired }: ChoosePasswordProps) {
  const queryClient = useQueryClient();
  const { form, errors, message, busy, submit } = useSubmission({
    fields: FIELDS,
    send: ({ password }) => http.post<UserView>('/api/auth/password/reset', { token, password }),
    onDone: (user, sent) => {
      rememberSignedIn(true);
      // Fill in the hidden username field as soon as the email address is known: password managers read the field when
      // the form disappears.
      sent.querySelector<HTMLInputElement>('[name="username"]')?.setAttribute('value', user.email);
      queryClient.setQueryData(sessionQuery.queryKey, user);
      onDone();
    },
    onRefused: (error) => {
      if (error instanceof ApiError && error.code === 'link_expired') onExpired();
      if (isSecondStepRequired(error)) onSecondStep();
    },
    fieldOf: { password_too_common: 'password' },
  });
  return (
    <AuthLayout title={messages.resetPasswordPage.chooseTitle} intro={messages.resetPasswordPage.chooseIntro}>
      <Stack
        component="form"
        ref={form}
        onSubmit={submit}
        noValidate
        spacing={2.5}
        aria-label={messages.resetPasswordPage.chooseANewPassword}
      >
        {message && <Alert severity="error">{message}</Alert>}
        <AccountName />
        <PasswordField
          label={messages.resetPasswordPage.newPassword}
          autoComplete="new-password"
          autoFocus
          problem={errors.password}
        />
        <Button type="submit" variant="contained" size="large" loading={busy} loadingPosition="start">
          {busy ? messages.resetPasswordPage.saving : messages.resetPasswordPage.saveNewPassword}
        </Button>
      </Stack>
    </AuthLayout>
  );
}

function PasswordChanged() {
  return (
    <AuthLayout
      title={messages.resetPasswordPage.changedTitle}
      intro={messages.resetPasswordPage.changedIntro}
      isAnswer
    >
      {/* Load a new page, so that all data belongs to the signed-in user. */}
      <Button href="/" variant="contained" size="large">
        {messages.resetPasswordPage.goToYourResumes}
      </Button>
    </AuthLayout>
  );
}

function RequestNewLink({ wasMissing }: { wasMissing: boolean }) {
  return (
    <AuthLayout
      title={wasMissing ? messages.resetPasswordPage.theLinkIsIncomplete : messages.resetPasswordPage.expiredTitle}
      intro={wasMissing ? messages.resetPasswordPage.incompleteText : messages.resetPasswordPage.expiredText}
      isAnswer
    >
      <Button component={RouterLink} to="/forgot-password" variant="contained" size="large">
        {messages.resetPasswordPage.requestANewLink}
      </Button>
    </AuthLayout>
  );
}
