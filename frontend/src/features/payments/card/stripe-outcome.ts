import type { PaymentIntentResult } from '@stripe/stripe-js';

/**
 * Result of a payment attempt. `reason` is a message from Stripe about a problem that the user can fix; Stripe's other
 * messages are for developers and are omitted.
 */
export type StripeOutcome = { paid: true } | { paid: false; reason?: string | undefined };

const ON_ITS_WAY: readonly string[] = ['succeeded', 'processing', 'requires_capture'];
const FOR_PEOPLE: readonly string[] = ['card_error', 'validation_error'];

/** Interprets the result that Stripe returns in the browser. The server then verifies the payment. */
export function outcomeOf({ error, paymentIntent }: PaymentIntentResult): StripeOutcome {
  // If the payment was completed in another browser tab, Stripe returns an error that contains the payment's status.
  const status = paymentIntent?.status ?? error?.payment_intent?.status;
  if (status && ON_ITS_WAY.includes(status)) return { paid: true };
  return { paid: false, reason: error && FOR_PEOPLE.includes(error.type) ? error.message : undefined };
}
