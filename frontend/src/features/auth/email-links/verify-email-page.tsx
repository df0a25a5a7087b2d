import Button from '@mui/material/Button';
import { http } from '../../../api/http.js';
import { signInPath, useSession } from '../../../entities/session/session.js';
import { usePageMeta } from '../../../ui/page-meta.js';
import { SendAgain } from '../../../entities/session/send-again.js';
import { MailLinkPage } from './mail-link-page.js';
import { messages } from '../messages.js';
import { ReclaimAddress } from './reclaim-address.js';

export default function VerifyEmailPage() {
  usePageMeta(messages.verifyEmailPage.pageTitle, { noindex: true });
  return (
    <MailLinkPage
      path="/api/auth/verify-email"
      waiting={messages.verifyEmailPage.waiting}
      confirmed={{
        title: messages.verifyEmailPage.confirmedTitle,
        text: messages.verifyEmailPage.confirmedText,
      }}
      expired={{
        title: messages.verifyEmailPage.expiredTitle,
        text: messages.verifyEmailPage.expiredText,
        action: <RequestNewEmail />,
      }}
      renderSignedOut={(token) => <ReclaimAddress token={token} />}
    />
  );
}

function RequestNewEmail() {
  const { status } = useSession();
  if (status === 'loading') return null;
  return status === 'signed-in' ? (
    <SendAgain
      label={messages.verifyEmailPage.label}
      send={() => http.post('/api/auth/verify-email/resend')}
      variant="contained"
      size="large"
    />
  ) : (
    <Button href={signInPath('/account')} variant="contained" size="large">
      {messages.verifyEmailPage.signInForNewEmail}
    </Button>
  );
}
