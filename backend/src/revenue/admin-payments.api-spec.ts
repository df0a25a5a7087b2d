import { randomUUID } from 'node:crypto';
import type { AuditList } from '@shortlist/shared/contract/common/audit-log';
import type { BillingView } from '@shortlist/shared/contract/account/billing';
import type {
  StaffPaymentDetail,
  StaffPaymentList,
  StaffSubscriptionList,
} from '@shortlist/shared/contract/console/admin-payments';
import type { PaidPlan, SubscriptionView } from '@shortlist/shared/contract/account/payments';
import type { PromoCodeList, PromoCodeView } from '@shortlist/shared/contract/console/promo-codes';
import type { Test } from 'supertest';
import { startApp, type TestApp } from '../../test/support/app.js';
import { CARDS, givenPerson, givenResume, type Person } from '../../test/support/given.js';
import { givenStaff, type Staff } from '../../test/support/given-staff.js';
import { mailsTo } from '../../test/support/outbox.js';
import {
  ledgerOf,
  openOrder,
  passes,
  pay,
  runJob,
  unlocked,
  untilSettled,
  untilUnlocked,
} from '../../test/support/payments.js';
import { deliver, stripeEvent, StripeServer } from '../../test/support/stripe-server.js';
import { until } from '../../test/support/until.js';
import { withStripe } from '../../test/support/with-stripe.js';

const REASON = 'The customer paid for the wrong resume.';

const callsOf = (api: TestApp, { token }: Staff) => {
  const authorized = (test: Test): Test => test.auth(token, { type: 'bearer' });
  const get = (path: string, query: object = {}) => authorized(api.visitor().get(`/api/admin/${path}`).query(query));
  return {
    get,
    post: (path: string, body: object = {}) => authorized(api.visitor().post(`/api/admin/${path}`).send(body)),
    payments: async (query: object) => (await get('payments', query).expect(200)).body as StaffPaymentList,
    payment: async (id: string) => (await get(`payments/${id}`).expect(200)).body as StaffPaymentDetail,
    subscriptions: async (query: object) =>
      (await get('subscriptions', query).expect(200)).body as StaffSubscriptionList,
    refund: (id: string, body: object = {}) =>
      authorized(
        api
          .visitor()
          .post(`/api/admin/payments/${id}/refund`)
          .send({ reason: REASON, ...body }),
      ),
  };
};

const refundsLogged = async (api: TestApp, staff: Staff, paymentId: string) => {
  const { body } = await callsOf(api, staff)
    .get('audit-log', { kind: 'payment_refunded', subjectId: paymentId, order: 'asc' })
    .expect(200);
  return (body as AuditList).items;
};

describe('payments in the console, with the sandbox', () => {
  let api: TestApp;
  let admin: Staff;
  let ada: Person;
  let calls: ReturnType<typeof callsOf>;
  beforeAll(async () => {
    api = await startApp({ worker: true });
    admin = await givenStaff(api);
    calls = callsOf(api, admin);
  });
  beforeEach(async () => {
    await api.database.query('DELETE FROM sign_in_attempts');
    ada = await givenPerson(api);
  });
  afterAll(() => api.close());

  const newCode = async (details: object = {}): Promise<PromoCodeView> => {
    const code = `C${randomUUID().slice(0, 8)}`;
    const { body } = await calls
      .post('promo-codes', { code, kind: 'amount', value: 100, appliesTo: ['one_time_payment', 'pro'], ...details })
      .expect(201);
    return body as PromoCodeView;
  };
  const buy = async (promoCode?: string) => {
    const resume = await givenResume(ada);
    const { body } = await ada.browser
      .post('/api/payments/create-payment-intent')
      .send({ resumeId: resume.id, promoCode })
      .expect(200);
    await pay(ada, (body as { clientSecret: string }).clientSecret).expect(200);
    await untilUnlocked(api, ada, resume);
    return resume;
  };
  const subscribe = async (plan: PaidPlan = 'pro', promoCode?: string, card?: string): Promise<void> => {
    const { body } = await ada.browser.post('/api/subscriptions').send({ plan, promoCode }).expect(200);
    await pay(ada, (body as SubscriptionView).clientSecret, card).expect(200);
    await untilSettled(api);
  };
  const own = async (query: object = {}) => (await calls.payments({ q: ada.email, ...query })).items;
  const billing = async () => (await ada.browser.get('/api/billing').expect(200)).body as BillingView;

  it('lists payments for downloads and plan periods with account, discount and promo code', async () => {
    const { code } = await newCode();
    await buy(code);
    await subscribe('pro');
    const payments = await own();
    const [plan, download] = ['pro', 'download'].map((kind) => payments.find((payment) => payment.kind === kind));
    expect(download).toMatchObject({
      kind: 'download',
      state: 'paid',
      amount: 299,
      refunded: 0,
      discount: 100,
      promoCode: code,
      currency: 'usd',
      provider: 'sandbox',
      user: { id: ada.id, email: ada.email },
      periodStart: null,
    });
    expect(plan).toMatchObject({ kind: 'pro', state: 'paid', amount: 999, promoCode: null });
    expect(Date.parse(plan!.periodEnd!)).toBeGreaterThan(Date.now());
    expect((await calls.payment(download!.id)).entries).toMatchObject([{ kind: 'download', amount: 299 }]);
    expect((await calls.payment(plan!.id)).subscription).toMatchObject({ plan: 'pro', state: 'active' });
  });

  it("shows the discount of a plan on the plan's first period only", async () => {
    const { code } = await newCode();
    await subscribe('pro', code);
    await passes(api, 32);
    const periods = await own({ sort: 'at', order: 'asc' });
    expect(periods.map(({ amount, discount, promoCode }) => [amount, discount, promoCode])).toEqual([
      [899, 100, code],
      [999, 0, null],
    ]);
  });

  it('filters payments by product, state and day, and finds a payment by its reference', async () => {
    await buy();
    await subscribe();
    const payments = await own();
    // Stripe's timestamps have a resolution of one second, so two payments may have the same time.
    const [plan, download] = ['pro', 'download'].map((kind) => payments.find((payment) => payment.kind === kind));
    const today = download!.at.slice(0, 10);
    expect((await own({ kind: 'download' })).map(({ id }) => id)).toEqual([download!.id]);
    expect((await own({ state: 'refunded' })).map(({ id }) => id)).toEqual([]);
    expect(await own({ from: today, to: today, kind: 'download' })).toHaveLength(1);
    expect(await own({ to: '2020-01-01' })).toEqual([]);
    expect((await calls.payments({ q: plan!.reference })).items.map(({ id }) => id)).toEqual([plan!.id]);
    await calls.get('payments', { from: 'yesterday' }).expect(422);
    await calls.get(`payments/${randomUUID()}`).expect(404);
    await calls.get('payments/00000000-0000-0000-0000-0000ffffffff').expect(404);
  });

  it('sorts and paginates payments in a stable order', async () => {
    for (let i = 0; i < 3; i++) await buy();
    await subscribe();
    const all = await own({ sort: 'amount', order: 'asc' });
    expect(all.map(({ amount }) => amount)).toEqual([399, 399, 399, 999]);
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => own({ sort: 'amount', order: 'asc', perPage: 1, page })),
    );
    expect(pages.flat().map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  });

  it('lists a declined download payment and a failed renewal as failed payments', async () => {
    const resume = await givenResume(ada);
    const order = await openOrder(ada, resume);
    await pay(ada, order.clientSecret, CARDS.declined).expect(402);
    await untilSettled(api);
    const [declined] = await own({ state: 'failed' });
    expect(declined).toMatchObject({ kind: 'download', amount: 399, id: order.orderId });
    expect(await calls.payment(declined!.id)).toMatchObject({ refundable: 0, entries: [] });
    expect((await calls.refund(declined!.id).expect(409)).body).toMatchObject({ code: 'not_refundable' });
    await pay(ada, order.clientSecret).expect(200);
    await untilUnlocked(api, ada, resume);
    expect(await own({ state: 'failed' })).toEqual([]);

    await subscribe('premium', undefined, CARDS.notRenewed);
    await passes(api, 32);
    const failed = await own({ state: 'failed' });
    expect(failed).toMatchObject([{ kind: 'premium', amount: 1_999, discount: 0 }]);
    expect((await calls.payment(failed[0]!.id)).subscription).toMatchObject({ state: 'past_due' });
  });

  it("keeps the payments of a deleted account without the account's email address", async () => {
    await buy();
    const [{ id } = { id: '' }] = await own();
    await api.database.query('UPDATE ledger_entries SET user_id = NULL WHERE user_id = $1', [ada.id]);
    expect((await calls.payment(id)).user).toBeNull();
  });

  it('a full refund locks the download, emails the owner and records the reason', async () => {
    const resume = await buy();
    const [{ id } = { id: '' }] = await own();
    const { body } = await calls.refund(id).expect(200);
    expect(body).toMatchObject({
      state: 'refunded',
      refunded: 399,
      refundable: 0,
      refunds: [{ amount: 399, reason: REASON, state: 'made', by: admin.username }],
      entries: [
        { kind: 'download', amount: 399 },
        { kind: 'refund', amount: -399 },
      ],
    });
    expect(await unlocked(api, ada)).toEqual([]);
    await ada.browser.get(`/api/export/pdf/${resume.id}`).expect(402);
    expect((await billing()).payments).toContainEqual(expect.objectContaining({ kind: 'refund', amount: -399 }));
    await until('the owner has received the email', async () =>
      (await mailsTo(api, ada.email)).some(({ subject }) => subject?.includes('refund')),
    );
    expect(await refundsLogged(api, admin, id)).toMatchObject([
      {
        reason: REASON,
        staff: { username: admin.username },
        user: { email: ada.email },
        changes: { refunded: [0, 399] },
        detail: expect.stringContaining('$3.99 of $3.99') as string,
      },
    ]);
    expect((await calls.refund(id).expect(409)).body).toMatchObject({ code: 'not_refundable' });
  });

  it('keeps a download unlocked after a partial refund, and refunds the remainder later', async () => {
    const resume = await buy();
    const [{ id } = { id: '' }] = await own();
    expect((await calls.refund(id, { amount: 100 }).expect(200)).body).toMatchObject({
      state: 'partly_refunded',
      refundable: 299,
    });
    expect(await unlocked(api, ada)).toEqual([resume.id]);
    const { body } = await calls.refund(id, { amount: 300 }).expect(422);
    expect(body).toMatchObject({ code: 'invalid', issues: [{ path: 'amount' }] });
    // Simulates a form that staff opened before the first refund.
    expect((await calls.refund(id, { amount: 100, refunded: 0 }).expect(409)).body).toMatchObject({
      code: 'refund_changed',
    });
    expect((await calls.refund(id, { refunded: 100 }).expect(200)).body).toMatchObject({ state: 'refunded' });
    expect(await unlocked(api, ada)).toEqual([]);
    expect(await ledgerOf(api, ada)).toEqual([
      { kind: 'download', amount: 399 },
      { kind: 'refund', amount: -100 },
      { kind: 'refund', amount: -299 },
    ]);
    expect((await refundsLogged(api, admin, id)).map(({ changes }) => changes)).toEqual([
      { refunded: [0, 100] },
      { refunded: [100, 399] },
    ]);
  });

  it('ends a plan immediately after a full refund, and keeps it after a partial refund', async () => {
    await subscribe('premium');
    const [{ id } = { id: '' }] = await own();
    await calls.refund(id, { amount: 999 }).expect(200);
    expect((await billing()).plan).toBe('premium');
    expect((await calls.refund(id).expect(200)).body).toMatchObject({
      state: 'refunded',
      subscription: { state: 'canceled' },
    });
    expect(await billing()).toMatchObject({ plan: 'free', subscription: null });
    await until('the plan has ended at the provider', async () => {
      const rows: { ended: boolean }[] = await api.database.query(
        'SELECT ended_at_provider AS ended FROM subscriptions WHERE user_id = $1',
        [ada.id],
      );
      return rows[0]!.ended;
    });
  });

  it('makes only one refund for several concurrent requests', async () => {
    await buy();
    const [{ id } = { id: '' }] = await own();
    const answers = await Promise.all(Array.from({ length: 6 }, () => calls.refund(id)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    expect(statuses).toContain(200);
    expect(await ledgerOf(api, ada)).toEqual([
      { kind: 'download', amount: 399 },
      { kind: 'refund', amount: -399 },
    ]);
    expect(await refundsLogged(api, admin, id)).toHaveLength(1);
  });

  it('rejects refunds of disputed or free payments, and any refund without a reason', async () => {
    const resume = await givenResume(ada);
    const order = await openOrder(ada, resume);
    await pay(ada, order.clientSecret, CARDS.disputed).expect(200);
    await until('the dispute is recorded', async () => (await own({ state: 'disputed' })).length === 1);
    const [{ id } = { id: '' }] = await own();
    expect((await calls.payment(id)).refundable).toBe(0);
    await calls.refund(id).expect(409);
    await calls.refund(id, { reason: '' }).expect(422);
    await calls.refund(id, { amount: 0 }).expect(422);
    await calls.refund(randomUUID()).expect(404);
    expect((await ledgerOf(api, ada)).some(({ kind }) => kind === 'refund')).toBe(false);

    const bob = (ada = await givenPerson(api));
    const { code } = await newCode({ kind: 'percent', value: 100 });
    const free = await givenResume(bob);
    await bob.browser
      .post('/api/payments/create-payment-intent')
      .send({ resumeId: free.id, promoCode: code })
      .expect(200);
    const [granted] = await own();
    expect(granted).toMatchObject({ amount: 0, discount: 399, promoCode: code, provider: 'none', state: 'paid' });
    await calls.refund(granted!.id).expect(409);
  });

  it('lets admins make refunds, lets support read payments, and rejects analysts', async () => {
    await buy();
    const [{ id } = { id: '' }] = await own();
    const support = callsOf(api, await givenStaff(api, 'support'));
    expect((await support.payment(id)).user).toMatchObject({ email: ada.email });
    await support.refund(id).expect(403);
    const analyst = callsOf(api, await givenStaff(api, 'analyst'));
    for (const path of ['payments', `payments/${id}`, 'payments.csv', 'subscriptions', 'subscriptions.csv'])
      await analyst.get(path).expect(403);
    expect(await ledgerOf(api, ada)).toHaveLength(1);
  });

  it('lists plans with their price and their renewal or end date', async () => {
    await subscribe('pro');
    const mine = async (query: object = {}) => (await calls.subscriptions({ q: ada.email, ...query })).items;
    const [running] = await mine();
    expect(running).toMatchObject({
      plan: 'pro',
      state: 'active',
      amount: 999,
      user: { email: ada.email },
      endsAt: null,
    });
    expect(Date.parse(running!.renewsAt!)).toBeGreaterThan(Date.now());
    await ada.browser.post('/api/billing/cancel').expect(200);
    const [canceled] = await mine();
    expect(canceled).toMatchObject({ cancelsAtPeriodEnd: true, renewsAt: null, endsAt: running!.renewsAt });
    expect(await mine({ plan: 'premium' })).toEqual([]);
    expect(await mine({ state: 'active', sort: 'endsAt' })).toHaveLength(1);
  });

  it('sums the revenue and the discounts of a promo code, net of refunds', async () => {
    const { id, code } = await newCode({ maxUsesPerUser: null });
    await buy(code);
    await subscribe('pro', code);
    await passes(api, 32);
    const read = async () => (await calls.get(`promo-codes/${id}`).expect(200)).body as PromoCodeView;
    expect(await read()).toMatchObject({ uses: 2, earned: 299 + 899 + 999, cost: 200 });
    const [download] = await own({ kind: 'download' });
    await calls.refund(download!.id, { amount: 99 }).expect(200);
    expect(await read()).toMatchObject({ earned: 200 + 899 + 999, cost: 200 });
    const { body } = await calls.get('promo-codes', { sort: 'earned' }).expect(200);
    const { items } = body as PromoCodeList;
    expect(items.find((item) => item.id === id)).toMatchObject({ earned: 200 + 899 + 999, cost: 200 });
    const earned = items.map((item) => item.earned);
    expect(earned).toEqual([...earned].sort((a, b) => b - a));
  });

  describe('exported payments', () => {
    const lines = async (path: string, query: object): Promise<string[]> => {
      const { text, headers } = await calls.get(path, query).expect(200);
      expect(headers['content-type']).toBe('text/csv; charset=utf-8');
      expect(headers['content-disposition']).toMatch(
        /^attachment; filename="(payments|subscriptions)-\d{4}-\d\d-\d\d\.csv"$/,
      );
      return text.split('\r\n').slice(0, -1);
    };

    it('exported payments contain all rows that match the filter, not just one page', async () => {
      await api.database.query(
        `INSERT INTO ledger_entries (user_id, kind, amount, currency, provider, reference, payment, at)
         SELECT $1::uuid, 'download', n, 'usd', 'sandbox', $1::uuid || '-' || n, $1::uuid || '-' || n, '2020-02-01T00:00:00Z'
         FROM generate_series(1, 1234) n`,
        [ada.id],
      );
      const file = await lines('payments.csv', { q: ada.email, perPage: 1, from: '2020-02-01', to: '2020-02-01' });
      expect(file[0]).toMatch(/^\uFEFFPaid at \(UTC\),Product,Status,Account,Amount,/);
      expect(file).toHaveLength(1_235);
      expect(new Set(file).size).toBe(1_235);
      expect(file[1]).toContain(`2020-02-01T00:00:00.000Z,download,paid,${ada.email},`);
      const { body } = await calls.get('audit-log', { kind: 'payments_exported', perPage: 1 }).expect(200);
      expect((body as AuditList).items[0]).toMatchObject({ detail: 'payments', staff: { username: admin.username } });
    });

    it('escapes formulas in email addresses and references', async () => {
      await api.database.query(`UPDATE users SET email = '=1+1' || email WHERE id = $1`, [ada.id]);
      await api.database.query(
        `INSERT INTO ledger_entries (user_id, kind, amount, currency, provider, reference, payment, at)
         VALUES ($1::uuid, 'download', 399, 'usd', 'sandbox', '@SUM(' || $1::uuid || ')', NULL, now())`,
        [ada.id],
      );
      const [, line] = await lines('payments.csv', { q: ada.email });
      expect(line).toContain(`,'=1+1${ada.email},3.99,`);
      expect(line).toContain(`,'@SUM(${ada.id}),`);
    });

    it('exported payments include plans', async () => {
      await subscribe('premium');
      const file = await lines('subscriptions.csv', { q: ada.email });
      expect(file).toHaveLength(2);
      expect(file[1]).toContain(`,premium,,active,${ada.email},19.99,usd,`);
    });
  });
});

describe('refunds that staff make through Stripe', () => {
  const stripe = new StripeServer();
  let api: TestApp;
  let admin: Staff;
  let ada: Person;
  let calls: ReturnType<typeof callsOf>;
  withStripe(stripe, (started) => (api = started));
  beforeEach(async () => {
    await api.database.query('DELETE FROM sign_in_attempts');
    admin = await givenStaff(api);
    calls = callsOf(api, admin);
    ada = await givenPerson(api);
    stripe.received.length = 0;
  });

  const deliverEvent = async (type: string, object: object): Promise<void> => {
    await deliver(api, stripeEvent(type, object)).expect(200);
    await untilSettled(api);
  };
  const bought = async () => {
    const resume = await givenResume(ada);
    const payment = (await openOrder(ada, resume)).clientSecret!.split('_secret_')[0]!;
    stripe.account.pay(payment);
    await deliverEvent('payment_intent.succeeded', { id: payment, object: 'payment_intent' });
    const [{ id } = { id: '' }] = (await calls.payments({ q: payment })).items;
    return { id, payment, resume };
  };
  const refunded = (payment: string): number =>
    stripe.account.charges.find(({ payment_intent }) => payment_intent === payment)!.amount_refunded;
  const refundCalls = () => stripe.calls('POST refunds').map(({ params }) => params['amount']);

  it('staff refunds return exactly the requested amounts and are recorded only once', async () => {
    const { id, payment } = await bought();
    await calls.refund(id, { amount: 150 }).expect(200);
    await calls.refund(id).expect(200);
    expect(refundCalls()).toEqual(['150', '249']);
    expect(refunded(payment)).toBe(399);
    await deliverEvent('charge.refunded', { id: 'ch', object: 'charge', payment_intent: payment });
    expect(await ledgerOf(api, ada)).toHaveLength(3);
  });

  it('ends the plan at Stripe when its payment is refunded', async () => {
    await ada.browser.post('/api/subscriptions').send({ plan: 'pro' }).expect(200);
    const subscription = [...stripe.account.subscriptions.keys()].at(-1)!;
    stripe.account.payInvoice(subscription);
    await deliverEvent('customer.subscription.updated', { id: subscription, object: 'subscription' });
    const [{ id } = { id: '' }] = (await calls.payments({ q: ada.email })).items;
    await calls.refund(id).expect(200);
    await until(
      'the plan has ended at Stripe',
      () => stripe.account.readSubscription(subscription)['status'] === 'canceled',
    );
    expect((await ada.browser.get('/api/billing').expect(200)).body).toMatchObject({ plan: 'free' });
  });

  it('stores a refund while Stripe is unavailable, and makes the refund when staff request it again', async () => {
    const { id, payment, resume } = await bought();
    stripe.fault = { status: 503 };
    expect((await calls.refund(id).expect(503)).body).toMatchObject({
      code: 'payments_unavailable',
      message: 'The refund was recorded. It will be sent when the payment provider is available.',
    });
    expect(await calls.payment(id)).toMatchObject({
      state: 'paid',
      refunded: 0,
      refunds: [{ state: 'open', amount: 399 }],
    });
    expect(await unlocked(api, ada)).toEqual([resume.id]);
    // A request with a different amount is rejected while the first refund is in progress.
    expect((await calls.refund(id, { amount: 100 }).expect(409)).body).toMatchObject({ code: 'refund_changed' });
    stripe.fault = undefined;
    await until('the refund is made', async () => (await calls.refund(id)).status !== 503);
    expect(await calls.payment(id)).toMatchObject({ state: 'refunded', refunds: [{ state: 'made' }] });
    expect(refunded(payment)).toBe(399);
    expect(await refundsLogged(api, admin, id)).toHaveLength(1);
  });

  it('the worker completes a stored refund that staff do not request again', async () => {
    const { id, payment } = await bought();
    stripe.fault = { status: 503 };
    await calls.refund(id, { amount: 100 }).expect(503);
    stripe.fault = undefined;
    await until('the refund is made', async () => {
      await runJob(api, { kind: 'reconcile' });
      return refunded(payment) === 100;
    });
    expect(await calls.payment(id)).toMatchObject({ state: 'partly_refunded', refunds: [{ state: 'made' }] });
  });

  it("makes only one refund when Stripe's response is lost", async () => {
    const { id, payment } = await bought();
    let lost = 0;
    stripe.meanwhile = ({ path, params }) => {
      if (path !== 'refunds' || lost++ > 0) return Promise.resolve(undefined);
      stripe.account.refund(params);
      return Promise.resolve('hangs up');
    };
    await calls.refund(id, { amount: 150 });
    await until('the refund is recorded', async () => {
      await calls.refund(id, { amount: 150, refunded: 0 });
      return (await calls.payment(id)).refunds[0]!.state === 'made';
    });
    // Stripe made the refund on the first attempt, and the Stripe library repeated the request.
    expect((await calls.payment(id)).refunded).toBe(refunded(payment));
    expect((await calls.payment(id)).refunds).toHaveLength(1);
  });

  it("returns 409 if the remaining amount has already been refunded in Stripe's dashboard", async () => {
    const { id, payment } = await bought();
    stripe.account.refund({ payment_intent: payment, amount: '300' });
    expect((await calls.refund(id).expect(409)).body).toMatchObject({ code: 'not_refundable' });
    expect(refunded(payment)).toBe(300);
    expect(await calls.payment(id)).toMatchObject({
      state: 'partly_refunded',
      refunded: 300,
      refundable: 99,
      refunds: [{ state: 'refused' }],
    });
    await calls.refund(id).expect(200);
    expect(refunded(payment)).toBe(399);
  });

  it('makes only one refund when the same refund is requested concurrently', async () => {
    const { id, payment } = await bought();
    const statuses = (await Promise.all(Array.from({ length: 6 }, () => calls.refund(id, { amount: 50 })))).map(
      ({ status }) => status,
    );
    expect(statuses).toContain(200);
    expect(refunded(payment) % 50).toBe(0);
    expect((await calls.payment(id)).refunded).toBe(refunded(payment));
    expect((await calls.payment(id)).refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(refunded(payment));
  });
});
