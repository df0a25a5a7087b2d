import type { BillingView } from '@shortlist/shared/contract/account/billing';
import type { PaidPlan } from '@shortlist/shared/contract/account/payments';
import type { TestApp } from '../../../test/support/app.js';
import { givenPerson, type Person } from '../../../test/support/given.js';
import { ledgerOf, runJob, untilSettled } from '../../../test/support/payments.js';
import { deliver, stripeEvent, StripeServer } from '../../../test/support/stripe-server.js';
import { until } from '../../../test/support/until.js';
import { withStripe } from '../../../test/support/with-stripe.js';

const DAY = 24 * 60 * 60;

describe('the money-back guarantee', () => {
  const stripe = new StripeServer();
  let api: TestApp;
  let ada: Person;
  withStripe(stripe, (started) => (api = started));
  beforeEach(async () => {
    ada = await givenPerson(api);
    stripe.received.length = 0;
  });

  const updated = async (id: string): Promise<void> => {
    await deliver(api, stripeEvent('customer.subscription.updated', { id, object: 'subscription' })).expect(200);
    await untilSettled(api);
  };
  /** Pays the open invoice and delivers the event. @param daysAgo age of the payment on Stripe's clock, in days */
  const paid = async (id: string, daysAgo = 0): Promise<void> => {
    stripe.account.payInvoice(id);
    stripe.account.subscriptions.get(id)!.latest.paid_at = Math.floor(Date.now() / 1_000) - daysAgo * DAY;
    await updated(id);
  };
  const subscribe = (plan: PaidPlan) => ada.browser.post('/api/subscriptions').send({ plan }).expect(200);
  const onPlan = async (plan: PaidPlan, daysAgo = 0): Promise<string> => {
    await subscribe(plan);
    const id = [...stripe.account.subscriptions.keys()].at(-1)!;
    await paid(id, daysAgo);
    return id;
  };
  const upgraded = async (daysAgo = 0): Promise<string> => {
    const id = await onPlan('pro', daysAgo);
    await subscribe('premium');
    await paid(id);
    return id;
  };
  const billing = async () => (await ada.browser.get('/api/billing').expect(200)).body as BillingView;
  const refund = () => ada.browser.post('/api/billing/refund');
  const amounts = async () => (await ledgerOf(api, ada)).map(({ amount }) => amount).sort((a, b) => a - b);
  const refunds = () => stripe.calls('POST refunds').map(({ params }) => params['amount']);

  it("refunds a plan's first payment and the payment for its upgrade, as shown on the account page", async () => {
    const id = await upgraded();
    const { refundableAmount, refundableUntil } = (await billing()).subscription!;
    expect(refundableAmount).toBe(1_999);
    expect(Math.abs(Date.parse(refundableUntil!) - Date.now() - 14 * DAY * 1_000)).toBeLessThan(60_000);
    expect((await refund().expect(200)).body).toMatchObject({ plan: 'free', subscription: null });
    expect(await amounts()).toEqual([-1_000, -999, 999, 1_000]);
    expect(stripe.account.readSubscription(id)).toMatchObject({ status: 'canceled' });
    expect(refunds()).toEqual(['999', '1000']);
  });

  it('does not refund payments older than 14 days', async () => {
    await upgraded(20);
    expect((await billing()).subscription).toMatchObject({ refundableAmount: 1_000 });
    await refund().expect(200);
    expect(await amounts()).toEqual([-1_000, 999, 1_000]);
  });

  it('reports the last date on which all payments are still refundable', async () => {
    await upgraded(10);
    const { refundableAmount, refundableUntil } = (await billing()).subscription!;
    expect(refundableAmount).toBe(1_999);
    expect(Math.abs(Date.parse(refundableUntil!) - Date.now() - 4 * DAY * 1_000)).toBeLessThan(60_000);
  });

  it('refunds the remainder after a partial refund by staff', async () => {
    const id = await upgraded();
    const first = stripe.account.invoices.find(({ subscription }) => subscription === id)!.intent!.id;
    stripe.account.refund({ payment_intent: first, amount: '300' });
    await updated(id);
    expect((await billing()).subscription).toMatchObject({ refundableAmount: 1_699 });
    await refund().expect(200);
    expect((await amounts()).reduce((sum, amount) => sum + amount, 0)).toBe(0);
    expect(refunds()).toEqual(['699', '1000']);
  });

  it('grants the guarantee to each user once, and reports later payments as not refundable', async () => {
    await onPlan('pro');
    await refund().expect(200);
    await onPlan('premium');
    expect((await billing()).subscription).toMatchObject({ refundableUntil: null, refundableAmount: 0 });
    expect((await refund().expect(409)).body).toMatchObject({ code: 'not_refundable' });
    expect((await billing()).plan).toBe('premium');
  });

  it('rejects a refund after 14 days', async () => {
    await onPlan('pro', 15);
    expect((await billing()).subscription).toMatchObject({ refundableUntil: null, refundableAmount: 0 });
    expect((await refund().expect(409)).body).toMatchObject({ code: 'not_refundable' });
  });

  it('refunds each payment once when several browser windows request a refund', async () => {
    await upgraded();
    const statuses = (await Promise.all(Array.from({ length: 6 }, () => refund()))).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    expect(statuses).toContain(200);
    await untilSettled(api);
    expect(await amounts()).toEqual([-1_000, -999, 999, 1_000]);
    expect(stripe.account.charges.filter(({ amount, amount_refunded }) => amount_refunded > amount)).toEqual([]);
  });

  describe('an interrupted refund', () => {
    it('continues an interrupted refund when the user requests it again', async () => {
      await upgraded();
      stripe.meanwhile = ({ path, params }) =>
        Promise.resolve(path === 'refunds' && params['amount'] === '1000' ? { status: 503 } : undefined);
      const answer = await refund().expect(503);
      expect(answer.body).toMatchObject({
        code: 'payments_unavailable',
        message: 'Your refund request was recorded. We will process it as soon as our payment provider is available.',
      });
      expect(await amounts()).toEqual([-999, 999, 1_000]);
      stripe.meanwhile = undefined;
      await until(
        'the refund is complete',
        async () => (await refund()).status !== 503 && (await amounts()).length === 4,
      );
      expect(await amounts()).toEqual([-1_000, -999, 999, 1_000]);
      expect((await billing()).plan).toBe('free');
    });

    it('the worker completes an interrupted refund without another request', async () => {
      const id = await upgraded();
      stripe.fault = { status: 503 };
      await refund().expect(503);
      // A plan cannot be changed while its refund is in progress.
      expect((await ada.browser.post('/api/subscriptions').send({ plan: 'pro' }).expect(409)).body).toMatchObject({
        code: 'no_subscription',
      });
      await ada.browser.post('/api/billing/resume').expect(409);
      expect((await billing()).subscription).toMatchObject({ refundableUntil: null, refundableAmount: 0 });
      stripe.fault = undefined;
      await runJob(api, { kind: 'departures' });
      await until('the money is refunded', async () => (await amounts()).length === 4);
      expect(await amounts()).toEqual([-1_000, -999, 999, 1_000]);
      expect(stripe.account.readSubscription(id)).toMatchObject({ status: 'canceled' });
      expect((await billing()).plan).toBe('free');
    });

    it("refunds each payment only once when Stripe's response is lost", async () => {
      await onPlan('pro');
      let lost = 0;
      stripe.meanwhile = ({ path, params }) => {
        if (path !== 'refunds' || lost++ > 0) return Promise.resolve(undefined);
        stripe.account.refund(params);
        return Promise.resolve('hangs up');
      };
      await refund();
      await until('two ledger entries are recorded', async () => {
        await runJob(api, { kind: 'departures' });
        return (await amounts()).length === 2;
      });
      expect(await amounts()).toEqual([-999, 999]);
      expect(stripe.account.charges.at(-1)).toMatchObject({ amount: 999, amount_refunded: 999 });
    });
  });

  it('automatically refunds payments that are made after the end of the plan', async () => {
    const id = await onPlan('pro');
    await subscribe('premium');
    const upgrade = stripe.account.subscriptions.get(id)!;
    await refund().expect(200);
    expect(await amounts()).toEqual([-999, 999]);
    stripe.account.payInvoice(id);
    upgrade.status = 'canceled';
    await updated(id);
    await until('the money is refunded', async () => (await amounts()).length === 4);
    expect(await amounts()).toEqual([-1_000, -999, 999, 1_000]);
  });
});
