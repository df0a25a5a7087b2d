import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import { usePageMeta } from '../../../ui/page-meta.js';
import { AuthLayout } from '../auth-layout.js';
import { MailLinkPage } from './mail-link-page.js';
import { messages } from '../messages.js';
import { SignInToConfirm } from '../sign-in-to-confirm.js';

export default function ConfirmEmailPage() {
  usePageMeta(messages.confirmEmailPage.pageTitle, { noindex: true });
  return (
    <MailLinkPage
      path="/api/auth/email/confirm"
      waiting={messages.confirmEmailPage.waiting}
      confirmed={{
        title: messages.confirmEmailPage.confirmedTitle,
        text: messages.confirmEmailPage.confirmedText,
      }}
      expired={{
        title: messages.confirmEmailPage.expiredTitle,
        text: messages.confirmEmailPage.expiredText,
        action: (
          <Button component={RouterLink} to="/account" variant="contained" size="large">
            {messages.confirmEmailPage.goToAccountSettings}
          </Button>
        ),
      }}
      renderSignedOut={(token) => (
        <AuthLayout
          title={messages.confirmEmailPage.signInTitle}
          intro={messages.confirmEmailPage.signInIntro}
          isAnswer
        >
          <SignInToConfirm token={token} />
        </AuthLayout>
      )}
    />
  );
}
