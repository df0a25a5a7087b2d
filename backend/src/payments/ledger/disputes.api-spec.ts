import type { BillingView } from '@shortlist/shared/contract/account/billing';
import type { DisputeList } from '@shortlist/shared/contract/console/disputes';
import type { PaidPlan, SubscriptionView } from '@shortlist/shared/contract/account/payments';
import { startApp, type TestApp } from '../../../test/support/app.js';
import { CARDS, givenPerson, givenResume, type Person } from '../../../test/support/given.js';
import { givenStaff } from '../../../test/support/given-staff.js';
import { mailsTo } from '../../../test/support/outbox.js';
import { ledgerOf, openOrder, ordersOf, passes, pay, unlocked, untilSettled } from '../../../test/support/payments.js';
import { deliver, stripeEvent, StripeServer } from '../../../test/support/stripe-server.js';
import { until } from '../../../test/support/until.js';
import { withStripe } from '../../../test/support/with-stripe.js';

const EVENTS = ['created', 'funds_withdrawn', 'updated', 'funds_reinstated', 'closed'] as const;

describe('disputes at Stripe', () => {
  const stripe = new StripeServer();
  let api: TestApp;
  let ada: Person;
  withStripe(stripe, (started) => (api = started));
  beforeEach(async () => {
    ada = await givenPerson(api);
  });

  const billing = async () => (await ada.browser.get('/api/billing').expect(200)).body as BillingView;
  const deliverEvent = async (type: string, object: object): Promise<void> => {
    await deliver(api, stripeEvent(type, object)).expect(200);
    await untilSettled(api);
  };
  const boughtResume = async () => {
    const resume = await givenResume(ada);
    const payment = (await openOrder(ada, resume)).clientSecret!.split('_secret_')[0]!;
    stripe.account.pay(payment);
    await deliverEvent('payment_intent.succeeded', { id: payment, object: 'payment_intent' });
    expect(await unlocked(api, ada)).toContain(resume.id);
    return { resume, payment };
  };
  const updated = (id: string) => deliverEvent('customer.subscription.updated', { id, object: 'subscription' });
  const onPlan = async (plan: PaidPlan = 'pro') => {
    await ada.browser.post('/api/subscriptions').send({ plan }).expect(200);
    const id = [...stripe.account.subscriptions.keys()].at(-1)!;
    stripe.account.payInvoice(id);
    await updated(id);
    expect((await billing()).plan).toBe(plan);
    return { id, payment: stripe.account.subscriptions.get(id)!.latest.intent!.id };
  };
  const ended = (id: string) =>
    until('the plan has ended at Stripe', () => stripe.account.readSubscription(id)['status'] === 'canceled');
  const sum = async (): Promise<number> => (await ledgerOf(api, ada)).reduce((total, { amount }) => total + amount, 0);
  const fees = async (payment: string): Promise<number[]> => {
    const rows: { amount: number }[] = await api.database.query(
      `SELECT amount FROM ledger_entries WHERE kind = 'dispute_fee' AND payment = $1`,
      [payment],
    );
    return rows.map(({ amount }) => amount);
  };
  const subjects = async (): Promise<(string | undefined)[]> => {
    await until('every payment email is sent', async () => {
      const rows: unknown[] = await api.database.query('SELECT 1 FROM payment_mails WHERE handled_at IS NULL');
      return rows.length === 0;
    });
    return (await mailsTo(api, ada.email)).map(({ subject }) => subject).filter((subject) => subject?.includes('$'));
  };

  it('a dispute locks the resume, adds a ledger entry and notifies the user', async () => {
    const { resume, payment } = await boughtResume();
    expect(await subjects()).toEqual(['Your receipt: $3.99']);
    await deliverEvent('charge.dispute.created', stripe.account.dispute(payment));
    expect(await unlocked(api, ada)).toEqual([]);
    await ada.browser.get(`/api/export/pdf/${resume.id}`).expect(402);
    expect(await ledgerOf(api, ada)).toEqual([
      { kind: 'download', amount: 399 },
      { kind: 'dispute', amount: -399 },
    ]);
    expect(await fees(payment)).toEqual([-1_500]);
    expect(await billing()).toMatchObject({
      purchasesBlocked: true,
      disputes: [{ state: 'open', amount: 399, currency: 'usd', description: 'Download of Ada Lovelace Resume' }],
      payments: [
        { kind: 'dispute', amount: -399, description: 'Returned by your bank: Download of Ada Lovelace Resume' },
        { kind: 'download', amount: 399 },
      ],
    });
    expect(await subjects()).toEqual(['Your receipt: $3.99', 'Your bank disputed a payment: $3.99']);
  });

  it('a won dispute unlocks the resume again', async () => {
    const { resume, payment } = await boughtResume();
    const { id } = stripe.account.dispute(payment);
    await deliverEvent('charge.dispute.created', { id, object: 'dispute', payment_intent: payment });
    await deliverEvent('charge.dispute.closed', stripe.account.moveDispute(id, 'won'));
    expect(await unlocked(api, ada)).toEqual([resume.id]);
    expect(await sum()).toBe(399);
    expect(await fees(payment)).toEqual([-1_500]);
    expect(await billing()).toMatchObject({ purchasesBlocked: false, disputes: [{ state: 'won' }] });
    expect((await subjects()).at(-1)).toBe('The dispute over $3.99 is closed');
  });

  it('dispute events lead to the same state in whatever order and however often they arrive', async () => {
    const { payment } = await boughtResume();
    const dispute = stripe.account.dispute(payment);
    stripe.account.moveDispute(dispute.id, 'lost');
    for (const type of [...EVENTS].reverse()) await deliverEvent(`charge.dispute.${type}`, dispute);
    for (const type of EVENTS) await deliverEvent(`charge.dispute.${type}`, dispute);
    expect(await ledgerOf(api, ada)).toEqual([
      { kind: 'download', amount: 399 },
      { kind: 'dispute', amount: -399 },
    ]);
    expect((await ordersOf(api, ada)).map(({ state }) => state)).toEqual(['disputed']);
    expect((await subjects()).filter((subject) => subject?.includes('dispute'))).toHaveLength(1);
  });

  it("finds the payment of a dispute whose event arrived before the payment's event", async () => {
    const resume = await givenResume(ada);
    const payment = (await openOrder(ada, resume)).clientSecret!.split('_secret_')[0]!;
    stripe.account.pay(payment);
    const dispute = stripe.account.dispute(payment);
    await deliverEvent('charge.dispute.created', dispute);
    await deliverEvent('payment_intent.succeeded', { id: payment, object: 'payment_intent' });
    expect(await unlocked(api, ada)).toEqual([]);
    expect(await sum()).toBe(0);
  });

  it('an inquiry from the bank changes nothing', async () => {
    const { resume, payment } = await boughtResume();
    const inquiry = stripe.account.dispute(payment, 'warning_needs_response');
    await deliverEvent('charge.dispute.created', inquiry);
    expect(await unlocked(api, ada)).toEqual([resume.id]);
    expect(await billing()).toMatchObject({ purchasesBlocked: false, disputes: [] });
    await deliverEvent('charge.dispute.closed', stripe.account.moveDispute(inquiry.id, 'warning_closed'));
    expect(await ledgerOf(api, ada)).toHaveLength(1);
    await deliverEvent('charge.dispute.funds_withdrawn', stripe.account.moveDispute(inquiry.id, 'needs_response'));
    expect(await unlocked(api, ada)).toEqual([]);
    expect(await sum()).toBe(0);
  });

  it('a dispute over a fully refunded payment deducts nothing more', async () => {
    const { payment } = await boughtResume();
    stripe.account.refund({ payment_intent: payment, amount: '399' });
    await deliverEvent('charge.refunded', { id: 'ch', object: 'charge', payment_intent: payment });
    // Creates the dispute as an inquiry, so that the test server withdraws no money, because Stripe does not withdraw
    // money for a fully refunded payment.
    const inquiry = stripe.account.dispute(payment, 'warning_needs_response');
    stripe.account.disputes.find(({ id }) => id === inquiry.id)!.status = 'needs_response';
    await deliverEvent('charge.dispute.created', inquiry);
    expect(await ledgerOf(api, ada)).toEqual([
      { kind: 'download', amount: 399 },
      { kind: 'refund', amount: -399 },
    ]);
    expect((await ordersOf(api, ada)).map(({ state }) => state)).toEqual(['refunded']);
  });

  it('an open or lost dispute blocks card payments of the account until staff clear it', async () => {
    const { payment } = await boughtResume();
    const dispute = stripe.account.dispute(payment);
    await deliverEvent('charge.dispute.created', dispute);
    const tries = () => [
      ada.browser.post('/api/subscriptions').send({ plan: 'pro' }),
      givenResume(ada).then(({ id }) => ada.browser.post('/api/payments/create-payment-intent').send({ resumeId: id })),
    ];
    for (const { status, body } of await Promise.all(tries())) {
      expect([status, (body as { code: string }).code]).toEqual([403, 'purchases_blocked']);
    }
    await deliverEvent('charge.dispute.closed', stripe.account.moveDispute(dispute.id, 'lost'));
    expect((await Promise.all(tries())).map(({ status }) => status)).toEqual([403, 403]);
    const { token, username } = await givenStaff(api, 'support');
    const list = await api
      .visitor()
      .get('/api/admin/disputes')
      .query({ q: ada.email, state: 'lost' })
      .auth(token, { type: 'bearer' })
      .expect(200);
    const [listed] = (list.body as DisputeList).items;
    expect(listed).toMatchObject({ reference: dispute.id, payment, user: { email: ada.email }, clearedAt: null });
    const clear = (cleared: boolean) =>
      api.visitor().patch(`/api/admin/disputes/${listed!.id}`).auth(token, { type: 'bearer' }).send({ cleared });
    expect((await clear(true).expect(200)).body).toMatchObject({ clearedBy: username });
    expect((await Promise.all(tries())).map(({ status }) => status)).toEqual([200, 200]);
    await clear(false).expect(200);
    expect((await Promise.all(tries())).map(({ status }) => status)).toEqual([403, 403]);
  });

  it('a dispute ends the plan immediately, locally and at Stripe, so that it does not renew', async () => {
    const { id, payment } = await onPlan();
    await deliverEvent('charge.dispute.created', stripe.account.dispute(payment));
    expect(await billing()).toMatchObject({
      plan: 'free',
      subscription: null,
      disputes: [{ description: 'Pro plan' }],
    });
    await ended(id);
    await untilSettled(api);
    expect(await sum()).toBe(0);
    expect((await ada.browser.post('/api/billing/refund').expect(409)).body).toMatchObject({ code: 'no_subscription' });
    expect(stripe.account.refunds.filter(({ payment_intent }) => payment_intent === payment)).toEqual([]);
    expect((await subjects()).sort()).toEqual(['Your bank disputed a payment: $9.99', 'Your receipt: $9.99']);
  });

  it('a won dispute restores the paid month without renewing the plan', async () => {
    const { id, payment } = await onPlan('premium');
    const dispute = stripe.account.dispute(payment);
    await deliverEvent('charge.dispute.created', dispute);
    await ended(id);
    await deliverEvent('charge.dispute.funds_reinstated', stripe.account.moveDispute(dispute.id, 'won'));
    const { plan, renewsAt, subscription } = await billing();
    expect([plan, subscription]).toEqual(['premium', null]);
    expect(Date.parse(renewsAt!)).toBeGreaterThan(Date.now());
    expect(await sum()).toBe(1_999);
    expect(stripe.account.readSubscription(id)).toMatchObject({ status: 'canceled' });
  });

  it('a won dispute restores nothing once the paid month has ended', async () => {
    const { id, payment } = await onPlan();
    const dispute = stripe.account.dispute(payment);
    await deliverEvent('charge.dispute.created', dispute);
    await ended(id);
    const { latest } = stripe.account.subscriptions.get(id)!;
    latest['period'] = { start: 1, end: Math.floor(Date.now() / 1_000) - 60 };
    await deliverEvent('charge.dispute.closed', stripe.account.moveDispute(dispute.id, 'won'));
    expect(await billing()).toMatchObject({ plan: 'free', renewsAt: null });
    expect(await sum()).toBe(999);
  });

  it("a dispute over an earlier month's payment cancels the plan at the end of the current period", async () => {
    const { id, payment } = await onPlan();
    const { latest } = stripe.account.subscriptions.get(id)!;
    latest['period'] = { start: 1, end: Math.floor(Date.now() / 1_000) - 60 };
    stripe.account.renew(id, true);
    await updated(id);
    await deliverEvent('charge.dispute.created', stripe.account.dispute(payment));
    await until('the plan does not renew', async () => (await billing()).subscription?.cancelsAtPeriodEnd === true);
    expect((await billing()).plan).toBe('pro');
    expect(stripe.account.readSubscription(id)).toMatchObject({ status: 'active', cancel_at_period_end: true });
    await ada.browser.post('/api/billing/resume').expect(403);
    // Only this month's payment is refundable; the disputed payment is not.
    expect((await billing()).subscription).toMatchObject({ refundableAmount: 999 });
    await ada.browser.post('/api/billing/refund').expect(200);
    expect(stripe.account.refunds.map(({ payment_intent }) => payment_intent)).not.toContain(payment);
  });

  it('a dispute that arrives during a refund stops the refund', async () => {
    const { payment } = await onPlan();
    stripe.account.dispute(payment);
    await ada.browser.post('/api/billing/refund').expect(200);
    await untilSettled(api);
    expect(await sum()).toBe(0);
    expect(await ledgerOf(api, ada)).toEqual([
      { kind: 'subscription', amount: 999 },
      { kind: 'dispute', amount: -999 },
    ]);
  });
});

describe('a sandbox card that causes a dispute', () => {
  let api: TestApp;
  let ada: Person;
  beforeEach(async () => {
    api = await startApp({ worker: true });
    ada = await givenPerson(api);
  });
  afterEach(() => api.close());

  const billing = async () => (await ada.browser.get('/api/billing').expect(200)).body as BillingView;

  it('a disputed download is locked again, and the dispute is lost after two weeks', async () => {
    const { clientSecret } = await openOrder(ada, await givenResume(ada));
    await pay(ada, clientSecret, CARDS.disputed).expect(200);
    await untilSettled(api);
    expect(await billing()).toMatchObject({ unlockedResumes: [], disputes: [{ state: 'open' }] });
    await passes(api, 15);
    expect(await billing()).toMatchObject({ unlockedResumes: [], disputes: [{ state: 'lost' }] });
    expect(await ledgerOf(api, ada)).toEqual([
      { kind: 'download', amount: 399 },
      { kind: 'dispute', amount: -399 },
    ]);
  });

  it('a disputed plan ends immediately and does not renew', async () => {
    const answer = await ada.browser.post('/api/subscriptions').send({ plan: 'pro' }).expect(200);
    await pay(ada, (answer.body as SubscriptionView).clientSecret, CARDS.disputed).expect(200);
    await untilSettled(api);
    await until('the plan has ended', async () => (await billing()).plan === 'free');
    await passes(api, 40);
    expect(await ledgerOf(api, ada)).toHaveLength(2);
  });
});
