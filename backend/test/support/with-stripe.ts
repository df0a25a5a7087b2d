import { startApp, type TestApp } from './app.js';
import type { StripeServer } from './stripe-server.js';

/**
 * Starts the API and the worker against a Stripe test server for a group of tests. After each test, resets the faults,
 * and fails the test if the product used paths or parameters that Stripe does not document.
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
