import { vi } from 'vitest';
import type { PaidPlan, SubscriptionView } from '@shortlist/shared/contract/account/payments';
import type { ProviderSubscription } from '../payments/stripe/provider-objects.js';
import { StripeProvider } from '../payments/stripe/stripe-provider.js';
import { SandboxClock } from './sandbox-clock.service.js';
import { SandboxDeliveries } from './sandbox-deliveries.service.js';
import { SandboxStore } from './sandbox-store.js';
import { startApp, type TestApp } from '../../test/support/app.js';
import { CARDS, givenPerson, type Person } from '../../test/support/given.js';
import { ledgerOf, passes, pay, untilSettled } from '../../test/support/payments.js';

describe('subscriptions in the sandbox', () => {
  let api: TestApp;
  let ada: Person;
  /** Gives each test its own sandbox, because tests move the sandbox's clock. */
  beforeEach(async () => {
    api = await startApp({ worker: true });
    ada = await givenPerson(api);
  });
  afterEach(() => api.close());

  const subscribe = async (plan: PaidPlan): Promise<SubscriptionView> =>
    (await ada.browser.post('/api/subscriptions').send({ plan }).expect(200)).body as SubscriptionView;
  const onPlan = async (plan: PaidPlan, number: string): Promise<void> => {
    await pay(ada, (await subscribe(plan)).clientSecret, number).expect(200);
    await untilSettled(api);
  };
  const row = async (): Promise<{ reference: string; state: string; plan: string }> => {
    const rows: { reference: string; state: string; plan: string }[] = await api.database.query(
      'SELECT reference, state, plan FROM subscriptions WHERE user_id = $1',
      [ada.id],
    );
    return rows[0]!;
  };
  const there = async (): Promise<ProviderSubscription> =>
    api.app.get(StripeProvider).readSubscription((await row()).reference);

  it('a subscription starts after the 3-D Secure check', async () => {
    const { clientSecret } = await subscribe('premium');
    const answer = await pay(ada, clientSecret, CARDS.authenticated).expect(200);
    const { redirect } = answer.body as { redirect: string };
    const page = await ada.browser.get(redirect).expect(200);
    expect(page.text).toContain('$19.99');
    await ada.browser
      .post('/api/payments/sandbox/authenticate')
      .type('form')
      .send({ payment: new URL(redirect, api.url).searchParams.get('payment'), result: 'approved' })
      .redirects(0)
      .expect('Location', '/dashboard?subscription=success&plan=premium&redirect_status=succeeded');
    await untilSettled(api);
    expect(await row()).toMatchObject({ state: 'active', plan: 'premium' });
  });

  it('a read during a payment returns a consistent subscription', async () => {
    await subscribe('pro');
    const { reference } = await row();
    const paying = api.database.createQueryRunner();
    await paying.startTransaction();
    const set = (kind: string, change: string) =>
      paying.query(`UPDATE sandbox_objects SET object = object || $2 WHERE kind = $1`, [kind, change]);
    await set('subscription', '{ "status": "active" }');
    const seen = api.app.get(StripeProvider).readSubscription(reference);
    await set('invoice', `{ "status": "paid", "amount_paid": 999, "paid_at": ${Math.floor(Date.now() / 1_000)} }`);
    await paying.commitTransaction();
    await paying.release();
    expect(await seen).toMatchObject({ state: 'active', invoices: [{ amount: 999 }] });
  });

  it('a subscription renews once for each missed month after three months without a worker', async () => {
    await onPlan('pro', CARDS.good);
    await passes(api, 95);
    await api.worker!.get(SandboxClock).tick();
    await untilSettled(api);
    expect((await ledgerOf(api, ada)).map(({ amount }) => amount)).toEqual([999, 999, 999, 999]);
    const { invoices } = await there();
    const [newest, ...older] = invoices;
    older.reduce((later, earlier) => {
      expect(earlier.periodEnd).toEqual(later.periodStart);
      return earlier;
    }, newest!);
  });

  it('a subscription renews although the worker, in another container, cannot reach the webhook', async () => {
    await onPlan('pro', CARDS.good);
    const ofWorker = api.worker!.get(SandboxDeliveries);
    vi.spyOn(ofWorker, 'retry').mockResolvedValue();
    api.worker!.get(SandboxStore).onEvents = () => undefined;
    await passes(api, 32);
    expect((await ledgerOf(api, ada)).map(({ amount }) => amount)).toEqual([999, 999]);
  });

  it('a subscription is upgraded when another card pays the difference', async () => {
    await onPlan('pro', CARDS.notRenewed);
    const { clientSecret } = await subscribe('premium');
    await untilSettled(api);
    expect(await row()).toMatchObject({ state: 'active', plan: 'pro' });
    await pay(ada, clientSecret).expect(200);
    await untilSettled(api);
    expect(await row()).toMatchObject({ state: 'active', plan: 'premium' });
    await passes(api, 32);
    expect((await ledgerOf(api, ada)).map(({ amount }) => amount)).toEqual([999, 1_000, 1_999]);
  });

  it('an upgrade expires if it is not paid before the period ends', async () => {
    await onPlan('pro', CARDS.notRenewed);
    const { clientSecret } = await subscribe('premium');
    await passes(api, 32);
    await pay(ada, clientSecret).expect(404);
    expect(await row()).toMatchObject({ state: 'past_due', plan: 'pro' });
  });

  it('a subscription is active again once the failed renewal is paid', async () => {
    await onPlan('pro', CARDS.notRenewed);
    await passes(api, 32);
    expect(await row()).toMatchObject({ state: 'past_due' });
    await pay(ada, (await there()).clientSecret).expect(200);
    await untilSettled(api);
    expect(await row()).toMatchObject({ state: 'active' });
    await passes(api, 31);
    expect(await ledgerOf(api, ada)).toHaveLength(3);
  });

  it('a subscription expires if its first payment is not made within a day', async () => {
    const { clientSecret } = await subscribe('pro');
    await passes(api, 1);
    expect(await row()).toMatchObject({ state: 'canceled' });
    await pay(ada, clientSecret).expect(404);
    expect(await ledgerOf(api, ada)).toEqual([]);
  });

  it('lets only the owner pay for a subscription', async () => {
    const { clientSecret } = await subscribe('pro');
    await pay(await givenPerson(api), clientSecret).expect(404);
    expect(await row()).toMatchObject({ state: 'incomplete' });
  });
});
