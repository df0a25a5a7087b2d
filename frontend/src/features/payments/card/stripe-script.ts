import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { queryOptions } from '@tanstack/react-query';

/** Milliseconds after which loading the script counts as failed. */
const LOAD_TIMEOUT_MS = 20_000;

/** Loads Stripe.js once per page load, when a payment first needs it. After a failure, the next payment tries again. */
export const stripeScript = (publishableKey: string) =>
  queryOptions({
    queryKey: ['stripe-script', publishableKey],
    queryFn: () => inTime(loadStripe(publishableKey, { locale: 'en' })),
    staleTime: Infinity,
    gcTime: Infinity,
    // Disabled, because Stripe's object has methods and therefore cannot be compared structurally.
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
