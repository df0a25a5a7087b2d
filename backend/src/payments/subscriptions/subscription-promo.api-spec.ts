import { randomUUID } from 'node:crypto';
import type { BillingView } from '@shortlist/shared/contract/account/billing';
import type { SubscriptionView } from '@shortlist/shared/contract/account/payments';
import { startApp, type TestApp } from '../../../test/support/app.js';
import { givenPerson, type Person } from '../../../test/support/given.js';
import { givenStaff } from '../../../test/support/given-staff.js';
import { ledgerOf, pay, untilSettled } from '../../../test/support/payments.js';
import { until } from '../../../test/support/until.js';

describe('a promo code for the first month of a plan', () => {
  let api: TestApp;
  let ada: Person;
  beforeAll(async () => {
    api = await startApp({ worker: true });
  });
  beforeEach(async () => {
    ada = await givenPerson(api);
  });
  afterAll(() => api.close());

  const subscribe = (promoCode?: string | null, plan = 'pro') =>
    ada.browser.post('/api/subscriptions').send({ plan, promoCode });
  const viewOf = async (promoCode?: string | null): Promise<SubscriptionView> =>
    (await subscribe(promoCode).expect(200)).body as SubscriptionView;
  const givenCode = async (rules: object): Promise<string> => {
    const { token } = await givenStaff(api);
    const code = `PLAN${randomUUID().slice(0, 6)}`.toUpperCase();
    await api
      .visitor()
      .post('/api/admin/promo-codes')
      .set('authorization', `Bearer ${token}`)
      .send({ code, kind: 'percent', value: 50, appliesTo: ['pro'], ...rules })
      .expect(201);
    return code;
  };
  const untilPro = () =>
    until('the plan is Pro', async () => {
      const { body } = await ada.browser.get('/api/billing').expect(200);
      return (body as BillingView).plan === 'pro';
    });

  it('returns the amount due for the first month, with and without a code', async () => {
    const code = await givenCode({});
    expect(await viewOf()).toMatchObject({ amountDue: 999, promoCode: null });
    expect(await viewOf(code)).toMatchObject({ amountDue: 499, promoCode: code });
    expect(await viewOf(null)).toMatchObject({ amountDue: 999, promoCode: null });
  });

  it('keeps the code, and starts no second subscription, when the checkout is resumed', async () => {
    const code = await givenCode({});
    const begun = await viewOf(code);
    expect(await viewOf(code)).toEqual(begun);
    expect(await viewOf()).toEqual(begun);
  });

  it('leaves the incomplete subscription unchanged when a code is rejected', async () => {
    const begun = await viewOf();
    const answer = await subscribe('INVENTED').expect(422);
    expect(answer.body).toMatchObject({ code: 'promo_not_valid' });
    expect(await viewOf()).toEqual(begun);
    await pay(ada, begun.clientSecret).expect(200);
    await untilPro();
  });

  it('releases a code that is removed before the payment', async () => {
    const code = await givenCode({ maxUses: 1 });
    await viewOf(code);
    await viewOf(null);
    expect(await viewOf(code)).toMatchObject({ amountDue: 499 });
  });

  it('requires no card when the code covers the full price', async () => {
    const code = await givenCode({ value: 100 });
    expect(await viewOf(code)).toMatchObject({ clientSecret: null, amountDue: null });
    await untilPro();
    expect((await ledgerOf(api, ada)).map(({ amount }) => amount)).toEqual([0]);
  });

  it('keeps a plan whose payment completes a moment before the code is applied', async () => {
    const { clientSecret, subscriptionId } = await viewOf();
    await pay(ada, clientSecret).expect(200);
    // At this point, the event of the payment may or may not have arrived.
    const again = await subscribe();
    expect([200, 409]).toContain(again.status);
    await untilPro();
    await untilSettled(api);
    const { body } = await ada.browser.get('/api/billing').expect(200);
    expect((body as BillingView).subscription).toMatchObject({ id: subscriptionId, state: 'active' });
    expect((body as BillingView).payments).toHaveLength(1);
  });
});
