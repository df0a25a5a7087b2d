import type { BrowserContext, Page, Route } from '@playwright/test';
import { signatureOf, stripeEvent, StripeServer } from '../../backend/test/support/stripe-server.ts';
import { STRIPE_FRAME, STRIPE_SCRIPT, type Confirmation, type ConfirmationAnswer } from './stripe-script.ts';

export { StripeServer };

/** Sends an event to the product's webhook as Stripe does. */
export async function tell(product: string, type: string, object: object): Promise<number> {
  const { payload } = stripeEvent(type, object);
  const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signatureOf(payload) };
  return (await fetch(`${product}/api/payments/webhook`, { method: 'POST', headers, body: payload })).status;
}

export interface StripeInBrowser {
  reachable: boolean;
  readonly scripts: () => number;
  readonly updates: () => number;
  readonly confirmations: Confirmation[];
}

export async function serveStripe(
  where: Page | BrowserContext,
  confirm: (confirmation: Confirmation) => ConfirmationAnswer | Promise<ConfirmationAnswer>,
): Promise<StripeInBrowser> {
  let [scripts, updates] = [0, 0];
  const stripe: StripeInBrowser = {
    reachable: true,
    scripts: () => scripts,
    updates: () => updates,
    confirmations: [],
  };
  await where.route('https://js.stripe.com/**', async (route) => {
    const isScript = route.request().resourceType() === 'script';
    if (isScript) scripts += 1;
    if (!stripe.reachable) return route.abort('connectionrefused');
    return isScript
      ? route.fulfill({ contentType: 'text/javascript', body: STRIPE_SCRIPT })
      : route.fulfill({ contentType: 'text/html', body: STRIPE_FRAME });
  });
  await where.route('https://api.stripe.com/**', async (route) => {
    if (route.request().url().endsWith('/elements/sessions')) {
      updates += 1;
      return answer(route, {});
    }
    const confirmation = route.request().postDataJSON() as Confirmation;
    stripe.confirmations.push(confirmation);
    return answer(route, await confirm(confirmation));
  });
  return stripe;
}

const answer = (route: Route, body: object): Promise<void> =>
  route.fulfill({ json: body, headers: { 'access-control-allow-origin': '*' } });
