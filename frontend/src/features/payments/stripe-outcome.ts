import type { PaymentIntentResult } from '@stripe/stripe-js';

/** `reason`: what the person can do something about; without one, Stripe's words are for us. */
export type StripeOutcome = { paid: true } | { paid: false; reason?: string | undefined };

const ON_ITS_WAY: readonly string[] = ['succeeded', 'processing', 'requires_capture'];
const FOR_PEOPLE: readonly string[] = ['card_error', 'validation_error'];

/** What became of a payment, as far as the browser knows; the server is asked afterwards all the same. */
export function outcomeOf({ error, paymentIntent }: PaymentIntentResult): StripeOutcome {
  // Refused, because it was paid in another tab.
  const status = paymentIntent?.status ?? error?.payment_intent?.status;
  if (status && ON_ITS_WAY.includes(status)) return { paid: true };
  return { paid: false, reason: error && FOR_PEOPLE.includes(error.type) ? error.message : undefined };
}
