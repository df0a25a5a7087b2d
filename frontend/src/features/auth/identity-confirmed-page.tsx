import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { tellTabs } from '../../lib/tab-channel.js';
import { usePageMeta } from '../../ui/page-meta.js';
import { AuthLayout } from './auth-layout.js';
import { messages } from './messages.js';
import { signInProblem } from './sign-in-problem.js';
import { useReturnTo } from './use-return-to.js';

/**
 * Last page of the provider's sign-in popup. Notifies the page that opened the popup, then closes the popup if the
 * browser allows it.
 */
export default function IdentityConfirmedPage() {
  usePageMeta(messages.identityConfirmedPage.pageTitle, { noindex: true });
  const { returnTo } = useReturnTo();
  const [params] = useSearchParams();
  const problem = signInProblem(params.get('problem'));
  const isConfirmed = problem === null;
  useEffect(() => {
    if (!isConfirmed) return;
    tellTabs({ kind: 'identity-confirmed' });
    window.close();
  }, [isConfirmed]);
  if (!isConfirmed)
    return (
      <AuthLayout title={messages.identityConfirmedPage.failed} intro={problem} isAnswer>
        <Button
          href={`/api/auth/confirm-identity?returnTo=${encodeURIComponent(returnTo)}`}
          variant="contained"
          size="large"
        >
          {messages.identityConfirmedPage.tryAgain}
        </Button>
      </AuthLayout>
    );
  return (
    <AuthLayout title={messages.identityConfirmedPage.thankYou} intro={messages.identityConfirmedPage.intro} isAnswer>
      <Button href={returnTo} variant="outlined" size="large">
        {messages.identityConfirmedPage.goBack}
      </Button>
    </AuthLayout>
  );
}
