import { startApp, type TestApp } from './app.js';
import type { StripeServer } from './stripe-server.js';

/**
 * For the tests of a group: the product, with its worker, before this Stripe. What one test did to Stripe's answers is
 * over with it, and none may ask for anything that Stripe does not document.
 */
export function withStripe(stripe: StripeServer, onStart: (api: TestApp) => void): void {
  let api: TestApp | undefined;
  beforeAll(async () => {
    await stripe.listen();
    api = await startApp({ worker: true, env: stripe.env });
    onStart(api);
  });
  afterEach(() => {
    stripe.meanwhile = undefined;
    stripe.fault = undefined;
    expect(stripe.undocumented).toEqual([]);
  });
  afterAll(async () => {
    await api?.close();
    await stripe.close();
  });
}
