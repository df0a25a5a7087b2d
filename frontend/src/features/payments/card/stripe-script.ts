import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { queryOptions } from '@tanstack/react-query';

/** Milliseconds until a script that neither loads nor fails counts as failed. */
const LOAD_TIMEOUT_MS = 20_000;

/**
 * Loads Stripe.js from Stripe once per page, only where a payment needs it. A failed load is retried on the next use.
 */
export const stripeScript = (publishableKey: string) =>
  queryOptions({
    queryKey: ['stripe-script', publishableKey],
    queryFn: () => inTime(loadStripe(publishableKey, { locale: 'en' })),
    staleTime: Infinity,
    gcTime: Infinity,
    // The result is an object with methods, not data.
    structuralSharing: false,
  });

async function inTime(loading: Promise<Stripe | null>): Promise<Stripe> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('Stripe.js could not be loaded.')), LOAD_TIMEOUT_MS);
  try {
    const stripe = await Promise.race([loading, late]);
    if (!stripe) throw new Error('Stripe.js does not run in this browser.');
    return stripe;
  } finally {
    clearTimeout(timer);
  }
}
