import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { checkPayment, refetchBilling } from '../../../entities/billing/billing.js';
import type { ExpectedPurchase } from './arrival.js';
import { confirmPayment, type Confirmation } from './confirm-payment.js';

export type Answer = { kind: 'asking' } | Confirmation | { kind: 'failed'; error: Error };

/** Polls the payment status until it is final. `again` restarts polling. */
export function useConfirmation(awaited: ExpectedPurchase): { answer: Answer; again: () => void } {
  const queryClient = useQueryClient();
  const [answer, setAnswer] = useState<Answer>({ kind: 'asking' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setAnswer({ kind: 'asking' });
    const fetchBilling = () => checkPayment(queryClient, awaited.kind, signal);
    confirmPayment(awaited, { fetchBilling, wait: (ms) => pause(ms, signal) }).then(
      (confirmation) => {
        if (signal.aborted) return;
        setAnswer(confirmation);
        // Refetch the plan, because this page and the header show it.
        void refetchBilling(queryClient);
      },
      (error: Error) => {
        if (!signal.aborted) setAnswer({ kind: 'failed', error });
      },
    );
    return () => controller.abort();
  }, [awaited, attempt, queryClient]);
  const again = useCallback(() => setAttempt((count) => count + 1), []);
  return { answer, again };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('No longer waiting for the payment.', 'AbortError'));
    });
  });
}
