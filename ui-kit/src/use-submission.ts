import type { ErrorCode } from '@shortlist/shared/contract/common/errors';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { explainFailure } from './explain-failure.js';
import { ApiError } from './request.js';

interface SubmissionOptions<Name extends string, Answer> {
  /** Names of the form's fields, from top to bottom. */
  fields: readonly Name[];
  send: (values: Record<Name, string>) => Promise<Answer>;
  onDone: (answer: Answer, form: HTMLFormElement) => void;
  onRefused?: (error: Error) => void;
  fieldOf?: Partial<Record<ErrorCode, Name>>;
}

/** Shows field errors beside their fields and focuses the first invalid field. */
export function useSubmission<Name extends string, Answer>(options: SubmissionOptions<Name, Answer>) {
  const { fields, send, onDone, onRefused, fieldOf } = options;
  const form = useRef<HTMLFormElement>(null);
  const inFlight = useRef(false);
  const submission = useMutation({
    mutationFn: (sent: HTMLFormElement) => send(valuesOf(sent, fields)),
    onSuccess: onDone,
    onError: onRefused,
    onSettled: () => {
      inFlight.current = false;
    },
  });
  const { error } = submission;
  const errors = error ? fieldErrors(error, fieldOf ?? {}) : {};
  const firstWrong = fields.find((name) => errors[name]);

  useEffect(() => {
    if (firstWrong) form.current?.querySelector<HTMLInputElement>(`[name="${firstWrong}"]`)?.focus();
  }, [firstWrong, error]);

  return {
    form,
    errors: errors as Partial<Record<Name, string>>,
    error,
    /** Error message for the whole form; null if the error is shown beside a field. */
    message: error && !firstWrong ? explainFailure(error) : null,
    busy: submission.isPending,
    done: submission.isSuccess,
    answer: submission.data,
    reset: submission.reset,
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      // Ignore a second Enter or click that arrives before React renders the pending state.
      if (inFlight.current) return;
      inFlight.current = true;
      submission.mutate(event.currentTarget);
    },
  };
}

function valuesOf<Name extends string>(form: HTMLFormElement, fields: readonly Name[]): Record<Name, string> {
  const data = new FormData(form);
  const text = (name: Name) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return Object.fromEntries(fields.map((name) => [name, text(name)])) as Record<Name, string>;
}

function fieldErrors(error: Error, fieldOf: Partial<Record<string, string>>): Partial<Record<string, string>> {
  if (!(error instanceof ApiError)) return {};
  const field = fieldOf[error.code];
  if (error.issues.length === 0 && field) return { [field]: error.message };
  return Object.fromEntries(error.issues.map(({ path, message }) => [path, message]));
}
