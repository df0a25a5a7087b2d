import { useEffect } from 'react';
import { ApiError } from '@shortlist/ui-kit/request';
import { signInPath } from '../../../entities/session/session.js';
import { useToast, type ShowToast, type Toast } from '../../../ui/toasts/toasts.js';
import { messages } from './messages.js';

const REDIRECT_DELAY_MS = 500;

/** Returns an error handler. An expired session redirects to sign-in; any other error shows a toast. */
export function useReportFailure() {
  const toast = useToast();
  return (error: Error, failure: Pick<Toast, 'title' | 'description'>): void => {
    if (isSignedOut(error)) signInAgain(toast);
    else toast({ ...failure, variant: 'destructive' });
  };
}

/** Redirects to sign-in if a background refetch fails because the session has expired. */
export function useSignInAgain(error: Error | null): void {
  const toast = useToast();
  useEffect(() => {
    if (isSignedOut(error)) signInAgain(toast);
  }, [error, toast]);
}

const isSignedOut = (error: Error | null): boolean => error instanceof ApiError && error.isUnauthorized;

function signInAgain(toast: ShowToast): void {
  toast({
    title: messages.useReportFailure.title,
    description: messages.useReportFailure.description,
    variant: 'destructive',
  });
  setTimeout(() => location.assign(signInPath(location.pathname + location.search)), REDIRECT_DELAY_MS);
}
