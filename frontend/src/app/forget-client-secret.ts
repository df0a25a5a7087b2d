/** Query parameters that Stripe adds to the return address. The payment status parameters stay. */
const STRIPE_PARAMS = ['payment_intent', 'payment_intent_client_secret', 'setup_intent', 'setup_intent_client_secret'];

/** Returns null when the address contains none of them. */
export function withoutClientSecret(address: string): string | null {
  const url = new URL(address);
  if (!STRIPE_PARAMS.some((name) => url.searchParams.has(name))) return null;
  for (const name of STRIPE_PARAMS) url.searchParams.delete(name);
  return url.href;
}

/**
 * Runs before anything reads, sends or stores the address: the client secret gives access to the payment, and only the
 * server needs to query Stripe.
 */
export function forgetClientSecret(): void {
  const address = withoutClientSecret(location.href);
  if (address) history.replaceState(history.state, '', address);
}
