import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { checkPayment, readBillingAgain } from '../../../lib/billing.js';
import type { Awaited } from './arrival.js';
import { confirmPayment, type Confirmation } from './confirm-payment.js';

export type Answer = { kind: 'asking' } | Confirmation | { kind: 'failed'; error: Error };

/** Queries the payment status; `again` restarts. */
export function useConfirmation(awaited: Awaited): { answer: Answer; again: () => void } {
  const queryClient = useQueryClient();
  const [answer, setAnswer] = useState<Answer>({ kind: 'asking' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    setAnswer({ kind: 'asking' });
    const ask = () => checkPayment(queryClient, awaited.kind, signal);
    confirmPayment(awaited, { ask, wait: (ms) => pause(ms, signal) }).then(
      (confirmation) => {
        if (signal.aborted) return;
        setAnswer(confirmation);
        // This page and the header's menu show the plan.
        void readBillingAgain(queryClient);
      },
      (error: Error) => {
        if (!signal.aborted) setAnswer({ kind: 'failed', error });
      },
    );
    return () => leaving.abort();
  }, [awaited, attempt, queryClient]);
  const again = useCallback(() => setAttempt((count) => count + 1), []);
  return { answer, again };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('Nobody waits any more.', 'AbortError'));
    });
  });
}
