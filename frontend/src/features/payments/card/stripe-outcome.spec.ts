import { describe, expect, it } from 'vitest';
import type { PaymentIntent, PaymentIntentResult, StripeError } from '@stripe/stripe-js';
import { outcomeOf } from './stripe-outcome.js';

const intent = (status: PaymentIntent['status']) => ({ status }) as PaymentIntent;
const failed = (error: StripeError): PaymentIntentResult => ({ error });

describe('outcomeOf', () => {
  it.each(['succeeded', 'processing', 'requires_capture'] as const)(
    'treats a payment in state %s as paid',
    (status) => {
      expect(outcomeOf({ paymentIntent: intent(status) })).toEqual({ paid: true });
    },
  );

  it('treats a payment completed in another tab as paid', () => {
    const error: StripeError = { type: 'invalid_request_error', payment_intent: intent('succeeded') };
    expect(outcomeOf(failed(error))).toEqual({ paid: true });
  });

  it("returns Stripe's message for card errors and validation errors", () => {
    const declined = failed({ type: 'card_error', message: 'Your card was declined.' });
    expect(outcomeOf(declined)).toEqual({ paid: false, reason: 'Your card was declined.' });
    const typed = failed({ type: 'validation_error', message: 'Your card number is incomplete.' });
    expect(outcomeOf(typed)).toEqual({ paid: false, reason: 'Your card number is incomplete.' });
  });

  it('does not show messages that Stripe writes for developers', () => {
    const error: StripeError = { type: 'api_error', message: 'No such payment_intent: pi_1' };
    expect(outcomeOf(failed(error))).toEqual({ paid: false });
    expect(outcomeOf({ paymentIntent: intent('requires_payment_method') })).toEqual({ paid: false });
  });
});
