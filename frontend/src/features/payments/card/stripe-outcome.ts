import type { PaymentIntentResult } from '@stripe/stripe-js';

/** `reason` is set only for problems that the user can fix; Stripe's other messages are for developers. */
export type StripeOutcome = { paid: true } | { paid: false; reason?: string | undefined };

const ON_ITS_WAY: readonly string[] = ['succeeded', 'processing', 'requires_capture'];
const FOR_PEOPLE: readonly string[] = ['card_error', 'validation_error'];

/** Interprets the payment result in the browser. The server verifies it afterwards. */
export function outcomeOf({ error, paymentIntent }: PaymentIntentResult): StripeOutcome {
  // Stripe rejects a payment that was completed in another tab.
  const status = paymentIntent?.status ?? error?.payment_intent?.status;
  if (status && ON_ITS_WAY.includes(status)) return { paid: true };
  return { paid: false, reason: error && FOR_PEOPLE.includes(error.type) ? error.message : undefined };
}
