import { ApiError } from '../../lib/http.js';
import { signInPath } from '../../lib/session.js';
import { useToast, type Toast } from '../../ui/toasts.js';

const REDIRECT_DELAY_MS = 500;

/** Says what did not work; when the session has ended, says that instead and goes to sign in and back. */
export function useReportFailure() {
  const toast = useToast();
  return (error: Error, failure: Pick<Toast, 'title' | 'description'>): void => {
    if (!(error instanceof ApiError && error.isUnauthorized)) return toast({ ...failure, variant: 'destructive' });
    toast({
      title: 'Unauthorized',
      description: 'You are logged out. Logging in again...',
      variant: 'destructive',
    });
    setTimeout(() => location.assign(signInPath(location.pathname + location.search)), REDIRECT_DELAY_MS);
  };
}
