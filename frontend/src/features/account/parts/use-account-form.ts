import { useSubmission } from '@shortlist/ui-kit/use-submission';
import { useQueryClient } from '@tanstack/react-query';
import { endSession, isSignedOutAnswer } from '../../../entities/session/session.js';

type Options<Name extends string, Answer> = Parameters<typeof useSubmission<Name, Answer>>[0];

/** Returns an error handler that redirects to sign-in if the session has expired. */
export function useSignedOutGuard(): (error: Error) => void {
  const queryClient = useQueryClient();
  return (error) => {
    if (isSignedOutAnswer(error)) endSession(queryClient);
  };
}

export function useAccountForm<Name extends string, Answer>(options: Options<Name, Answer>) {
  const onRefused = useSignedOutGuard();
  return useSubmission({ ...options, onRefused });
}
