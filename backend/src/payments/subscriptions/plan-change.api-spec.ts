import type { BillingView } from '@shortlist/shared/contract/account/billing';
import type { SubscriptionView } from '@shortlist/shared/contract/account/payments';
import { startApp, type TestApp } from '../../../test/support/app.js';
import { givenPerson, type Person } from '../../../test/support/given.js';
import { ledgerOf, passes, pay, untilSettled } from '../../../test/support/payments.js';
import { until } from '../../../test/support/until.js';

describe('the preview of a plan change', () => {
  let api: TestApp;
  let ada: Person;
  beforeAll(async () => {
    api = await startApp({ worker: true });
    ada = await givenPerson(api);
  });
  afterAll(() => api.close());

  const preview = (plan: string) => ada.browser.get(`/api/billing/plan-change?plan=${plan}`);
  const untilPlan = (plan: string) =>
    until(`the plan is ${plan}`, async () => {
      const { body } = await ada.browser.get('/api/billing').expect(200);
      return (body as BillingView).plan === plan;
    });

  it('returns an error for unknown plans, and for users without a paid plan', async () => {
    expect((await preview('premium').expect(409)).body).toMatchObject({ code: 'no_subscription' });
    await preview('free').expect(422);
    await api.visitor().get('/api/billing/plan-change?plan=pro').expect(401);
  });

  it('returns the prorated price difference that the change then charges', async () => {
    const { body } = await ada.browser.post('/api/subscriptions').send({ plan: 'pro' }).expect(200);
    await pay(ada, (body as SubscriptionView).clientSecret).expect(200);
    await untilPlan('pro');
    await untilSettled(api);
    await passes(api, 10);
    const { amountDue, currency } = (await preview('premium').expect(200)).body as {
      amountDue: number;
      currency: string;
    };
    expect(currency).toBe('usd');
    expect(amountDue).toBeGreaterThan(600);
    expect(amountDue).toBeLessThan(700);
    await ada.browser.post('/api/subscriptions').send({ plan: 'premium' }).expect(200);
    await untilPlan('premium');
    expect((await ledgerOf(api, ada)).map(({ amount }) => amount)).toEqual([999, amountDue]);
  });

  it('returns an amount due of 0 for a change to a cheaper plan', async () => {
    expect((await preview('pro').expect(200)).body).toEqual({ amountDue: 0, currency: 'usd' });
  });
});
