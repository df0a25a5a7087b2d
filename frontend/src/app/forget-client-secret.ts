/**
 * Query parameters that Stripe adds to the return URL. Our own payment status parameters are not listed, so they stay
 * in the URL.
 */
const STRIPE_PARAMS = ['payment_intent', 'payment_intent_client_secret', 'setup_intent', 'setup_intent_client_secret'];

/** Removes Stripe's parameters from a URL. Returns null if there are none. */
export function withoutClientSecret(address: string): string | null {
  const url = new URL(address);
  if (!STRIPE_PARAMS.some((name) => url.searchParams.has(name))) return null;
  for (const name of STRIPE_PARAMS) url.searchParams.delete(name);
  return url.href;
}

/**
 * Removes the payment's client secret from the URL, because it gives access to the payment. Must run before any code
 * reads, sends or stores the URL.
 */
export function forgetClientSecret(): void {
  const address = withoutClientSecret(location.href);
  if (address) history.replaceState(history.state, '', address);
}
