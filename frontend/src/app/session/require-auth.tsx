import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { leavingAccount } from '../../entities/session/leave-account.js';
import { signInPath, useSession, useSessionFailure } from '../../entities/session/session.js';
import { LoadFailure } from '../../ui/load-failure.js';
import { useToast } from '../../ui/toasts/toasts.js';
import { usePageMeta } from '../../ui/page-meta.js';
import { WaitingForPage } from '../../ui/waiting-for-page.js';
import { messages } from '../messages.js';

const REDIRECT_DELAY_MS = 500;

/**
 * Informs visitors that the page requires an account, then redirects them to sign-in. After signing in, they return to
 * the page.
 */
export function RequireAuth() {
  const { status } = useSession();
  const failure = useSessionFailure();
  if (status === 'loading') return <WaitingForPage />;
  if (failure)
    return <LoadFailure title={messages.requireAuth.loadFailed} message={failure.message} onRetry={failure.retry} />;
  return status === 'signed-in' ? <Outlet /> : <RedirectToSignIn />;
}

function RedirectToSignIn() {
  const toast = useToast();
  usePageMeta(messages.requireAuth.pageTitle, { noindex: true });
  const { pathname, search } = useLocation();
  const target = signInPath(pathname + search);
  useEffect(() => {
    // Do not redirect during sign-out, because the browser is already loading another page.
    if (leavingAccount()) return;
    toast({
      title: messages.requireAuth.unauthorized,
      description: messages.requireAuth.description,
      variant: 'destructive',
    });
    const timer = setTimeout(() => location.assign(target), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [toast, target]);
  return (
    <>
      <Typography variant="h1" sx={{ mb: 1 }}>
        {messages.requireAuth.unauthorized}
      </Typography>
      <Typography>
        {messages.requireAuth.explanation} <Link href={target}>{messages.requireAuth.signInToContinue}</Link>
      </Typography>
    </>
  );
}
