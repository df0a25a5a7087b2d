import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { refreshAllowance } from '../../../lib/ai-allowance.js';
import { explainFailure, whyUnreachable } from '@shortlist/ui-kit/explain-failure';
import { ApiError } from '@shortlist/ui-kit/request';
import { putToastAway } from '../../../ui/toast-queue.js';
import { useToast } from '../../../ui/toasts.js';

interface Suggestion<Answer> {
  /** @param signal aborted when the person has left */
  ask: (signal: AbortSignal) => Promise<Answer>;
  /** Puts the answer in its place. @returns what to tell the person; nothing where the place shows it */
  apply: (answer: Answer) => { title: string; description?: string } | undefined;
  failure: string;
}

/**
 * One question to the server's writing help; it can be asked again, and a refusal is shown in the server's words.
 * Leaving the place where it was asked ends it, on the server too.
 */
export function useSuggestion<Answer>({ ask, apply, failure }: Suggestion<Answer>): {
  ask: () => void;
  pending: boolean;
} {
  const toast = useToast();
  const queryClient = useQueryClient();
  const underWay = useRef<AbortController>(null);
  useEffect(() => () => underWay.current?.abort(), []);
  const { mutate, isPending } = useMutation({
    mutationFn: (abort: AbortController) => ask(abort.signal),
    onSuccess: (answer, { signal }) => {
      if (signal.aborted) return;
      const news = apply(answer);
      if (news) toast(news);
    },
    onError: (error, { signal }) => {
      if (signal.aborted) return;
      // Trying again does not help where the server wants a pause first.
      const told = error instanceof ApiError && error.status === 429;
      if (told) toast({ title: 'No suggestions now', description: explainFailure(error), variant: 'destructive' });
      else toast({ title: failure, description: whyUnreachable(error), variant: 'destructive' });
    },
    onSettled: () => void refreshAllowance(queryClient),
  });
  const start = () => {
    putToastAway();
    underWay.current = new AbortController();
    mutate(underWay.current);
  };
  return { ask: start, pending: isPending };
}
