import { vi } from 'vitest';
import { Logger } from '@nestjs/common';
import Stripe from 'stripe';
import { PRICES } from '@shortlist/shared/product/plans';
import { StripeProvider } from './stripe-provider.js';
import { stripeOf } from '../../core/env/stripe-settings.js';
import { ROUTES } from '../../sandbox/stripe/stripe-routes.js';
import { StripeServer } from '../../../test/support/stripe-server.js';

const { currency } = PRICES;

describe('requests to Stripe', () => {
  const stripe = new StripeServer();
  let provider: StripeProvider;
  beforeAll(async () => {
    vi.spyOn(Logger.prototype, 'error').mockReturnValue();
    await stripe.listen();
    provider = new StripeProvider(stripeOf(stripe.env)!);
  });
  afterEach(() => {
    stripe.received.length = 0;
    stripe.fault = undefined;
    expect(stripe.undocumented).toEqual([]);
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await stripe.close();
  });

  let count = 0;
  const newId = () => `test-${(count += 1)}`;
  const newCustomer = () =>
    provider.createCustomer({ id: newId(), email: 'ada@example.org', name: 'Ada Byron', gone: null });
  const newPayment = async (orderId = newId()) =>
    provider.createPayment({ orderId, customer: await newCustomer(), amount: 399, currency, description: 'Resume' });
  const newSubscription = async (plan: 'pro' | 'premium', discount = 0) => {
    const customer = await newCustomer();
    const wanted = { subscriptionId: newId(), customer, plan, price: PRICES[plan], currency, discount };
    const { reference } = await provider.createSubscription(wanted);
    stripe.account.payInvoice(reference);
    return { reference, customer };
  };
  const paymentOf = (reference: string): string => stripe.account.subscriptions.get(reference)!.latest.intent!.id;

  async function everything(): Promise<void> {
    const payment = await newPayment();
    await provider.changeAmount(payment.reference, 199, 'Resume');
    await provider.readPayment(payment.reference);
    stripe.account.pay(payment.reference);
    await provider.refund(payment.reference, 199, newId());
    await provider.cancelPayment((await newPayment()).reference);
    const { reference, customer } = await newSubscription('pro', 500);
    await provider.readSubscription(reference);
    expect(await provider.previewUpgrade(reference, 'premium', PRICES.premium)).toBe(1_000);
    await provider.changePlan(reference, 'premium', PRICES.premium);
    stripe.account.payInvoice(reference);
    await provider.changePlan(reference, 'pro', PRICES.pro);
    await provider.changePlan(reference, 'premium', PRICES.premium);
    await provider.cancelAtPeriodEnd(reference, true);
    await provider.cancelAtPeriodEnd(reference, false);
    stripe.account.subscriptions.get(reference)!.cancel_at = 1_900_000_000;
    await provider.cancelAtPeriodEnd(reference, false);
    await provider.refund(paymentOf(reference), 100, newId());
    await provider.portal(customer, 'https://shortlist.example/account');
    const disputed = await newPayment();
    stripe.account.pay(disputed.reference);
    const { id: dispute } = stripe.account.dispute(disputed.reference);
    await provider.readPayment(disputed.reference);
    const [refund] = stripe.account.refunds;
    for (const from of [null, refund!.id]) await provider.listRefunded(new Date(0), from);
    for (const from of [null, dispute]) await provider.listDisputed(new Date(0), from);
    await provider.cancelImmediately(reference);
    await provider.deleteCustomer(customer);
    await provider.deleteCustomer(customer);
    // A new `StripeProvider` has no cached prices, so it requests the plan's price.
    await new StripeProvider(stripeOf(stripe.env)!).readSubscription(reference);
  }

  it('requests to Stripe contain exactly the parameters listed for their route', async () => {
    const sent = new Map<string, Set<string>>();
    await everything();
    for (const { method, path, names } of stripe.received) {
      const route = ROUTES.find((known) => known.method === method && known.path.test(path));
      const call = `${method} ${String(route?.path)}`;
      sent.set(call, new Set([...(sent.get(call) ?? []), ...names]));
    }
    const sorted = (names: Iterable<string>) => [...names].sort();
    const asRecord = (calls: [string, Iterable<string>][]) =>
      Object.fromEntries(calls.map(([call, names]) => [call, sorted(names)]));
    expect(asRecord([...sent])).toEqual(
      asRecord(ROUTES.map(({ method, path, takes }) => [`${method} ${String(path)}`, takes])),
    );
  });

  it('requests specify the API version of the Stripe package', async () => {
    await everything();
    expect(new Set(stripe.received.map(({ version }) => version))).toEqual(new Set([Stripe.API_VERSION]));
  });

  it('only requests that create objects have an idempotency key, one per object', async () => {
    await everything();
    const created = stripe.received.filter(({ method, path }) => method === 'POST' && /^\w+$/.test(path));
    expect(created.length).toBeGreaterThan(5);
    for (const { key } of created) expect(key).toMatch(/^(customer|payment|price|coupon|subscription|refund)-/);
    const orderId = newId();
    const [once, again] = [await newPayment(orderId), await newPayment(orderId).catch((error: unknown) => error)];
    // The idempotency key contains the customer's id, so the replacement for a deleted customer gets a different key.
    expect([once.amount, again]).toEqual([399, expect.objectContaining({ amount: 399 })]);
  });

  it('a retry uses another idempotency key when Stripe replays a 500 response', async () => {
    const customer = await newCustomer();
    const order = { orderId: newId(), customer, amount: 399, currency, description: 'Resume' };
    stripe.fault = { status: 500 };
    await expect(provider.createPayment(order)).rejects.toMatchObject({ code: 'payments_unavailable' });
    stripe.fault = undefined;
    const payment = await provider.createPayment(order);
    expect(payment).toMatchObject({ state: 'waiting', amount: 399 });
    expect(stripe.received.at(-1)?.key).toMatch(new RegExp(`^payment-${order.orderId}-399-cus_\\w+-[\\da-f-]+$`));
  });

  it("the error contains Stripe's Retry-After if Stripe rate-limits a request", async () => {
    const { reference } = await newPayment();
    stripe.received.length = 0;
    const tooMany = { type: 'invalid_request_error', code: 'rate_limit' };
    stripe.fault = { status: 429, error: tooMany, headers: { 'retry-after': '30', 'stripe-should-retry': 'true' } };
    await expect(provider.readPayment(reference)).rejects.toMatchObject({ details: { retryAfter: 30 } });
    expect(stripe.received).toHaveLength(2);
    stripe.fault = { status: 429, error: tooMany };
    await expect(provider.readPayment(reference)).rejects.toMatchObject({ details: { retryAfter: 10 } });
  });

  it.each(['hangs up', 'resets the connection'] as const)('a request is retried once when Stripe %s', async (fault) => {
    const { reference } = await newPayment();
    stripe.received.length = 0;
    stripe.fault = fault;
    await expect(provider.readPayment(reference)).rejects.toMatchObject({ code: 'payments_unavailable' });
    expect(stripe.received).toHaveLength(2);
  });

  it('treats the refund of an already refunded payment as successful', async () => {
    const { reference } = await newPayment();
    stripe.account.pay(reference);
    await provider.refund(reference, 399, newId());
    await provider.refund(reference, 399, newId());
    expect(await provider.readPayment(reference)).toMatchObject({ state: 'succeeded', refunded: 399 });
  });

  it('the sandbox rejects an undocumented parameter or a wrong API key', async () => {
    const { protocol, hostname, port } = new URL(stripe.env['STRIPE_API_BASE']!);
    const at = { host: hostname, port, protocol: protocol.slice(0, -1) as 'http', maxNetworkRetries: 0 };
    const client = new Stripe(stripe.env['STRIPE_SECRET_KEY']!, at);
    const unknown = { amount: 1, currency, customer: 'cus_1', colour: 'red' };
    await expect(client.paymentIntents.create(unknown)).rejects.toMatchObject({ code: 'parameter_unknown' });
    await expect(client.balance.retrieve()).rejects.toMatchObject({ statusCode: 404 });
    await expect(new Stripe('sk_test_other', at).charges.list({})).rejects.toMatchObject({ statusCode: 401 });
    expect(stripe.undocumented.splice(0)).toEqual(['POST payment_intents: colour', 'GET balance']);
  });
});
