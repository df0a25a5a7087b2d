import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { EmailField } from '../../ui/email-field.js';
import { usePageMeta } from '../../ui/page-meta.js';
import { PasswordField } from '../../ui/password-field.js';
import { AuthLayout } from './auth-layout.js';
import { ProviderSignIn } from './provider-sign-in.js';
import { signInProblem } from './sign-in-problem.js';
import { useAuthForm } from './use-auth-form.js';

const FIELDS = ['email', 'password'] as const;

export default function LoginPage() {
  usePageMeta('Sign In', { noindex: true });
  const { form, errors, message, busy, interrupted, query, returnTo, submit } = useAuthForm('/api/auth/login', FIELDS);
  const [email, setEmail] = useState('');
  const [params] = useSearchParams();
  const problem = signInProblem(params.get('problem'));
  return (
    <AuthLayout
      title="Sign in"
      intro={
        interrupted
          ? 'Please sign in to continue. You will come back to the page you were on.'
          : 'Good to see you again. Your resumes are where you left them.'
      }
    >
      <Stack component="form" ref={form} onSubmit={submit} noValidate spacing={2.5} aria-label="Sign in">
        {message && <Alert severity="error">{message}</Alert>}
        {problem && !message && <Alert severity="warning">{problem}</Alert>}
        <EmailField autoComplete="username" onChange={(event) => setEmail(event.target.value)} problem={errors.email} />
        <PasswordField autoComplete="current-password" problem={errors.password} />
        <Button type="submit" variant="contained" size="large" loading={busy} loadingPosition="start">
          {busy ? 'Signing in...' : 'Sign In'}
        </Button>
      </Stack>
      <Stack direction="row" sx={{ mt: 2, flexWrap: 'wrap', columnGap: 3, justifyContent: 'space-between' }}>
        <Link component={RouterLink} to={`/forgot-password${query}`} state={{ email }} sx={{ py: 0.75 }}>
          Forgot your password?
        </Link>
        <Typography sx={{ py: 0.75 }}>
          New here?{' '}
          <Link component={RouterLink} to={`/register${query}`}>
            Create a free account
          </Link>
        </Typography>
      </Stack>
      <ProviderSignIn returnTo={returnTo} />
    </AuthLayout>
  );
}
