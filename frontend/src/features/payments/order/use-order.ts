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
  /** Several cards were declined, and the email address is unconfirmed. */
  | { kind: 'unconfirmed'; message: string }
  | { kind: 'failed'; message: string };

const FAILURE = messages.useOrder.failed;

interface Order {
  state: OrderState;
  /**
   * Applies a promo code, or removes it with null. If this fails, the order does not change.
   *
   * @throws ApiError
   */
  reprice: (promoCode: string | null) => Promise<PaymentIntentView>;
  retry: () => void;
}

/** Creates the open order of a resume, or returns the existing one. A resume has at most one. */
export function useOrder(resumeId: string): Order {
  const queryClient = useQueryClient();
  const [state, setState] = useState<OrderState>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // Number of the latest request. Responses to earlier requests are ignored.
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
        // The stored promo code was used up or has expired.
        if (code === null || !isAbout(error, 'promo_not_valid')) throw error;
        keepCode(resumeId, null);
        await ask(null);
      }
    };
    begin().catch((error: unknown) => {
      if (!current) return;
      // End the session, which redirects to sign-in and back.
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

/** Returns the stored promo code, which survives a reload and the redirect to the bank. */
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
  // Show the server's message, which states the reason and the waiting time.
  if (isAbout(error, 'payment_processing') || isAbout(error, 'too_many_attempts'))
    return { kind: 'failed', message: error.message };
  return { kind: 'failed', message: error instanceof ApiError ? `${FAILURE}: ${error.message}` : FAILURE };
}
