import { vi } from 'vitest';
import type { BillingView } from '@shortlist/shared/contract/account/billing';
import { StripeProvider } from '../stripe/stripe-provider.js';
import { SettlementService } from './settlement.service.js';
import type { TestApp } from '../../../test/support/app.js';
import { givenPerson, givenResume, type Person } from '../../../test/support/given.js';
import { ledgerOf, openOrder, ordersOf, runJob, unlocked } from '../../../test/support/payments.js';
import { StripeServer } from '../../../test/support/stripe-server.js';
import { withStripe } from '../../../test/support/with-stripe.js';

describe('processing of payments', () => {
  const stripe = new StripeServer();
  let api: TestApp;
  let ada: Person;
  withStripe(stripe, (started) => (api = started));
  beforeEach(async () => {
    ada = await givenPerson(api);
  });
  afterEach(() => vi.restoreAllMocks());

  const settlement = () => api.worker!.get(SettlementService);
  /** Delays the provider's next response until the test calls `arrive`. */
  const delayNext = (method: 'readPayment' | 'readSubscription') => {
    const provider = api.worker!.get(StripeProvider);
    let arrive = (): void => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    let ask = (): void => undefined;
    const asked = new Promise<void>((resolve) => (ask = resolve));
    const real = provider[method].bind(provider) as (reference: string) => Promise<never>;
    vi.spyOn(provider, method).mockImplementationOnce(async (reference) => {
      const then = await real(reference);
      ask();
      await arrived;
      return then;
    });
    return { asked, arrive };
  };
  const paid = async (): Promise<{ id: string; resume: { id: string } }> => {
    const resume = await givenResume(ada);
    const { clientSecret } = await openOrder(ada, resume);
    const id = clientSecret!.split('_secret_')[0]!;
    stripe.account.pay(id);
    return { id, resume };
  };
  const onPlan = async (): Promise<string> => {
    await ada.browser.post('/api/subscriptions').send({ plan: 'pro' }).expect(200);
    const id = [...stripe.account.subscriptions.keys()].at(-1)!;
    stripe.account.payInvoice(id);
    await settlement().settleSubscription(id);
    return id;
  };
  const billing = async () => (await ada.browser.get('/api/billing').expect(200)).body as BillingView;

  it('ignores an outdated response about a payment', async () => {
    const { id, resume } = await paid();
    const { asked, arrive } = delayNext('readPayment');
    const late = settlement().settlePayment(id);
    await asked;
    stripe.account.refund({ payment_intent: id, amount: '399' });
    await settlement().settlePayment(id);
    arrive();
    expect(await late).toBe(true);
    expect(await ordersOf(api, ada)).toMatchObject([{ state: 'refunded' }]);
    expect((await ledgerOf(api, ada)).map(({ amount }) => amount)).toEqual([399, -399]);
    expect(await unlocked(api, ada)).not.toContain(resume.id);
  });

  it('ignores an outdated response about a subscription', async () => {
    const id = await onPlan();
    const { asked, arrive } = delayNext('readSubscription');
    const late = settlement().settleSubscription(id);
    await asked;
    stripe.account.renew(id, false);
    await settlement().settleSubscription(id);
    arrive();
    expect(await late).toBe(true);
    expect((await billing()).subscription).toMatchObject({ state: 'past_due' });
  });

  it('records a payment once when its outcome is processed ten times concurrently', async () => {
    const { id, resume } = await paid();
    await Promise.all(Array.from({ length: 10 }, () => settlement().settlePayment(id)));
    expect(await unlocked(api, ada)).toContain(resume.id);
    expect(await ledgerOf(api, ada)).toEqual([{ kind: 'download', amount: 399 }]);
  });

  it('unlocks a refunded resume again when the bank returns the refund', async () => {
    const { id, resume } = await paid();
    stripe.account.refund({ payment_intent: id, amount: '399' });
    await settlement().settlePayment(id);
    expect(await unlocked(api, ada)).toEqual([]);
    stripe.account.charges.find(({ payment_intent }) => payment_intent === id)!.amount_refunded = 0;
    await settlement().settlePayment(id);
    expect(await unlocked(api, ada)).toEqual([resume.id]);
    expect((await ledgerOf(api, ada)).map(({ amount }) => amount)).toEqual([399, -399, 399]);
  });

  it("finds a payment's refund even if a hundred declined charges follow the payment", async () => {
    const id = await onPlan();
    await ada.browser.post('/api/billing/refund').expect(200);
    const { clientSecret } = await openOrder(ada, await givenResume(ada));
    const declined = { ...stripe.account.charges.at(-1)!, payment_intent: clientSecret!.split('_secret_')[0]! };
    for (let tries = 0; tries < 100; tries++) {
      stripe.account.charges.push({ ...declined, id: `ch_declined${tries}`, paid: false, amount_refunded: 0 });
    }
    await settlement().settleSubscription(id);
    expect((await ledgerOf(api, ada)).map(({ amount }) => amount)).toEqual([999, -999]);
  });

  it('keeps a renewal that was paid a moment before the cancellation', async () => {
    const id = await onPlan();
    stripe.account.renew(id, false);
    await settlement().settleSubscription(id);
    stripe.account.payInvoice(id);
    // The renewal's event has not arrived yet.
    await ada.browser.post('/api/billing/cancel').expect(200);
    expect(await billing()).toMatchObject({ plan: 'pro', subscription: { state: 'active', cancelsAtPeriodEnd: true } });
    expect((await ledgerOf(api, ada)).map(({ amount }) => amount)).toEqual([999, 999]);
  });

  it('returns false for unknown payments and subscriptions', async () => {
    expect(await settlement().settlePayment('pi_unknown')).toBe(false);
    expect(await settlement().settleSubscription('sub_unknown')).toBe(false);
  });

  it('ends the grace period when the provider cancels an unpaid plan', async () => {
    const id = await onPlan();
    stripe.account.renew(id, false);
    await settlement().settleSubscription(id);
    expect((await billing()).plan).toBe('pro');
    stripe.account.endSubscription(id);
    await api.database.query(`UPDATE subscriptions SET updated_at = now() - interval '1 hour' WHERE reference = $1`, [
      id,
    ]);
    await runJob(api, { kind: 'reconcile' });
    expect(await billing()).toMatchObject({ plan: 'free', subscription: null });
    expect((await ledgerOf(api, ada)).map(({ amount }) => amount)).toEqual([999]);
  });
});
