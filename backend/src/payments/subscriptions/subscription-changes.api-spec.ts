import type { BillingView } from '@shortlist/shared/contract/account/billing';
import type { PaidPlan, SubscriptionView } from '@shortlist/shared/contract/account/payments';
import { startApp, type TestApp } from '../../../test/support/app.js';
import { CARDS, givenPerson, type Person } from '../../../test/support/given.js';
import { ledgerOf, passes, pay, resetClock, untilSettled } from '../../../test/support/payments.js';

describe('a plan change', () => {
  let api: TestApp;
  let ada: Person;
  beforeAll(async () => {
    api = await startApp({ worker: true });
  });
  beforeEach(async () => {
    await resetClock(api);
    ada = await givenPerson(api);
  });
  afterAll(() => api.close());

  const subscribe = async (plan: PaidPlan): Promise<SubscriptionView> =>
    (await ada.browser.post('/api/subscriptions').send({ plan }).expect(200)).body as SubscriptionView;
  const onPlan = async (plan: PaidPlan, number: string = CARDS.good): Promise<void> => {
    await pay(ada, (await subscribe(plan)).clientSecret, number).expect(200);
    await untilSettled(api);
  };
  const billing = async () => (await ada.browser.get('/api/billing').expect(200)).body as BillingView;
  const amounts = async () => (await ledgerOf(api, ada)).map(({ amount }) => amount);
  const WAITS = 'Your plan changes to Premium when the difference is paid. Until then you stay on Pro.';

  it('completes without a payment form when the stored card pays the difference', async () => {
    await onPlan('pro');
    expect(await subscribe('premium')).toMatchObject({ clientSecret: null, message: 'You are now on Premium.' });
    expect((await billing()).plan).toBe('premium');
  });

  describe('an upgrade before the price difference is paid', () => {
    beforeEach(() => onPlan('pro', CARDS.notRenewed));

    it('keeps the old plan and requests payment of the price difference', async () => {
      const answer = await subscribe('premium');
      expect(answer).toMatchObject({ clientSecret: expect.stringMatching(/_secret_/), message: WAITS });
      expect(await billing()).toMatchObject({ plan: 'pro', subscription: { plan: 'pro', state: 'active' } });
      expect(await amounts()).toEqual([999]);
    });

    it('requests only one payment when the upgrade is attempted repeatedly or concurrently', async () => {
      const answers = await Promise.all(Array.from({ length: 5 }, () => subscribe('premium')));
      expect(new Set(answers.map(({ clientSecret }) => clientSecret)).size).toBe(1);
      const { clientSecret } = await subscribe('premium');
      await pay(ada, clientSecret).expect(200);
      await untilSettled(api);
      expect(await billing()).toMatchObject({ plan: 'premium' });
      expect(await amounts()).toEqual([999, 1_000]);
    });

    it('keeps the old plan after a declined card, and upgrades with another card', async () => {
      const { clientSecret } = await subscribe('premium');
      await pay(ada, clientSecret, CARDS.declined).expect(402);
      await untilSettled(api);
      expect(await billing()).toMatchObject({ plan: 'pro', subscription: { plan: 'pro', state: 'active' } });
      await pay(ada, clientSecret).expect(200);
      await untilSettled(api);
      expect((await billing()).plan).toBe('premium');
    });

    it('upgrades only after the 3-D Secure check', async () => {
      const { clientSecret } = await subscribe('premium');
      const asked = await pay(ada, clientSecret, CARDS.authenticated).expect(200);
      expect(asked.body).toMatchObject({ status: 'requires_action' });
      await untilSettled(api);
      expect((await billing()).plan).toBe('pro');
      const { redirect } = asked.body as { redirect: string };
      await ada.browser
        .post('/api/payments/sandbox/authenticate')
        .type('form')
        .send({ payment: new URL(redirect, api.url).searchParams.get('payment'), result: 'approved' })
        .expect(303);
      await untilSettled(api);
      expect((await billing()).plan).toBe('premium');
    });

    it('rejects the payment once the canceled plan has ended', async () => {
      const { clientSecret } = await subscribe('premium');
      await ada.browser.post('/api/billing/cancel').expect(200);
      await passes(api, 32);
      await pay(ada, clientSecret).expect(404);
      expect(await billing()).toMatchObject({ plan: 'free', subscription: null });
      expect(await amounts()).toEqual([999]);
    });
  });

  it('returns 422 for a promo code in a plan change', async () => {
    await onPlan('pro');
    const answer = await ada.browser
      .post('/api/subscriptions')
      .send({ plan: 'premium', promoCode: 'HALF' })
      .expect(422);
    expect(answer.body).toMatchObject({
      code: 'promo_not_valid',
      message: 'Promo codes apply to the first month of a plan, not to a plan change.',
    });
    expect((await billing()).plan).toBe('pro');
  });

  it('cancels a downgrade when the user chooses the current plan again', async () => {
    await onPlan('premium');
    expect((await subscribe('pro')).message).toBe('Your plan changes to Pro when the next billing period starts.');
    expect((await subscribe('premium')).message).toBe('You stay on Premium.');
    expect((await billing()).subscription).toMatchObject({ plan: 'premium', nextPlan: null });
    await passes(api, 32);
    expect(await amounts()).toEqual([1_999, 1_999]);
  });

  describe('a change to a past-due plan', () => {
    beforeEach(async () => {
      await onPlan('pro', CARDS.notRenewed);
      await passes(api, 32);
    });

    it('rejects a change until the failed renewal is paid', async () => {
      const answer = await ada.browser.post('/api/subscriptions').send({ plan: 'premium' }).expect(409);
      expect(answer.body).toMatchObject({
        code: 'payment_due',
        message: 'Your last payment for Pro did not go through. Please complete it before you change your plan.',
      });
      await pay(ada, (await subscribe('pro')).clientSecret).expect(200);
      await untilSettled(api);
      await subscribe('premium');
      await untilSettled(api);
      expect((await billing()).plan).toBe('premium');
    });

    it('ends the plan immediately when it is canceled, without another charge', async () => {
      const { clientSecret } = await subscribe('pro');
      const answer = await ada.browser.post('/api/billing/cancel').expect(200);
      expect(answer.body).toMatchObject({ plan: 'free', subscription: null });
      await pay(ada, clientSecret).expect(404);
      await passes(api, 40);
      expect(await amounts()).toEqual([999]);
    });
  });
});
