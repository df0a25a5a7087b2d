import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { usePageMeta } from '../../ui/page-meta.js';
import { AuthLayout } from './auth-layout.js';
import { PasswordField } from './password-field.js';
import { useAuthForm } from './use-auth-form.js';

export default function LoginPage() {
  usePageMeta('Sign In', { noindex: true });
  const { form, errors, message, busy, interrupted, query, submit } = useAuthForm('/api/auth/login', [
    'email',
    'password',
  ]);
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
        <TextField
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          required
          slotProps={{ inputLabel: { required: false } }}
          size="medium"
          error={Boolean(errors.email)}
          helperText={errors.email}
        />
        <PasswordField
          name="password"
          label="Password"
          autoComplete="current-password"
          required
          size="medium"
          error={Boolean(errors.password)}
          helperText={errors.password}
        />
        <Button type="submit" variant="contained" size="large" loading={busy} loadingPosition="start">
          {busy ? 'Signing in...' : 'Sign In'}
        </Button>
      </Stack>
      <Typography sx={{ mt: 3 }}>
        New here?{' '}
        <Link component={RouterLink} to={`/register${query}`}>
          Create a free account
        </Link>
      </Typography>
    </AuthLayout>
  );
}
