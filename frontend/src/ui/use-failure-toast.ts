import { useQueryClient } from '@tanstack/react-query';
import { explainFailure } from '@shortlist/ui-kit/explain-failure';
import { endSession, isSignedOutAnswer } from '../lib/session.js';
import { useToast } from './toasts.js';

/** Says what did not work. That the session has ended is not told here: the page itself then leads to signing in. */
export function useFailureToast(title: string): (error: Error) => void {
  const queryClient = useQueryClient();
  const toast = useToast();
  return (error) => {
    if (isSignedOutAnswer(error)) endSession(queryClient);
    else toast({ title, description: explainFailure(error), variant: 'destructive' });
  };
}
