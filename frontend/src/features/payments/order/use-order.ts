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
   * Applies a promo code, or removes the current one if the code is null. On failure, the order does not change.
   *
   * @throws ApiError
   */
  reprice: (promoCode: string | null) => Promise<PaymentIntentView>;
  retry: () => void;
}

/** Creates an order for a resume, or returns the resume's open order. A resume has at most one open order. */
export function useOrder(resumeId: string): Order {
  const queryClient = useQueryClient();
  const [state, setState] = useState<OrderState>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // Number of the latest request, so that responses to earlier requests can be ignored.
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
        // The stored promo code may have been used up or expired, so request the order without it.
        if (code === null || !isAbout(error, 'promo_not_valid')) throw error;
        keepCode(resumeId, null);
        await ask(null);
      }
    };
    begin().catch((error: unknown) => {
      if (!current) return;
      // End the session, so that the page redirects to sign-in. After signing in, the user returns to this page.
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

/** Returns this tab's promo code for the resume. The code survives reloads and the redirect to the bank. */
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
  // Show only the server's message, because it states the reason and the waiting time.
  if (isAbout(error, 'payment_processing') || isAbout(error, 'too_many_attempts'))
    return { kind: 'failed', message: error.message };
  return { kind: 'failed', message: error instanceof ApiError ? `${FAILURE}: ${error.message}` : FAILURE };
}
