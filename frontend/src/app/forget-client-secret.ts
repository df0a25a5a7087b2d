/** What the card provider adds to the address that it sends people back to; what became of the payment stays. */
const ADDED = ['payment_intent', 'payment_intent_client_secret', 'setup_intent', 'setup_intent_client_secret'];

/** Null when there is nothing of it in the address. */
export function withoutClientSecret(address: string): string | null {
  const url = new URL(address);
  if (!ADDED.some((name) => url.searchParams.has(name))) return null;
  for (const name of ADDED) url.searchParams.delete(name);
  return url.href;
}

/**
 * Before anything reads the address, sends it anywhere or keeps it for after signing in: with its secret a payment can be
 * looked at. Nobody here needs it, the server asks the provider.
 */
export function forgetClientSecret(): void {
  const address = withoutClientSecret(location.href);
  if (address) history.replaceState(history.state, '', address);
}
