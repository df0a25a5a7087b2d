import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { queryOptions } from '@tanstack/react-query';

/** Milliseconds after which a script that neither comes nor fails counts as failed. */
const PATIENCE = 20_000;

/**
 * Stripe's own code, which it serves itself, loaded where somebody pays and nowhere else, and once a page. After a
 * failure it is loaded anew when it is asked for again.
 */
export const stripeScript = (publishableKey: string) =>
  queryOptions({
    queryKey: ['stripe-script', publishableKey],
    queryFn: () => inTime(loadStripe(publishableKey, { locale: 'en' })),
    staleTime: Infinity,
    gcTime: Infinity,
    // What comes is no data.
    structuralSharing: false,
  });

async function inTime(loading: Promise<Stripe | null>): Promise<Stripe> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The script of Stripe does not come.')), PATIENCE);
  try {
    const stripe = await Promise.race([loading, late]);
    if (!stripe) throw new Error('The script of Stripe does not run here.');
    return stripe;
  } finally {
    clearTimeout(timer);
  }
}
