import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { refreshAllowance } from '../../../entities/billing/ai-allowance.js';
import { explainFailure, whyUnreachable } from '@shortlist/ui-kit/explain-failure';
import { ApiError } from '@shortlist/ui-kit/request';
import { putToastAway } from '../../../ui/toasts/toast-queue.js';
import { useToast } from '../../../ui/toasts/toasts.js';
import { messages } from './messages.js';

interface SuggestionOptions<Answer> {
  /** @param signal aborted when the component unmounts */
  request: (signal: AbortSignal) => Promise<Answer>;
  /** @returns a toast if the change is not visible on the page */
  apply: (answer: Answer) => { title: string; description?: string } | undefined;
  failure: string;
}

/**
 * Requests a suggestion from the server and reports failures in toasts. Unmounting the component aborts the request and
 * the server's work.
 */
export function useSuggestion<Answer>({ request, apply, failure }: SuggestionOptions<Answer>): {
  request: () => void;
  pending: boolean;
} {
  const toast = useToast();
  const queryClient = useQueryClient();
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const { mutate, isPending } = useMutation({
    mutationFn: (abort: AbortController) => request(abort.signal),
    onSuccess: (answer, { signal }) => {
      if (signal.aborted) return;
      const result = apply(answer);
      if (result) toast(result);
    },
    onError: (error, { signal }) => {
      if (signal.aborted) return;
      // Show the server's message on status 429, because `failure` would suggest retrying, and a retry would fail.
      const isLimited = error instanceof ApiError && error.status === 429;
      if (isLimited)
        toast({
          title: messages.useSuggestion.unavailable,
          description: explainFailure(error),
          variant: 'destructive',
        });
      else toast({ title: failure, description: whyUnreachable(error), variant: 'destructive' });
    },
    onSettled: () => void refreshAllowance(queryClient),
  });
  const start = () => {
    putToastAway();
    running.current = new AbortController();
    mutate(running.current);
  };
  return { request: start, pending: isPending };
}
