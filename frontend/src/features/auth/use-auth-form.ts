import type { UserView } from '@shortlist/shared/contract/account/auth';
import { useEffect } from 'react';
import { http } from '../../api/http.js';
import { useSession } from '../../entities/session/session.js';
import { rememberSignedIn } from '../../entities/session/signed-in-hint.js';
import { useSubmission } from '@shortlist/ui-kit/use-submission';
import { useReturnTo } from './use-return-to.js';

/**
 * Signs the user in by submitting a form to `path`. Then opens the return path with a full page load, so that all data
 * belongs to this user.
 */
export function useAuthForm<Name extends string>(
  path: string,
  fields: readonly Name[],
  onRefused?: (error: Error) => void,
) {
  const { returnTo, interrupted, query } = useReturnTo();
  const { status } = useSession();
  const submission = useSubmission({
    fields,
    send: (values) => http.post<UserView>(path, values),
    onDone: () => {
      rememberSignedIn(true);
      location.assign(returnTo);
    },
    onRefused,
    fieldOf: { email_taken: 'email' as Name, password_too_common: 'password' as Name },
  });
  const isIdle = !submission.busy && !submission.done;

  useEffect(() => {
    if (status === 'signed-in' && isIdle) location.replace(returnTo);
  }, [status, isIdle, returnTo]);

  return {
    ...submission,
    /** True while the form is being submitted and, after success, until the next page has loaded. */
    busy: submission.busy || submission.done,
    interrupted,
    query,
    returnTo,
  };
}
