import { inspect } from 'node:util';
import { vi } from 'vitest';
import { Logger } from '@nestjs/common';
import type { PaymentIntentView } from '@shortlist/shared/contract/account/payments';
import { ProviderUnavailable } from './provider-unavailable.js';
import { StripeProvider } from './stripe-provider.js';
import type { TestApp } from '../../../test/support/app.js';
import { givenPerson, givenResume, type Person } from '../../../test/support/given.js';
import {
  ledgerOf,
  openOrder,
  ordersOf,
  runJob,
  unlocked,
  untilSettled,
  untilUnlocked,
} from '../../../test/support/payments.js';
import { deliver, stripeEvent, StripeServer } from '../../../test/support/stripe-server.js';
import { until } from '../../../test/support/until.js';
import { withStripe } from '../../../test/support/with-stripe.js';

describe('a download paid for through Stripe', () => {
  const stripe = new StripeServer();
  let api: TestApp;
  let ada: Person;
  withStripe(stripe, (started) => (api = started));
  beforeEach(async () => {
    ada = await givenPerson(api, { firstName: 'Ada' });
    stripe.received.length = 0;
    stripe.fault = undefined;
  });

  const create = (resume: { id: string }, person = ada) =>
    person.browser.post('/api/payments/create-payment-intent').send({ resumeId: resume.id });
  const opened = async (resume: { id: string }): Promise<{ id: string; clientSecret: string; orderId: string }> => {
    const { clientSecret, orderId } = await openOrder(ada, resume);
    return { id: clientSecret!.split('_secret_')[0]!, clientSecret: clientSecret!, orderId };
  };
  const succeeded = (id: string) => stripeEvent('payment_intent.succeeded', { id, object: 'payment_intent' });

  it("charges the server's price and ignores a price sent by the browser", async () => {
    const resume = await givenResume(ada);
    await ada.browser
      .post('/api/payments/create-payment-intent')
      .send({ resumeId: resume.id, amount: 1, currency: 'jpy' })
      .expect(200);
    const [intent] = stripe.calls('POST payment_intents');
    const [order] = await ordersOf(api, ada);
    expect(intent).toMatchObject({
      params: { amount: '399', currency: 'usd', metadata: { order: order!.id } },
      key: expect.stringMatching(new RegExp(`^payment-${order!.id}-399-cus_\\w+$`)) as string,
    });
    expect(stripe.calls('POST customers')).toMatchObject([
      { params: { email: ada.email, metadata: { user: ada.id } } },
    ]);
  });

  it('creates one order, one payment and one customer for concurrent browser tabs', async () => {
    const resume = await givenResume(ada);
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(resume).expect(200)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await ordersOf(api, ada)).toHaveLength(1);
    expect(new Set(stripe.calls('POST payment_intents').map(({ key }) => key)).size).toBe(1);
    const own = [...stripe.account.customers.values()].filter(({ email }) => email === ada.email);
    expect(own).toHaveLength(1);
  });

  it('creates one payment when one browser tab applies a promo code while another tab opens', async () => {
    const code = `HALF-${ada.id.slice(0, 8)}`.toUpperCase();
    await api.database.query(
      `INSERT INTO promo_codes (code, kind, value, applies_to, currency, min_amount, active)
       VALUES ($1, 'percent', 50, '{one_time_payment}', 'usd', 0, true)`,
      [code],
    );
    for (let rounds = 0; rounds < 5; rounds++) {
      const resume = await givenResume(ada);
      const answers = await Promise.all([create(resume), create(resume).send({ promoCode: code }), create(resume)]);
      const given = answers.flatMap(({ status, body }) => (status === 200 ? [body as PaymentIntentView] : []));
      const [order]: { reference: string; due: number }[] = await api.database.query(
        `SELECT reference, price - discount AS due FROM orders WHERE user_id = $1 AND state = 'open'`,
        [ada.id],
      );
      for (const { clientSecret } of given) expect(clientSecret).toMatch(`${order!.reference}_secret_`);
      expect(stripe.account.intents.get(order!.reference)).toMatchObject({ amount: order!.due });
      await api.database.query(`UPDATE orders SET state = 'abandoned' WHERE user_id = $1`, [ada.id]);
      await api.database.query('DELETE FROM promo_uses WHERE user_id = $1', [ada.id]);
    }
  });

  it('creates a new customer when the operator deleted the previous one at Stripe', async () => {
    await opened(await givenResume(ada));
    const [old] = [...stripe.account.customers.values()].filter(({ email }) => email === ada.email);
    stripe.account.deleteCustomer(old!.id);
    await ada.browser.post('/api/billing/portal').expect(404);
    const { id } = await opened(await givenResume(ada));
    const rows: { reference: string }[] = await api.database.query(
      'SELECT reference FROM payment_customers WHERE user_id = $1',
      [ada.id],
    );
    expect(rows).toEqual([{ reference: stripe.account.intents.get(id)!.customer }]);
    expect(rows[0]!.reference).not.toBe(old!.id);
  });

  it('starts an order and a plan on the first attempt after the customer was deleted at Stripe', async () => {
    await opened(await givenResume(ada));
    const customers = () => [...stripe.account.customers.values()].filter(({ email }) => email === ada.email);
    stripe.account.deleteCustomer(customers()[0]!.id);
    const resume = await givenResume(ada);
    await create(resume).expect(200);
    stripe.account.deleteCustomer(customers()[0]!.id);
    await ada.browser.post('/api/subscriptions').send({ plan: 'pro' }).expect(200);
    expect(customers()).toHaveLength(1);
  });

  it('unlocks the resume when Stripe confirms the payment, not when a browser does', async () => {
    const resume = await givenResume(ada);
    const { id } = await opened(resume);
    await deliver(api, succeeded(id)).expect(200);
    await untilSettled(api);
    expect(await unlocked(api, ada)).toEqual([]);
    stripe.account.pay(id);
    await ada.browser.get(`/api/export/pdf/${resume.id}`).expect(402);
    await deliver(api, succeeded(id)).expect(200, { received: true });
    await untilUnlocked(api, ada, resume);
    await ada.browser.get(`/api/export/pdf/${resume.id}`).expect(200);
    expect(await ledgerOf(api, ada)).toEqual([{ kind: 'download', amount: 399 }]);
  });

  it("returns 409 for a paid order, even before the payment's event arrives", async () => {
    const resume = await givenResume(ada);
    const { id } = await opened(resume);
    stripe.account.pay(id);
    const answer = await create(resume).expect(409);
    expect(answer.body).toMatchObject({ code: 'already_unlocked' });
    expect(await unlocked(api, ada)).toEqual([resume.id]);
    await deliver(api, succeeded(id)).expect(200);
    await untilSettled(api);
    expect(await ledgerOf(api, ada)).toHaveLength(1);
  });

  it('starts a new order when the payment was canceled at Stripe', async () => {
    const resume = await givenResume(ada);
    const { id, orderId } = await opened(resume);
    stripe.account.cancelIntent(id);
    const again = await opened(resume);
    expect([again.id === id, again.orderId === orderId]).toEqual([false, false]);
    expect((await ordersOf(api, ada)).map(({ state }) => state)).toEqual(['abandoned', 'open']);
  });

  it('refunds the second of two paid orders for one resume', async () => {
    const resume = await givenResume(ada);
    const first = await opened(resume);
    await api.database.query(`UPDATE orders SET state = 'abandoned' WHERE id = $1`, [first.orderId]);
    const second = await opened(resume);
    for (const { id } of [first, second]) stripe.account.pay(id);
    await Promise.all([first, second].map(({ id }) => deliver(api, succeeded(id)).expect(200)));
    await untilUnlocked(api, ada, resume);
    await runJob(api, { kind: 'requeue' });
    await untilSettled(api);
    await runJob(api, { kind: 'reconcile' });
    // The reconciliation above skips the order if a concurrent one has claimed it, so the test waits until either of
    // them has refunded the order.
    await until('the second payment is refunded', async () => (await ledgerOf(api, ada)).length === 3);
    const ledger = await ledgerOf(api, ada);
    expect(ledger.map(({ amount }) => amount).sort((a, b) => a - b)).toEqual([-399, 399, 399]);
    expect((await ordersOf(api, ada)).map(({ state }) => state).sort()).toEqual(['duplicate', 'paid']);
    expect(await unlocked(api, ada)).toEqual([resume.id]);
  });

  it('locks the resume again after a full refund', async () => {
    const resume = await givenResume(ada);
    const { id } = await opened(resume);
    stripe.account.pay(id);
    await deliver(api, succeeded(id));
    await untilUnlocked(api, ada, resume);
    stripe.account.refund({ payment_intent: id, amount: '100' });
    await deliver(api, stripeEvent('charge.refunded', { id: 'ch_1', object: 'charge', payment_intent: id }));
    await untilSettled(api);
    expect(await unlocked(api, ada)).toEqual([resume.id]);
    stripe.account.refund({ payment_intent: id, amount: '299' });
    await deliver(api, stripeEvent('refund.created', { id: 're_1', object: 'refund', payment_intent: id }));
    await untilSettled(api);
    expect(await unlocked(api, ada)).toEqual([]);
    expect((await ledgerOf(api, ada)).map(({ amount }) => amount)).toEqual([399, -100, -299]);
  });

  describe('while Stripe is unavailable', () => {
    it.each([
      ['hangs up', 'hangs up'],
      ['answers 500', { status: 500 }],
      ['answers 503', { status: 503 }],
      ['has had too many requests', { status: 429, error: { type: 'invalid_request_error', code: 'rate_limit' } }],
      ['does not know our key', { status: 401, error: { type: 'invalid_request_error' } }],
    ] as const)('returns 503 with Retry-After and loses nothing when Stripe %s', async (_, fault) => {
      const resume = await givenResume(ada);
      stripe.fault = fault;
      const answer = await create(resume).expect(503);
      expect(answer.body).toMatchObject({ statusCode: 503, code: 'payments_unavailable' });
      expect(Number(answer.get('Retry-After'))).toBeGreaterThan(0);
      stripe.fault = undefined;
      await create(resume).expect(200);
      expect(await ordersOf(api, ada)).toHaveLength(1);
    });

    it('times out when Stripe hangs', async () => {
      const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE } = stripe.env;
      const settings = {
        secretKey: STRIPE_SECRET_KEY!,
        publishableKey: STRIPE_PUBLISHABLE_KEY!,
        webhookSecrets: [STRIPE_WEBHOOK_SECRET!],
        apiBase: STRIPE_API_BASE,
      };
      const provider = new StripeProvider(settings, 100);
      stripe.fault = 'never answers';
      await expect(provider.readPayment('pi_1')).rejects.toThrow(ProviderUnavailable);
      expect(stripe.calls('GET payment_intents/pi_1')).toHaveLength(2);
    });

    it('stores events during the outage and processes them afterward', async () => {
      const resume = await givenResume(ada);
      const { id } = await opened(resume);
      stripe.account.pay(id);
      stripe.fault = { status: 500 };
      await deliver(api, succeeded(id)).expect(200);
      expect(await unlocked(api, ada)).toEqual([]);
      stripe.fault = undefined;
      await untilUnlocked(api, ada, resume);
    });
  });

  it("returns Stripe's message about a declined card, but neither returns nor logs its other messages", async () => {
    const log = vi.spyOn(Logger.prototype, 'error').mockReturnValue();
    const resume = await givenResume(ada);
    stripe.fault = {
      status: 402,
      error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' },
    };
    const declined = await create(resume).expect(402);
    expect(declined.body).toMatchObject({ code: 'card_declined', message: 'Your card was declined.' });
    stripe.fault = { status: 400, error: { type: 'invalid_request_error', message: `secret of ${ada.email}` } };
    const refused = await create(resume).expect(500);
    expect(refused.text).not.toContain(ada.email);
    expect(JSON.stringify(log.mock.calls)).toContain('StripeInvalidRequestError');
    const logged = log.mock.calls.map((call) => inspect(call, { depth: 5 })).join();
    expect(logged).not.toMatch(/secret of|sk_test|_secret_/);
    log.mockRestore();
  });

  describe('reconciliation of orders with Stripe', () => {
    const ago = (hours: number) =>
      api.database.query(`UPDATE orders SET updated_at = now() - make_interval(hours => $2) WHERE user_id = $1`, [
        ada.id,
        hours,
      ]);

    it('completes payments whose event never arrived', async () => {
      const resume = await givenResume(ada);
      const { id } = await opened(resume);
      stripe.account.pay(id);
      await ago(1);
      await runJob(api, { kind: 'reconcile' });
      expect(await unlocked(api, ada)).toEqual([resume.id]);
    });

    it('abandons orders after a day without payment, but completes those that were paid at Stripe', async () => {
      const [one, other] = [await givenResume(ada), await givenResume(ada)];
      const [left, paid] = [await opened(one), await opened(other)];
      stripe.account.pay(paid.id);
      await ago(25);
      await runJob(api, { kind: 'reconcile' });
      expect(stripe.account.readIntent(left.id)).toMatchObject({ status: 'canceled' });
      expect((await ordersOf(api, ada)).map(({ state }) => state).sort()).toEqual(['abandoned', 'paid']);
    });

    it('continues with the remaining orders when one fails', async () => {
      const [one, other] = [await givenResume(ada), await givenResume(ada)];
      const [lost, paid] = [await opened(one), await opened(other)];
      stripe.account.intents.delete(lost.id);
      stripe.account.pay(paid.id);
      await ago(1);
      await expect(runJob(api, { kind: 'reconcile' })).rejects.toThrow('not everything');
      expect(await unlocked(api, ada)).toEqual([other.id]);
      await api.database.query('DELETE FROM orders WHERE id = $1', [lost.orderId]);
    });
  });
});
