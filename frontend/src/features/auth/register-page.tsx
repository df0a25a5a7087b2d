import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { readVisitorDraft } from '../../lib/visitor-draft.js';
import { EmailField } from '../../ui/email-field.js';
import { NameFields } from '../../ui/name-fields.js';
import { usePageMeta } from '../../ui/page-meta.js';
import { PasswordField } from '@shortlist/ui-kit/password-field';
import { accountFieldsOf } from './account-fields-of.js';
import { AuthLayout } from './auth-layout.js';
import { ProviderSignIn } from './provider-sign-in.js';
import { SignInInstead } from './sign-in-instead.js';
import { useAuthForm } from './use-auth-form.js';

const FIELDS = ['firstName', 'lastName', 'email', 'password'] as const;

export default function RegisterPage() {
  usePageMeta('Create Account', { noindex: true });
  const { form, errors, message, busy, returnTo, submit } = useAuthForm('/api/auth/register', FIELDS);
  const [known] = useState(() => accountFieldsOf(readVisitorDraft()));
  return (
    <AuthLayout
      title="Create your account"
      intro="Free. No credit card. An account keeps your resumes and all their versions."
    >
      <Stack component="form" ref={form} onSubmit={submit} noValidate spacing={2.5} aria-label="Create account">
        {message && <Alert severity="error">{message}</Alert>}
        <NameFields problems={errors} from={known} />
        <EmailField autoComplete="username" problem={errors.email} defaultValue={known.email} />
        <PasswordField autoComplete="new-password" problem={errors.password} />
        <Button type="submit" variant="contained" size="large" loading={busy} loadingPosition="start">
          {busy ? 'Creating your account...' : 'Create Account'}
        </Button>
        <Typography variant="body2" color="textSecondary">
          By creating an account you agree to the{' '}
          <Link component={RouterLink} to="/terms">
            terms
          </Link>{' '}
          and have read the{' '}
          <Link component={RouterLink} to="/privacy">
            privacy notice
          </Link>
          .
        </Typography>
      </Stack>
      <SignInInstead question="Already have an account?" />
      <ProviderSignIn returnTo={returnTo} />
    </AuthLayout>
  );
}
