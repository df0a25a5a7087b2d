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
        text: 'Sign in with it from now on. We send your emails there, too.',
      }}
      expired={{
        title: 'This link no longer works',
        text: 'It is too old or incomplete, or the change was canceled. Your email address stays the same.',
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
