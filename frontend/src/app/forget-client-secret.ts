/**
 * Query parameters that Stripe adds to the return address. Our own payment status parameters are not listed, so they
 * stay.
 */
const STRIPE_PARAMS = ['payment_intent', 'payment_intent_client_secret', 'setup_intent', 'setup_intent_client_secret'];

/** Removes Stripe's parameters from an address. Returns null if there are none. */
export function withoutClientSecret(address: string): string | null {
  const url = new URL(address);
  if (!STRIPE_PARAMS.some((name) => url.searchParams.has(name))) return null;
  for (const name of STRIPE_PARAMS) url.searchParams.delete(name);
  return url.href;
}

/**
 * Removes the payment's client secret from the address, because it gives access to the payment. Must run before any
 * code reads, sends or stores the address.
 */
export function forgetClientSecret(): void {
  const address = withoutClientSecret(location.href);
  if (address) history.replaceState(history.state, '', address);
}
