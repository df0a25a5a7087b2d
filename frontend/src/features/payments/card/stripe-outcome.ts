import type { PaymentIntentResult } from '@stripe/stripe-js';

/**
 * Result of a payment attempt. `reason` is a message from Stripe for problems that the user can fix; other messages are
 * for developers.
 */
export type StripeOutcome = { paid: true } | { paid: false; reason?: string | undefined };

const ON_ITS_WAY: readonly string[] = ['succeeded', 'processing', 'requires_capture'];
const FOR_PEOPLE: readonly string[] = ['card_error', 'validation_error'];

/** Interprets Stripe's result in the browser. The server verifies the payment afterwards. */
export function outcomeOf({ error, paymentIntent }: PaymentIntentResult): StripeOutcome {
  // A payment that was completed in another tab causes an error that carries its status.
  const status = paymentIntent?.status ?? error?.payment_intent?.status;
  if (status && ON_ITS_WAY.includes(status)) return { paid: true };
  return { paid: false, reason: error && FOR_PEOPLE.includes(error.type) ? error.message : undefined };
}
