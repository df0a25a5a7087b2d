import { randomUUID } from 'node:crypto';
import type { BillingView } from '@shortlist/shared/contract/account/billing';
import type { PaidPlan, SubscriptionView } from '@shortlist/shared/contract/account/payments';
import type { TestApp } from '../../../test/support/app.js';
import { givenPerson, givenPlan, type Person } from '../../../test/support/given.js';
import { ledgerOf, runJob, untilSettled } from '../../../test/support/payments.js';
import { deliver, stripeEvent, StripeServer } from '../../../test/support/stripe-server.js';
import { until } from '../../../test/support/until.js';
import { withStripe } from '../../../test/support/with-stripe.js';

describe('a plan started in several browser windows', () => {
  const stripe = new StripeServer();
  let api: TestApp;
  let ada: Person;
  withStripe(stripe, (started) => (api = started));
  beforeEach(async () => {
    ada = await givenPerson(api);
    stripe.received.length = 0;
  });

  const subscribe = (plan: PaidPlan, promoCode?: string) =>
    ada.browser.post('/api/subscriptions').send({ plan, promoCode });
  const billing = async () => (await ada.browser.get('/api/billing').expect(200)).body as BillingView;
  const newest = (): string => [...stripe.account.subscriptions.keys()].at(-1)!;
  const updated = async (id: string): Promise<void> => {
    await deliver(api, stripeEvent('customer.subscription.updated', { id, object: 'subscription' })).expect(200);
    await untilSettled(api);
  };
  const own = () => {
    const customer = [...stripe.account.customers.values()].find(({ email }) => email === ada.email)?.id;
    return [...stripe.account.subscriptions.values()].filter((subscription) => subscription.customer === customer);
  };
  const live = () => own().filter(({ status }) => status !== 'canceled');
  const amounts = async () => (await ledgerOf(api, ada)).map(({ amount }) => amount);
  const givenCode = async (percent = 50): Promise<string> => {
    const code = `CODE${randomUUID().slice(0, 8)}`.toUpperCase();
    await api.database.query(
      `INSERT INTO promo_codes (code, kind, value, applies_to, currency, min_amount, max_uses, max_uses_per_user, active)
       VALUES ($1, 'percent', $2, '{pro,premium}', 'usd', 0, 1, 1, true)`,
      [code, percent],
    );
    return code;
  };
  const usesOf = async (code: string): Promise<string[]> => {
    const rows: { state: string }[] = await api.database.query(
      'SELECT u.state FROM promo_uses u JOIN promo_codes p ON p.id = u.promo_code_id WHERE p.code = $1',
      [code],
    );
    return rows.map(({ state }) => state);
  };

  it('starts one subscription with one payment for several windows', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => subscribe('pro').expect(200)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(own()).toHaveLength(1);
  });

  it('reserves a promo code once for several windows', async () => {
    const code = await givenCode();
    const answers = await Promise.all(Array.from({ length: 5 }, () => subscribe('pro', code).expect(200)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(own()).toHaveLength(1);
    expect(await usesOf(code)).toEqual(['reserved']);
  });

  it('starts the most recently chosen plan', async () => {
    // Simulates three browser windows. Each retries up to five times, so more windows could reach the hourly limit on
    // payments.
    const plans: PaidPlan[] = ['pro', 'premium', 'pro'];
    const answers = await Promise.all(plans.map((plan) => subscribe(plan)));
    expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    await runJob(api, { kind: 'departures' });
    expect(live().length).toBeLessThanOrEqual(1);
    const { clientSecret } = (await subscribe('premium').expect(200)).body as SubscriptionView;
    expect(live()).toMatchObject([{ status: 'incomplete' }]);
    expect(live()[0]!.latest.intent!['client_secret']).toBe(clientSecret);
    const { id } = live()[0]!;
    stripe.account.payInvoice(id);
    await updated(id);
    expect(await billing()).toMatchObject({ plan: 'premium' });
    expect(await amounts()).toEqual([1_999]);
  });

  it('upgrades the plan when one window pays and the other chooses a higher plan', async () => {
    await subscribe('pro').expect(200);
    const id = newest();
    stripe.account.payInvoice(id);
    // The payment's event has not arrived yet.
    const answer = await subscribe('premium').expect(200);
    expect((answer.body as SubscriptionView).message).toMatch(
      /^Your plan changes to Premium when the difference is paid/,
    );
    expect((await billing()).plan).toBe('pro');
    stripe.account.payInvoice(id);
    await updated(id);
    expect((await billing()).plan).toBe('premium');
    expect(await amounts()).toEqual([999, 1_000]);
    expect(own()).toHaveLength(1);
  });

  it('refunds a plan whose payment completes while another plan is replacing it', async () => {
    await subscribe('pro').expect(200);
    const first = newest();
    stripe.meanwhile = ({ method, path }) => {
      if (method === 'DELETE' && path === `subscriptions/${first}`) {
        stripe.meanwhile = undefined;
        stripe.account.payInvoice(first);
      }
      return Promise.resolve(undefined);
    };
    const { clientSecret } = (await subscribe('premium').expect(200)).body as SubscriptionView;
    expect(clientSecret).toMatch(/_secret_/);
    await updated(first);
    await until('the money is refunded', async () => (await amounts()).length === 2);
    expect(await amounts()).toEqual([999, -999]);
    expect((await billing()).subscription).toMatchObject({ plan: 'premium', state: 'incomplete' });
    // An automatic refund does not count as a use of the money-back guarantee.
    const second = newest();
    stripe.account.payInvoice(second);
    await updated(second);
    expect((await billing()).subscription).toMatchObject({ plan: 'premium', refundableAmount: 1_999 });
  });

  it('does not abandon a plan while its payment is being stored', async () => {
    await subscribe('pro').expect(200);
    const id = newest();
    const writing = api.database.createQueryRunner();
    await writing.startTransaction();
    await writing.query(`UPDATE subscriptions SET state = 'active' WHERE reference = $1`, [id]);
    const answer = subscribe('premium').then((answered) => answered);
    await until('a database session waits for the lock', async () => {
      const waiting: unknown[] = await api.database.query(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return waiting.length > 0;
    });
    stripe.account.payInvoice(id);
    await writing.commitTransaction();
    await writing.release();
    expect((await answer).body).toMatchObject({ message: expect.stringMatching(/^Your plan changes to Premium/) });
    expect(own()).toMatchObject([{ id, status: 'active' }]);
    await updated(id);
    expect(await amounts()).toEqual([999]);
  });

  it('starts a plan at Stripe for a user who still has a sandbox plan', async () => {
    const code = await givenCode();
    await givenPlan(api, ada);
    await api.database.query(
      `INSERT INTO promo_uses (promo_code_id, user_id, purchase_id, discount, state)
       SELECT p.id, s.user_id, s.id, 499, 'reserved' FROM promo_codes p, subscriptions s WHERE p.code = $1 AND s.user_id = $2`,
      [code, ada.id],
    );
    expect((await billing()).subscription).toBeNull();
    await ada.browser.post('/api/billing/cancel').expect(409);
    await subscribe('pro').expect(200);
    expect(live()).toMatchObject([{ status: 'incomplete' }]);
    expect(await usesOf(code)).toEqual([]);
  });

  it('reconciliation ends a replaced plan at Stripe if Stripe was unavailable at first', async () => {
    await subscribe('pro').expect(200);
    const first = newest();
    stripe.meanwhile = ({ method }) => Promise.resolve(method === 'DELETE' ? 'hangs up' : undefined);
    await subscribe('premium').expect(503);
    stripe.meanwhile = undefined;
    await until('the first plan has ended', async () => {
      await runJob(api, { kind: 'reconcile' });
      return stripe.account.readSubscription(first)?.['status'] === 'canceled';
    });
    await subscribe('premium').expect(200);
    expect(live()).toHaveLength(1);
  });

  it("creates only one plan when Stripe's response is lost", async () => {
    const code = await givenCode();
    let lost = 0;
    stripe.meanwhile = ({ method, path }) =>
      Promise.resolve(method === 'POST' && path === 'subscriptions' && lost++ < 2 ? 'hangs up' : undefined);
    const answer = await subscribe('pro', code).expect(503);
    expect(answer.body).toMatchObject({ code: 'payments_unavailable' });
    expect(await billing()).toMatchObject({ plan: 'free', subscription: null });
    expect(await usesOf(code)).toEqual(['reserved']);
    await subscribe('pro', code).expect(200);
    expect(own()).toHaveLength(1);
    expect(await usesOf(code)).toEqual(['reserved']);
  });

  it('releases the code of an unpaid plan after an hour, even if Stripe has no subscription for the plan', async () => {
    const [heard, unheard] = [await givenCode(), await givenCode()];
    await subscribe('pro', heard).expect(200);
    const first = newest();
    const bob = await givenPerson(api);
    stripe.fault = { status: 503 };
    await bob.browser.post('/api/subscriptions').send({ plan: 'pro', promoCode: unheard }).expect(503);
    stripe.fault = undefined;
    await api.database.query(`UPDATE subscriptions SET created_at = now() - interval '61 minutes'`);
    await runJob(api, { kind: 'reconcile' });
    expect([await usesOf(heard), await usesOf(unheard)]).toEqual([[], []]);
    expect(stripe.account.readSubscription(first)).toMatchObject({ status: 'canceled' });
  });

  it("counts the code's use if the plan's payment completed but no event arrived within an hour", async () => {
    const code = await givenCode();
    await subscribe('pro', code).expect(200);
    stripe.account.payInvoice(newest());
    await api.database.query(`UPDATE subscriptions SET created_at = now() - interval '61 minutes'`);
    await runJob(api, { kind: 'reconcile' });
    expect(await usesOf(code)).toEqual(['committed']);
    expect((await billing()).plan).toBe('pro');
    expect(await amounts()).toEqual([499]);
  });

  it('starts a plan immediately, and without a card, when a code covers the full price', async () => {
    const code = await givenCode(100);
    const answer = await subscribe('pro', code).expect(200);
    expect(answer.body).toMatchObject({ clientSecret: null });
    expect(await billing()).toMatchObject({ plan: 'pro', subscription: { state: 'active', refundableAmount: 0 } });
    expect(await usesOf(code)).toEqual(['committed']);
    expect(await amounts()).toEqual([0]);
  });

  it('does not restart an ended plan when a late payment arrives, and refunds the payment', async () => {
    await subscribe('pro').expect(200);
    const first = newest();
    await subscribe('premium').expect(200);
    stripe.account.payInvoice(first);
    expect(stripe.account.readSubscription(first)).toMatchObject({ status: 'active' });
    await updated(first);
    await until('the plan has ended at Stripe', () => stripe.account.readSubscription(first)['status'] === 'canceled');
    await until('the money is refunded', async () => (await amounts()).length === 2);
    expect(await amounts()).toEqual([999, -999]);
    expect((await billing()).plan).toBe('free');
  });
});
