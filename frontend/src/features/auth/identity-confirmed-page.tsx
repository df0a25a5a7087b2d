import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { tellTabs } from '../../lib/tab-channel.js';
import { usePageMeta } from '../../ui/page-meta.js';
import { AuthLayout } from './auth-layout.js';
import { signInProblem } from './sign-in-problem.js';
import { useReturnTo } from './use-return-to.js';

/** Where the provider's window ends. The page that waits hears of it, and the window closes where the browser allows it. */
export default function IdentityConfirmedPage() {
  usePageMeta('Confirm It’s You', { noindex: true });
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
      <AuthLayout title="That did not work" intro={problem} isAnswer>
        <Button
          href={`/api/auth/confirm-identity?returnTo=${encodeURIComponent(returnTo)}`}
          variant="contained"
          size="large"
        >
          Try again
        </Button>
      </AuthLayout>
    );
  return (
    <AuthLayout title="Thank you" intro="It’s you. You can close this window and continue where you were." isAnswer>
      <Button href={returnTo} variant="outlined" size="large">
        Go back
      </Button>
    </AuthLayout>
  );
}
