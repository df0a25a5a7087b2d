import { randomUUID } from 'node:crypto';
import type { PaymentIntentView } from '@shortlist/shared/contract/account/payments';
import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import type { TestApp } from '../../../test/support/app.js';
import { givenPerson, givenResume, type Person } from '../../../test/support/given.js';
import { ledgerOf, openOrder, runJob, unlocked, untilSettled } from '../../../test/support/payments.js';
import { deliver, stripeEvent, StripeServer, type Received } from '../../../test/support/stripe-server.js';
import { withStripe } from '../../../test/support/with-stripe.js';

interface OrderRow {
  id: string;
  state: string;
  price: number;
  discount: number;
  reference: string | null;
}

describe('an order with concurrent payments and promo codes', () => {
  const stripe = new StripeServer();
  let api: TestApp;
  let ada: Person;
  let resume: ResumeRecord;
  withStripe(stripe, (started) => (api = started));
  beforeEach(async () => {
    ada = await givenPerson(api);
    resume = await givenResume(ada);
  });

  const givenCode = async (percent: number, maxUses: number | null = null): Promise<string> => {
    const code = `CODE${randomUUID().slice(0, 8)}`.toUpperCase();
    await api.database.query(
      `INSERT INTO promo_codes (code, kind, value, applies_to, currency, min_amount, max_uses, max_uses_per_user, active)
       VALUES ($1, 'percent', $2, '{one_time_payment}', 'usd', 0, $3, 1, true)`,
      [code, percent, maxUses],
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
  const orders = (): Promise<OrderRow[]> =>
    api.database.query(
      'SELECT id, state, price, discount, reference FROM orders WHERE user_id = $1 ORDER BY created_at',
      [ada.id],
    );
  const order = (promoCode?: string) =>
    ada.browser.post('/api/payments/create-payment-intent').send({ resumeId: resume.id, promoCode });
  const paymentOf = ({ clientSecret }: PaymentIntentView): string => clientSecret!.split('_secret_')[0]!;
  const told = async (id: string): Promise<void> => {
    await deliver(api, stripeEvent('payment_intent.succeeded', { id, object: 'payment_intent' })).expect(200);
    await untilSettled(api);
  };
  /** Runs a callback once, right before the Stripe test server handles a matching request. */
  const rightBefore = (which: (request: Received) => boolean, happens: () => Promise<void> | void): void => {
    stripe.meanwhile = async (request) => {
      if (which(request)) {
        stripe.meanwhile = undefined;
        await happens();
      }
      return undefined;
    };
  };
  const taken = async (): Promise<number> => (await ledgerOf(api, ada)).reduce((sum, { amount }) => sum + amount, 0);

  it('charges the card and leaves the code unused if the payment completes while the code is being applied', async () => {
    const code = await givenCode(100, 1);
    const id = paymentOf(await openOrder(ada, resume));
    rightBefore(
      ({ path }) => path.endsWith('/cancel'),
      () => stripe.account.pay(id),
    );
    expect((await order(code).expect(409)).body).toMatchObject({ code: 'already_unlocked' });
    await told(id);
    expect(await unlocked(api, ada)).toEqual([resume.id]);
    expect(await ledgerOf(api, ada)).toEqual([{ kind: 'download', amount: 399 }]);
    expect(await orders()).toMatchObject([{ state: 'paid', price: 399, discount: 0, reference: id }]);
    expect(await usesOf(code)).toEqual([]);
  });

  it("unlocks a free order's resume only once, even if the payment's cancellation event arrives early", async () => {
    const code = await givenCode(100, 1);
    const id = paymentOf(await openOrder(ada, resume));
    const cancelled = stripeEvent('payment_intent.canceled', { id, object: 'payment_intent' });
    stripe.meanwhile = async ({ path }) => {
      if (!path.endsWith('/cancel')) return undefined;
      stripe.meanwhile = undefined;
      // The cancellation event arrives before Stripe's response.
      stripe.account.cancelIntent(id);
      await deliver(api, cancelled).expect(200);
      await untilSettled(api);
      return undefined;
    };
    const { status } = await order(code);
    expect([200, 409]).toContain(status);
    await untilSettled(api);
    expect(await unlocked(api, ada)).toEqual([resume.id]);
    expect(await ledgerOf(api, ada)).toEqual([{ kind: 'download', amount: 0 }]);
    expect(await usesOf(code)).toEqual(['committed']);
  });

  it("unlocks a free order's resume even if Stripe's response to the payment's cancellation is lost", async () => {
    const code = await givenCode(100, 1);
    const id = paymentOf(await openOrder(ada, resume));
    stripe.meanwhile = async ({ path }) => {
      if (path.endsWith('/cancel')) stripe.account.cancelIntent(id);
      return Promise.resolve('hangs up');
    };
    await order(code).expect(503);
    stripe.meanwhile = undefined;
    await deliver(api, stripeEvent('payment_intent.canceled', { id, object: 'payment_intent' })).expect(200);
    await untilSettled(api);
    expect(await unlocked(api, ada)).toEqual([resume.id]);
    expect(await usesOf(code)).toEqual(['committed']);
    expect(await taken()).toBe(0);
  });

  it('records the price and the promo code with which an order was paid', async () => {
    const [half, tenth] = [await givenCode(50, 1), await givenCode(10, 1)];
    const id = paymentOf((await order(half).expect(200)).body as PaymentIntentView);
    // The payment completes while another promo code is being applied.
    rightBefore(
      ({ method, path }) => method === 'POST' && path === `payment_intents/${id}`,
      () => stripe.account.pay(id),
    );
    await order(tenth).expect(409);
    await told(id);
    expect(await ledgerOf(api, ada)).toEqual([{ kind: 'download', amount: 199 }]);
    expect(await orders()).toMatchObject([{ state: 'paid', discount: 200 }]);
    expect([await usesOf(half), await usesOf(tenth)]).toEqual([['committed'], []]);
  });

  it('charges the full price if a code is removed before the payment, and releases the code', async () => {
    const half = await givenCode(50, 1);
    const id = paymentOf((await order(half).expect(200)).body as PaymentIntentView);
    await order().expect(200);
    expect(await usesOf(half)).toEqual([]);
    expect(stripe.account.readIntent(id)).toMatchObject({ amount: 399 });
    stripe.account.pay(id);
    await told(id);
    expect(await ledgerOf(api, ada)).toEqual([{ kind: 'download', amount: 399 }]);
    expect(await usesOf(half)).toEqual([]);
  });

  it("keeps the previous promo code reserved until Stripe confirms the payment's new amount", async () => {
    const half = await givenCode(50, 1);
    const id = paymentOf((await order(half).expect(200)).body as PaymentIntentView);
    stripe.meanwhile = ({ method, path }) =>
      Promise.resolve(method === 'POST' && path === `payment_intents/${id}` ? 'hangs up' : undefined);
    await order().expect(503);
    stripe.meanwhile = undefined;
    expect(await usesOf(half)).toEqual(['reserved']);
    stripe.account.pay(id);
    await told(id);
    expect(await ledgerOf(api, ada)).toEqual([{ kind: 'download', amount: 199 }]);
    expect(await usesOf(half)).toEqual(['committed']);
  });

  it('returns the current price to each browser window', async () => {
    const half = await givenCode(50);
    const id = paymentOf(await openOrder(ada, resume));
    // Another browser window applies a promo code just before the order's payment is read.
    rightBefore(
      ({ method, path }) => method === 'GET' && path === `payment_intents/${id}`,
      async () => {
        await order(half).expect(200);
      },
    );
    expect((await order().expect(200)).body).toMatchObject({ promoCode: half, finalAmount: 199, discountAmount: 200 });
    expect(stripe.account.readIntent(id)).toMatchObject({ amount: 199 });
  });

  it('charges nothing and uses no code while Stripe is unavailable', async () => {
    const half = await givenCode(50, 1);
    stripe.fault = { status: 503 };
    expect((await order(half).expect(503)).body).toMatchObject({ code: 'payments_unavailable' });
    stripe.fault = undefined;
    await api.database.query(`UPDATE orders SET updated_at = now() - interval '61 minutes' WHERE user_id = $1`, [
      ada.id,
    ]);
    await runJob(api, { kind: 'reconcile' });
    expect(await usesOf(half)).toEqual([]);
    expect(await orders()).toMatchObject([{ state: 'abandoned' }]);
    const stranger = await givenPerson(api);
    const { id } = await givenResume(stranger);
    await stranger.browser
      .post('/api/payments/create-payment-intent')
      .send({ resumeId: id, promoCode: half })
      .expect(200);
  });

  it('releases the code of an unpaid order an hour after its last change', async () => {
    const half = await givenCode(50, 1);
    const id = paymentOf((await order(half).expect(200)).body as PaymentIntentView);
    const hourPasses = () =>
      api.database.query(`UPDATE orders SET updated_at = now() - interval '61 minutes' WHERE user_id = $1`, [ada.id]);
    await hourPasses();
    await runJob(api, { kind: 'reconcile' });
    expect(await usesOf(half)).toEqual([]);
    expect(stripe.account.readIntent(id)).toMatchObject({ status: 'canceled' });
    const again = paymentOf((await order(half).expect(200)).body as PaymentIntentView);
    stripe.account.pay(again);
    await hourPasses();
    await runJob(api, { kind: 'reconcile' });
    expect(await usesOf(half)).toEqual(['committed']);
    expect(await ledgerOf(api, ada)).toEqual([{ kind: 'download', amount: 199 }]);
  });

  it('releases a code with limited uses after 15 minutes, and one with unlimited uses after an hour', async () => {
    for (const [code, minutes] of [
      [await givenCode(50, 3), 16],
      [await givenCode(50), 61],
    ] as const) {
      await order(code).expect(200);
      const passed = (total: number) =>
        api.database.query(
          `UPDATE orders SET updated_at = now() - make_interval(mins => $2) WHERE user_id = $1 AND state = 'open'`,
          [ada.id, total],
        );
      await passed(minutes - 2);
      await runJob(api, { kind: 'reconcile' });
      expect(await usesOf(code)).toEqual(['reserved']);
      await passed(minutes);
      await runJob(api, { kind: 'reconcile' });
      expect(await usesOf(code)).toEqual([]);
    }
  });

  it('completes a free order without calling the provider', async () => {
    const code = await givenCode(100);
    stripe.fault = { status: 503 };
    await order(code).expect(200);
    stripe.fault = undefined;
    expect(await unlocked(api, ada)).toEqual([resume.id]);
  });

  it('keeps the order consistent during concurrent changes from several browser windows', async () => {
    const [half, tenth, free] = [await givenCode(50), await givenCode(10), await givenCode(100)];
    for (let round = 0; round < 6; round++) {
      resume = await givenResume(ada);
      const wishes = [undefined, half, tenth, undefined, half, round % 2 === 0 ? free : tenth];
      const first = (await order().expect(200)).body as PaymentIntentView;
      const answers = await Promise.all(wishes.map((code) => order(code)));
      expect(answers.map(({ status }) => status).filter((status) => ![200, 409, 422].includes(status))).toEqual([]);
      await untilSettled(api);
      const [row]: OrderRow[] = await api.database.query(
        `SELECT * FROM orders WHERE user_id = $1 AND resume_id = $2 AND state IN ('open', 'paid')`,
        [ada.id, resume.id],
      );
      if (row!.state === 'open') {
        expect(stripe.account.readIntent(row!.reference!)).toMatchObject({ amount: row!.price - row!.discount });
        stripe.account.pay(row!.reference!);
        await told(row!.reference!);
      } else {
        // The payment of an order that has become free can no longer be completed.
        expect(stripe.account.readIntent(paymentOf(first))).toMatchObject({ status: 'canceled' });
      }
      expect(await unlocked(api, ada)).toContain(resume.id);
      const [paid]: { amounts: number[]; due: number; uses: number; held: number }[] = await api.database.query(
        `SELECT o.price - o.discount AS due, array_agg(DISTINCT l.amount) AS amounts,
                (SELECT count(*)::int FROM promo_uses WHERE purchase_id = o.id AND state = 'committed'
                   AND discount = o.discount) AS uses,
                (SELECT count(*)::int FROM promo_uses WHERE user_id = $1 AND state = 'reserved') AS held
         FROM orders o JOIN ledger_entries l ON l.order_id = o.id WHERE o.id = $2 GROUP BY o.id`,
        [ada.id, row!.id],
      );
      expect(paid!.amounts).toEqual([paid!.due]);
      expect(paid!.uses).toBe(paid!.due === 399 ? 0 : 1);
      expect(paid!.held).toBe(0);
      await api.database.query('DELETE FROM promo_uses WHERE user_id = $1', [ada.id]);
    }
  });
});
