import { useSubmission } from '@shortlist/ui-kit/use-submission';
import { useQueryClient } from '@tanstack/react-query';
import { endSession, isSignedOutAnswer } from '../../lib/session.js';

type Options<Name extends string, Answer> = Parameters<typeof useSubmission<Name, Answer>>[0];

/** When the session has ended meanwhile, the page leads to signing in and back. */
export function useSignedOutGuard(): (error: Error) => void {
  const queryClient = useQueryClient();
  return (error) => {
    if (isSignedOutAnswer(error)) endSession(queryClient);
  };
}

/** A form of the account page. */
export function useAccountForm<Name extends string, Answer>(options: Options<Name, Answer>) {
  const onRefused = useSignedOutGuard();
  return useSubmission({ ...options, onRefused });
}
