import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { readVisitorDraft } from '../../storage/visitor-draft.js';
import { EmailField } from '../../ui/email-field.js';
import { NameFields } from '../../ui/name-fields.js';
import { usePageMeta } from '../../ui/page-meta.js';
import { PasswordField } from '@shortlist/ui-kit/password-field';
import { accountFieldsOf } from './account-fields-of.js';
import { AuthLayout } from './auth-layout.js';
import { messages } from './messages.js';
import { ProviderSignIn } from './provider-sign-in.js';
import { SignInInstead } from './sign-in-instead.js';
import { useAuthForm } from './use-auth-form.js';

const FIELDS = ['firstName', 'lastName', 'email', 'password'] as const;

export default function RegisterPage() {
  usePageMeta(messages.registerPage.pageTitle, { noindex: true });
  const { form, errors, message, busy, returnTo, submit } = useAuthForm('/api/auth/register', FIELDS);
  const [known] = useState(() => accountFieldsOf(readVisitorDraft()));
  return (
    <AuthLayout title={messages.registerPage.title} intro={messages.registerPage.intro}>
      <Stack
        component="form"
        ref={form}
        onSubmit={submit}
        noValidate
        spacing={2.5}
        aria-label={messages.registerPage.label}
      >
        {message && <Alert severity="error">{message}</Alert>}
        <NameFields problems={errors} from={known} />
        <EmailField autoComplete="username" problem={errors.email} defaultValue={known.email} />
        <PasswordField autoComplete="new-password" problem={errors.password} />
        <Button type="submit" variant="contained" size="large" loading={busy} loadingPosition="start">
          {busy ? messages.registerPage.creatingYourAccount : messages.registerPage.createAccount}
        </Button>
        <Typography variant="body2" color="textSecondary">
          {messages.registerPage.agreeTo}{' '}
          <Link component={RouterLink} to="/terms">
            {messages.registerPage.terms}
          </Link>{' '}
          {messages.registerPage.haveRead}{' '}
          <Link component={RouterLink} to="/privacy">
            {messages.registerPage.privacyNotice}
          </Link>
          .
        </Typography>
      </Stack>
      <SignInInstead question={messages.registerPage.question} />
      <ProviderSignIn returnTo={returnTo} />
    </AuthLayout>
  );
}
