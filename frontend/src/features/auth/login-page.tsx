import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { isSecondStepRequired } from '../../entities/session/second-step.js';
import { EmailField } from '../../ui/email-field.js';
import { usePageMeta } from '../../ui/page-meta.js';
import { PasswordField } from '@shortlist/ui-kit/password-field';
import { AuthLayout } from './auth-layout.js';
import { messages } from './messages.js';
import { PasskeySignIn } from './passkey-sign-in.js';
import { ProviderSignIn } from './provider-sign-in.js';
import { SecondStep } from './second-step.js';
import { signInProblem } from './sign-in-problem.js';
import { useAuthForm } from './use-auth-form.js';
import { useReturnTo } from './use-return-to.js';

const FIELDS = ['email', 'password'] as const;

export default function LoginPage() {
  usePageMeta(messages.loginPage.pageTitle, { noindex: true });
  const { returnTo } = useReturnTo();
  const [step, setStep] = useState<'password' | 'second'>('password');
  const [expired, setExpired] = useState<string | null>(null);
  if (step === 'second')
    return (
      <SecondStep
        returnTo={returnTo}
        onExpired={(message) => {
          setExpired(message);
          setStep('password');
        }}
      />
    );
  return <PasswordStep expired={expired} onSecondStep={() => setStep('second')} />;
}

interface PasswordStepProps {
  /**
   * Message that the second sign-in step has expired, so the user must enter the password again. Null if the step has
   * not expired.
   */
  expired: string | null;
  onSecondStep: () => void;
}

function PasswordStep({ expired, onSecondStep }: PasswordStepProps) {
  const { form, errors, message, busy, interrupted, query, returnTo, submit } = useAuthForm(
    '/api/auth/login',
    FIELDS,
    (error) => {
      if (isSecondStepRequired(error)) onSecondStep();
    },
  );
  const [email, setEmail] = useState('');
  const [params] = useSearchParams();
  const problem = expired ?? signInProblem(params.get('problem'));
  return (
    <AuthLayout
      title={messages.loginPage.title}
      intro={interrupted ? messages.loginPage.interrupted : messages.loginPage.intro}
    >
      <Stack
        component="form"
        ref={form}
        onSubmit={submit}
        noValidate
        spacing={2.5}
        aria-label={messages.loginPage.label}
      >
        {message && <Alert severity="error">{message}</Alert>}
        {problem && !message && <Alert severity="warning">{problem}</Alert>}
        <EmailField
          autoComplete="username webauthn"
          onChange={(event) => setEmail(event.target.value)}
          problem={errors.email}
        />
        <PasswordField autoComplete="current-password" problem={errors.password} />
        <Button type="submit" variant="contained" size="large" loading={busy} loadingPosition="start">
          {busy ? messages.loginPage.signingIn : messages.loginPage.signIn}
        </Button>
      </Stack>
      <PasskeySignIn returnTo={returnTo} />
      <Stack direction="row" sx={{ mt: 2, flexWrap: 'wrap', columnGap: 3, justifyContent: 'space-between' }}>
        <Link component={RouterLink} to={`/forgot-password${query}`} state={{ email }} sx={{ py: 0.75 }}>
          {messages.loginPage.forgotYourPassword}
        </Link>
        <Typography sx={{ py: 0.75 }}>
          {messages.loginPage.newHere}{' '}
          <Link component={RouterLink} to={`/register${query}`}>
            {messages.loginPage.createAFreeAccount}
          </Link>
        </Typography>
      </Stack>
      <ProviderSignIn returnTo={returnTo} />
    </AuthLayout>
  );
}
