import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import { usePageMeta } from '../../ui/page-meta.js';
import { AuthLayout } from './auth-layout.js';
import { MailLinkPage } from './mail-link-page.js';
import { SignInToConfirm } from './sign-in-to-confirm.js';

export default function ConfirmEmailPage() {
  usePageMeta('Confirm New Email', { noindex: true });
  return (
    <MailLinkPage
      path="/api/auth/email/confirm"
      waiting="Confirming your new email address"
      confirmed={{
        title: 'Your new email address is confirmed',
        text: 'From now on it is the one you sign in with, and mails go there.',
      }}
      expired={{
        title: 'This link no longer works',
        text: 'It is too old, not complete, or the change was called off. Your account keeps the address it has.',
        action: (
          <Button component={RouterLink} to="/account" variant="contained" size="large">
            Go to account settings
          </Button>
        ),
      }}
      elsewhere={(token) => (
        <AuthLayout
          title="Sign in to confirm your new email"
          intro="The change can only be confirmed while you’re signed in to the account. If you didn’t ask for it, just close this page."
          isAnswer
        >
          <SignInToConfirm token={token} />
        </AuthLayout>
      )}
    />
  );
}
