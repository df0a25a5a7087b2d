import { useQueryClient } from '@tanstack/react-query';
import { explainFailure } from '@shortlist/ui-kit/explain-failure';
import { endSession, isSignedOutAnswer } from './session.js';
import { useToast } from '../../ui/toasts/toasts.js';

/**
 * Returns an error handler that redirects to sign-in if the session has expired and shows a toast after any other
 * error.
 */
export function useFailureToast(title: string): (error: Error) => void {
  const queryClient = useQueryClient();
  const toast = useToast();
  return (error) => {
    if (isSignedOutAnswer(error)) endSession(queryClient);
    else toast({ title, description: explainFailure(error), variant: 'destructive' });
  };
}
