import Button from '@mui/material/Button';
import { http } from '../../lib/http.js';
import { signInPath, useSession } from '../../lib/session.js';
import { usePageMeta } from '../../ui/page-meta.js';
import { SendAgain } from '../../ui/send-again.js';
import { MailLinkPage } from './mail-link-page.js';
import { ReclaimAddress } from './reclaim-address.js';

export default function VerifyEmailPage() {
  usePageMeta('Confirm Email', { noindex: true });
  return (
    <MailLinkPage
      path="/api/auth/verify-email"
      waiting="Confirming your email address"
      confirmed={{
        title: 'Your email address is confirmed',
        text: 'Thank you. Now you can always get back into your account by email.',
      }}
      expired={{
        title: 'This link no longer works',
        text: 'It is too old or incomplete, or a newer email has replaced it.',
        action: <AskForNewMail />,
      }}
      elsewhere={(token) => <ReclaimAddress token={token} />}
    />
  );
}

/** Only somebody who is signed in can have it sent, and it goes to the address of the account. */
function AskForNewMail() {
  const { status } = useSession();
  if (status === 'loading') return null;
  return status === 'signed-in' ? (
    <SendAgain
      label="Send a new email"
      send={() => http.post('/api/auth/verify-email/resend')}
      variant="contained"
      size="large"
    />
  ) : (
    <Button href={signInPath('/account')} variant="contained" size="large">
      Sign in to get a new email
    </Button>
  );
}
