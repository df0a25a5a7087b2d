import { useQueryClient } from '@tanstack/react-query';
import { endSession, isSignedOutAnswer } from '../../lib/session.js';
import { useSubmission } from '@shortlist/ui-kit/use-submission';

type Options<Name extends string, Answer> = Parameters<typeof useSubmission<Name, Answer>>[0];

/** A form of the account page; when the session has ended meanwhile, the page leads to signing in and back. */
export function useAccountForm<Name extends string, Answer>(options: Options<Name, Answer>) {
  const queryClient = useQueryClient();
  return useSubmission({
    ...options,
    onRefused: (error) => {
      if (isSignedOutAnswer(error)) endSession(queryClient);
    },
  });
}
