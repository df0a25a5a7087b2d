import { randomUUID } from 'node:crypto';
import type { BillingView } from '@shortlist/shared/contract/account/billing';
import type { SubscriptionView } from '@shortlist/shared/contract/account/payments';
import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import { startApp, type TestApp } from '../../../test/support/app.js';
import { CARDS, givenPerson, givenResume, type Person } from '../../../test/support/given.js';
import { givenStaff } from '../../../test/support/given-staff.js';
import { ledgerOf, passes, pay, resetClock, untilSettled } from '../../../test/support/payments.js';
import { until } from '../../../test/support/until.js';

describe('monthly plans', () => {
  let api: TestApp;
  let ada: Person;
  let resume: ResumeRecord;
  beforeAll(async () => {
    api = await startApp({ worker: true });
  });
  beforeEach(async () => {
    await resetClock(api);
    ada = await givenPerson(api);
    resume = await givenResume(ada);
  });
  afterAll(() => api.close());

  const subscribe = (plan: string, more: object = {}) =>
    ada.browser.post('/api/subscriptions/create-dev').send({ plan, ...more });
  const billing = async () => (await ada.browser.get('/api/billing').expect(200)).body as BillingView;
  const post = (route: string) => ada.browser.post(`/api/billing/${route}`);
  const pdf = () => ada.browser.get(`/api/export/pdf/${resume.id}`);
  const untilPlan = (plan: string) => until(`the plan is ${plan}`, async () => (await billing()).plan === plan);
  const onPlan = async (plan: 'pro' | 'premium', card: string = CARDS.good): Promise<void> => {
    const { clientSecret } = (await subscribe(plan).expect(200)).body as SubscriptionView;
    await pay(ada, clientSecret, card).expect(200);
    await untilPlan(plan);
    await untilSettled(api);
  };

  it('a plan starts once the first month is paid', async () => {
    const answer = await subscribe('pro').expect(200);
    const { clientSecret, subscriptionId } = answer.body as SubscriptionView;
    expect(subscriptionId).toMatch(/^[0-9a-f-]{36}$/);
    expect(await billing()).toMatchObject({ plan: 'free', subscription: { state: 'incomplete' } });
    await pdf().expect(402);
    await pay(ada, clientSecret).expect(200);
    await untilPlan('pro');
    await pdf().expect(200);
    const { subscription, payments, renewsAt } = await billing();
    expect(subscription).toMatchObject({ id: subscriptionId, plan: 'pro', state: 'active', cancelsAtPeriodEnd: false });
    expect(Date.parse(renewsAt!)).toBeGreaterThan(Date.now() + 27 * 86_400_000);
    expect(payments).toHaveLength(1);
    expect(payments[0]).toMatchObject({ kind: 'subscription', amount: 999, currency: 'usd' });
    expect(payments[0]!.description).toMatch(/^Pro plan, /);
  });

  it('starts only one plan when five requests subscribe at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => subscribe('premium').expect(200)));
    const secrets = new Set(answers.map(({ body }) => (body as SubscriptionView).clientSecret));
    expect(secrets.size).toBe(1);
  });

  it('an unpaid plan can be replaced by another plan', async () => {
    const first = (await subscribe('pro').expect(200)).body as SubscriptionView;
    const second = (await subscribe('premium').expect(200)).body as SubscriptionView;
    expect(second.subscriptionId).not.toBe(first.subscriptionId);
    await pay(ada, second.clientSecret).expect(200);
    await untilPlan('premium');
    expect((await billing()).payments.map(({ amount }) => amount)).toEqual([1_999]);
  });

  it('an active plan cannot be bought again', async () => {
    await onPlan('pro');
    expect((await subscribe('pro').expect(409)).body).toMatchObject({ code: 'already_subscribed' });
  });

  it('a canceled plan runs until the end of the period', async () => {
    await onPlan('pro');
    const answer = await post('cancel').expect(200);
    expect(answer.body).toMatchObject({ plan: 'pro', subscription: { cancelsAtPeriodEnd: true } });
    await pdf().expect(200);
    await passes(api, 32);
    expect(await billing()).toMatchObject({ plan: 'free', subscription: null });
    await pdf().expect(402);
    expect(await ledgerOf(api, ada)).toEqual([{ kind: 'subscription', amount: 999 }]);
  });

  it('a plan whose cancellation was withdrawn renews at the end of its period', async () => {
    await onPlan('pro');
    await post('cancel').expect(200);
    const answer = await post('resume').expect(200);
    expect(answer.body).toMatchObject({ plan: 'pro', subscription: { cancelsAtPeriodEnd: false } });
    await passes(api, 32);
    expect((await billing()).plan).toBe('pro');
    expect(await ledgerOf(api, ada)).toHaveLength(2);
  });

  it('an upgrade takes effect immediately, with proration', async () => {
    await onPlan('pro');
    const answer = await subscribe('premium').expect(200);
    expect(answer.body).toMatchObject({ message: 'You are now on Premium.' });
    await untilPlan('premium');
    await untilSettled(api);
    const [first, second] = await ledgerOf(api, ada);
    expect(first).toEqual({ kind: 'subscription', amount: 999 });
    expect(second!.amount).toBeGreaterThan(0);
    expect(second!.amount).toBeLessThanOrEqual(1_000);
  });

  it('a downgrade takes effect when the next period starts', async () => {
    await onPlan('premium');
    const answer = await subscribe('pro').expect(200);
    expect(answer.body).toMatchObject({ message: 'Your plan changes to Pro when the next billing period starts.' });
    expect(await billing()).toMatchObject({ plan: 'premium', subscription: { nextPlan: 'pro' } });
    await passes(api, 32);
    expect(await billing()).toMatchObject({ plan: 'pro', subscription: { nextPlan: null } });
    expect((await ledgerOf(api, ada)).map(({ amount }) => amount)).toEqual([1_999, 999]);
  });

  it('a plan runs for seven more days after a failed renewal', async () => {
    await onPlan('pro', CARDS.notRenewed);
    await passes(api, 32);
    const { plan, subscription } = await billing();
    expect(plan).toBe('pro');
    expect(subscription).toMatchObject({ state: 'past_due' });
    expect(subscription!.graceUntil).not.toBeNull();
    await passes(api, 8);
    expect(await billing()).toMatchObject({ plan: 'free', subscription: null });
  });

  it('a plan continues once another card pays the failed renewal', async () => {
    await onPlan('pro', CARDS.notRenewed);
    await passes(api, 32);
    const { clientSecret } = (await subscribe('pro').expect(200)).body as SubscriptionView;
    await pay(ada, clientSecret).expect(200);
    await until('the plan is paid', async () => (await billing()).subscription?.state === 'active');
    await untilSettled(api);
    expect((await billing()).subscription!.graceUntil).toBeNull();
    expect((await ledgerOf(api, ada)).map(({ amount }) => amount)).toEqual([999, 999]);
    expect((await subscribe('pro').expect(409)).body).toMatchObject({ code: 'already_subscribed' });
  });

  it('a plan can be refunded once within 14 days, and then ends immediately', async () => {
    await onPlan('pro');
    expect((await billing()).subscription!.refundableUntil).not.toBeNull();
    const answer = await post('refund').expect(200);
    expect(answer.body).toMatchObject({ plan: 'free', subscription: null });
    await untilSettled(api);
    expect(await ledgerOf(api, ada)).toEqual([
      { kind: 'subscription', amount: 999 },
      { kind: 'refund', amount: -999 },
    ]);
    await onPlan('pro');
    expect((await billing()).subscription!.refundableUntil).toBeNull();
    expect((await post('refund').expect(409)).body).toMatchObject({ code: 'not_refundable' });
  });

  it('a plan cannot be refunded after 14 days', async () => {
    await passes(api, -15);
    await onPlan('pro');
    expect((await billing()).subscription!.refundableUntil).toBeNull();
    expect((await post('refund').expect(409)).body).toMatchObject({ code: 'not_refundable' });
    expect((await billing()).plan).toBe('pro');
  });

  it.each(['cancel', 'resume', 'refund'])('returns 409 for POST /api/billing/%s without a plan', async (route) => {
    expect((await post(route).expect(409)).body).toMatchObject({ code: 'no_subscription' });
  });

  it('the sandbox has no provider pages for cards and invoices', async () => {
    expect((await billing()).portal).toBe(false);
    await post('portal').expect(404);
  });

  it('a promo code lowers the price of the first month', async () => {
    const staff = await givenStaff(api);
    const code = `PLAN${randomUUID().slice(0, 6)}`.toUpperCase();
    await api
      .visitor()
      .post('/api/admin/promo-codes')
      .set('authorization', `Bearer ${staff.token}`)
      .send({ code, kind: 'percent', value: 50, appliesTo: ['pro'] })
      .expect(201);
    const { clientSecret } = (await subscribe('pro', { promoCode: code }).expect(200)).body as SubscriptionView;
    await pay(ada, clientSecret).expect(200);
    await untilPlan('pro');
    await passes(api, 32);
    expect((await ledgerOf(api, ada)).map(({ amount }) => amount)).toEqual([499, 999]);
  });

  it('returns 422 for an unknown plan name', async () => {
    for (const plan of ['free', 'gold', '']) await subscribe(plan).expect(422);
    await api.visitor().post('/api/subscriptions').send({ plan: 'pro' }).expect(401);
  });
});
