import type { PaymentIntentView } from '@shortlist/shared/contract/account/payments';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '@shortlist/ui-kit/request';
import { endSession, isSignedOutAnswer } from '../../../entities/session/session.js';
import { forgetInTab, keepInTab, readInTab } from '../../../storage/tab-storage.js';
import { messages } from '../messages.js';
import { openOrder } from './payments-api.js';

export type OrderState =
  | { kind: 'loading' }
  | { kind: 'ready'; order: PaymentIntentView }
  | { kind: 'unlocked' }
  | { kind: 'missing' }
  /** Several cards were declined. */
  | { kind: 'unconfirmed'; message: string }
  | { kind: 'failed'; message: string };

const FAILURE = messages.useOrder.failed;

interface Order {
  state: OrderState;
  /** Applies a code, or removes it with null. On failure the order stays unchanged. @throws ApiError */
  reprice: (promoCode: string | null) => Promise<PaymentIntentView>;
  retry: () => void;
}

/** Creates or returns the one open order of this resume. */
export function useOrder(resumeId: string): Order {
  const queryClient = useQueryClient();
  const [state, setState] = useState<OrderState>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // Ignore responses that a later request has overtaken.
  const latest = useRef(0);
  const ask = useCallback(
    async (promoCode: string | null) => {
      const question = ++latest.current;
      const order = await openOrder(resumeId, promoCode);
      if (question === latest.current) {
        setState(stateOf(order));
        keepCode(resumeId, order.promoCode);
      }
      return order;
    },
    [resumeId],
  );
  useEffect(() => {
    let current = true;
    const begin = async () => {
      const code = keptCode(resumeId);
      try {
        await ask(code);
      } catch (error) {
        // The code was used up or has expired since.
        if (code === null || !isAbout(error, 'promo_not_valid')) throw error;
        keepCode(resumeId, null);
        await ask(null);
      }
    };
    begin().catch((error: unknown) => {
      if (!current) return;
      // An expired session redirects to sign-in and back.
      if (error instanceof ApiError && isSignedOutAnswer(error)) endSession(queryClient);
      else setState(failureOf(error));
    });
    return () => {
      current = false;
    };
  }, [ask, resumeId, attempt, queryClient]);
  const retry = useCallback(() => {
    setState({ kind: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return { state, reprice: ask, retry };
}

const keyOf = (resumeId: string): string => `shortlist.promo.${resumeId}`;

/** The code survives a reload and the redirect to the bank. */
const keptCode = (resumeId: string): string | null => readInTab(keyOf(resumeId));

function keepCode(resumeId: string, code: string | null): void {
  if (code === null) forgetInTab(keyOf(resumeId));
  else keepInTab(keyOf(resumeId), code);
}

const stateOf = (order: PaymentIntentView): OrderState =>
  order.finalAmount === 0 ? { kind: 'unlocked' } : { kind: 'ready', order };

const isAbout = (error: unknown, code: string): error is ApiError => error instanceof ApiError && error.code === code;

function failureOf(error: unknown): OrderState {
  if (isAbout(error, 'already_unlocked')) return { kind: 'unlocked' };
  if (error instanceof ApiError && error.status === 404) return { kind: 'missing' };
  if (isAbout(error, 'email_not_verified')) return { kind: 'unconfirmed', message: error.message };
  // These server messages state the reason and the waiting time.
  if (isAbout(error, 'payment_processing') || isAbout(error, 'too_many_attempts'))
    return { kind: 'failed', message: error.message };
  return { kind: 'failed', message: error instanceof ApiError ? `${FAILURE}: ${error.message}` : FAILURE };
}
