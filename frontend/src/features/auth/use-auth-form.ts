import type { UserView } from '@shortlist/shared/contract/auth';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { useSearchParams } from 'react-router';
import { ApiError, http } from '../../lib/http.js';
import { safeReturnTo } from '../../lib/return-to.js';
import { useSession } from '../../lib/session.js';
import { rememberSignedIn } from '../../lib/signed-in-hint.js';

/**
 * Sends the form's fields to `path`. Success loads the page the person came from anew, so that everything on it is
 * read as the signed-in person; a refusal names the fields it is about and moves to the first of them.
 */
export function useAuthForm(path: string, fieldNames: readonly string[]) {
  const form = useRef<HTMLFormElement>(null);
  const [params] = useSearchParams();
  const returnTo = safeReturnTo(params.get('returnTo'));
  const { status } = useSession();

  const submission = useMutation({
    mutationFn: (fields: Record<string, string>) => http.post<UserView>(path, fields),
    onSuccess: () => {
      rememberSignedIn(true);
      location.assign(returnTo);
    },
  });
  const errors = fieldErrors(submission.error);
  const firstWrong = fieldNames.find((name) => errors[name]);

  useEffect(() => {
    if (status === 'signed-in' && submission.isIdle) location.replace(returnTo);
  }, [status, submission.isIdle, returnTo]);

  useEffect(() => {
    if (firstWrong) form.current?.querySelector<HTMLInputElement>(`[name="${firstWrong}"]`)?.focus();
  }, [firstWrong, submission.error]);

  return {
    form,
    errors,
    /** What is wrong beyond single fields. */
    message: submission.error && !firstWrong ? submission.error.message : null,
    /** Stays true after success, until the next page is there. */
    busy: submission.isPending || submission.isSuccess,
    /** The person was on their way to another page. */
    interrupted: returnTo !== '/',
    /** The other of the two forms must come back to the same place. */
    query: params.size > 0 ? `?${params}` : '',
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      submission.mutate(textFields(new FormData(event.currentTarget)));
    },
  };
}

const textFields = (data: FormData): Record<string, string> =>
  Object.fromEntries([...data].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]));

function fieldErrors(error: Error | null): Record<string, string | undefined> {
  if (!(error instanceof ApiError)) return {};
  if (error.code === 'email_taken') return { email: error.message };
  return Object.fromEntries(error.issues.map(({ path, message }) => [path, message]));
}
