import type { BillingView } from '@shortlist/shared/contract/account/billing';
import type { PaidPlan, SubscriptionView } from '@shortlist/shared/contract/account/payments';
import { startApp, type TestApp } from '../../../test/support/app.js';
import { givenPerson, type Person } from '../../../test/support/given.js';
import { ledgerOf, runJob, untilSettled } from '../../../test/support/payments.js';
import { deliver, stripeEvent, StripeServer } from '../../../test/support/stripe-server.js';
import { until } from '../../../test/support/until.js';
import { withStripe } from '../../../test/support/with-stripe.js';

describe('monthly plans through Stripe', () => {
  const stripe = new StripeServer();
  let api: TestApp;
  let ada: Person;
  withStripe(stripe, (started) => (api = started));
  beforeEach(async () => {
    ada = await givenPerson(api);
    stripe.received.length = 0;
  });

  const subscribe = (plan: PaidPlan) => ada.browser.post('/api/subscriptions').send({ plan });
  const begun = async (plan: PaidPlan): Promise<string> => {
    await subscribe(plan).expect(200);
    const rows: { reference: string }[] = await api.database.query(
      'SELECT reference FROM subscriptions WHERE user_id = $1 ORDER BY created_at DESC LIMIT 1',
      [ada.id],
    );
    return rows[0]!.reference;
  };
  const tell = async (type: string, object: object): Promise<void> => {
    await deliver(api, stripeEvent(type, object)).expect(200);
    await untilSettled(api);
  };
  const updated = (id: string) => tell('customer.subscription.updated', { id, object: 'subscription' });
  const invoicePaid = (subscription: string) =>
    tell('invoice.paid', { id: 'in', object: 'invoice', parent: { subscription_details: { subscription } } });
  const onPlan = async (plan: PaidPlan): Promise<string> => {
    const id = await begun(plan);
    stripe.account.payInvoice(id);
    await invoicePaid(id);
    return id;
  };
  const billing = async () => (await ada.browser.get('/api/billing').expect(200)).body as BillingView;
  const sent = (call: string) => stripe.calls(call).at(-1)?.params;

  it("creates a plan's price at Stripe only once, even across restarts", async () => {
    await begun('pro');
    const [price] = [...stripe.account.prices.values()];
    expect(price).toMatchObject({
      unit_amount: 999,
      currency: 'usd',
      recurring: { interval: 'month' },
      lookup_key: 'shortlist_pro_monthly_999_usd',
      metadata: { plan: 'pro' },
    });
    const other = await startApp({ env: stripe.env });
    try {
      const bob = await givenPerson(other);
      await bob.browser.post('/api/subscriptions').send({ plan: 'pro' }).expect(200);
    } finally {
      await other.close();
    }
    expect([...stripe.account.prices.values()].filter(({ unit_amount }) => unit_amount === 999)).toHaveLength(1);
  });

  it('a plan starts when Stripe confirms the first invoice', async () => {
    const answer = await subscribe('pro').expect(200);
    const { clientSecret } = answer.body as SubscriptionView;
    expect(clientSecret).toMatch(/^pi_\w+_secret_/);
    expect(sent('POST subscriptions')).toMatchObject({
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
    });
    const [id] = [...stripe.account.subscriptions.keys()].slice(-1);
    await updated(id!);
    expect((await billing()).plan).toBe('free');
    stripe.account.payInvoice(id!);
    await invoicePaid(id!);
    const now = await billing();
    expect(now).toMatchObject({ plan: 'pro', portal: true, subscription: { state: 'active', plan: 'pro' } });
    expect(now.payments).toMatchObject([{ kind: 'subscription', amount: 999 }]);
    expect(now.payments[0]!.receiptUrl).toMatch(/^https:\/\/pay\.stripe\.com\/receipts\//);
  });

  it('a plan renews whether its events arrive in order or not', async () => {
    const id = await onPlan('pro');
    const before = (await billing()).renewsAt!;
    stripe.account.renew(id, true);
    for (const tellIt of [updated, invoicePaid, updated, invoicePaid]) await tellIt(id);
    expect(Date.parse((await billing()).renewsAt!)).toBeGreaterThan(Date.parse(before));
    expect(await ledgerOf(api, ada)).toEqual([
      { kind: 'subscription', amount: 999 },
      { kind: 'subscription', amount: 999 },
    ]);
  });

  it('a plan becomes past due after a failed renewal, and active again once the renewal is paid', async () => {
    const id = await onPlan('pro');
    stripe.account.renew(id, false);
    await tell('invoice.payment_failed', {
      id: 'in',
      object: 'invoice',
      parent: { subscription_details: { subscription: { id } } },
    });
    const { plan, subscription } = await billing();
    expect([plan, subscription?.state]).toEqual(['pro', 'past_due']);
    stripe.account.payInvoice(id);
    await updated(id);
    expect(await billing()).toMatchObject({ plan: 'pro', subscription: { state: 'active', graceUntil: null } });
  });

  it('an upgrade takes effect when the price difference is paid, not before', async () => {
    const id = await onPlan('pro');
    const { clientSecret } = (await subscribe('premium').expect(200)).body as SubscriptionView;
    expect(sent(`POST subscriptions/${id}`)).toMatchObject({
      proration_behavior: 'always_invoice',
      payment_behavior: 'pending_if_incomplete',
    });
    expect(clientSecret).toMatch(/_secret_/);
    expect((await subscribe('premium').expect(200)).body).toMatchObject({ clientSecret });
    await updated(id);
    expect((await billing()).plan).toBe('pro');
    stripe.account.payInvoice(id);
    await tell('customer.subscription.pending_update_applied', { id, object: 'subscription' });
    expect((await billing()).plan).toBe('premium');
    const ledger: { plan: string }[] = await api.database.query(
      'SELECT plan FROM ledger_entries WHERE user_id = $1 ORDER BY id',
      [ada.id],
    );
    expect(ledger.map(({ plan }) => plan)).toEqual(['pro', 'premium']);
  });

  it('a downgrade takes effect when the next period starts, unless the user cancels it', async () => {
    const id = await onPlan('premium');
    await subscribe('pro').expect(200);
    expect(sent(`POST subscriptions/${id}`)).toMatchObject({
      proration_behavior: 'none',
      metadata: { kept_plan: 'premium' },
    });
    expect(await billing()).toMatchObject({ plan: 'premium', subscription: { nextPlan: 'pro' } });
    await subscribe('premium').expect(200);
    expect(await billing()).toMatchObject({ plan: 'premium', subscription: { nextPlan: null } });
    await subscribe('pro').expect(200);
    stripe.account.renew(id, true);
    await invoicePaid(id);
    expect(await billing()).toMatchObject({ plan: 'pro', subscription: { nextPlan: null } });
    expect((await ledgerOf(api, ada)).map(({ amount }) => amount)).toEqual([1_999, 999]);
  });

  it('a canceled plan ends with its period, unless the user resumes it', async () => {
    const id = await onPlan('pro');
    await ada.browser.post('/api/billing/cancel').expect(200);
    expect(sent(`POST subscriptions/${id}`)).toMatchObject({ cancel_at_period_end: 'true' });
    expect((await billing()).subscription?.cancelsAtPeriodEnd).toBe(true);
    await ada.browser.post('/api/billing/resume').expect(200);
    expect((await billing()).subscription?.cancelsAtPeriodEnd).toBe(false);
  });

  it.each(['cancel', 'resume', 'refund'])(
    'POST /api/billing/%s returns 409 and leaves the plan unchanged if Stripe does not know the subscription',
    async (change) => {
      const id = await onPlan('pro');
      const there = stripe.account.subscriptions.get(id)!;
      stripe.account.subscriptions.delete(id);
      const { status, body } = await ada.browser.post(`/api/billing/${change}`);
      const after = await billing();
      // Restores the subscription, so that later reconciliations can finish the refund.
      stripe.account.subscriptions.set(id, there);
      expect(status).toBe(409);
      expect(body).toMatchObject({
        code: 'subscription_unknown',
        message: expect.stringContaining('contact us') as string,
      });
      expect(after).toMatchObject({
        plan: 'pro',
        subscription: { state: 'active', cancelsAtPeriodEnd: false },
      });
    },
  );

  it("the user can resume a plan that was canceled on Stripe's own pages", async () => {
    const id = await onPlan('pro');
    const there = stripe.account.subscriptions.get(id)!;
    there.cancel_at = there.item.current_period_end;
    await updated(id);
    expect((await billing()).subscription?.cancelsAtPeriodEnd).toBe(true);
    await ada.browser.post('/api/billing/resume').expect(200);
    expect((await billing()).subscription?.cancelsAtPeriodEnd).toBe(false);
    expect(there.cancel_at).toBeNull();
  });

  it("a plan's refund is recorded only once, even if Stripe's events report it again", async () => {
    const id = await onPlan('pro');
    const payment = stripe.account.subscriptions.get(id)!.latest.intent!.id;
    await ada.browser.post('/api/billing/refund').expect(200);
    await tell('charge.refunded', { id: 'ch', object: 'charge', payment_intent: payment });
    await tell('customer.subscription.deleted', { id, object: 'subscription' });
    expect((await billing()).plan).toBe('free');
    expect((await ledgerOf(api, ada)).map(({ amount }) => amount)).toEqual([999, -999]);
  });

  it("a plan can be refunded in Stripe's dashboard", async () => {
    const id = await onPlan('pro');
    const payment = stripe.account.subscriptions.get(id)!.latest.intent!.id;
    stripe.account.refund({ payment_intent: payment, amount: '999' });
    await tell('charge.refunded', { id: 'ch', object: 'charge', payment_intent: payment });
    expect((await ledgerOf(api, ada)).map(({ amount }) => amount)).toEqual([999, -999]);
  });

  it("a plan continues after the price is changed in Stripe's dashboard", async () => {
    const id = await onPlan('pro');
    const own = stripe.account.createPrice({ unit_amount: '500', currency: 'usd', lookup_key: 'own', metadata: {} });
    stripe.account.subscriptions.get(id)!.item.price = own.id;
    stripe.account.renew(id, true);
    await invoicePaid(id);
    expect((await billing()).plan).toBe('pro');
    expect((await ledgerOf(api, ada)).map(({ amount }) => amount)).toEqual([999, 500]);
  });

  it("returns the URL of Stripe's pages for cards and invoices", async () => {
    await onPlan('pro');
    const answer = await ada.browser.post('/api/billing/portal').expect(200);
    expect(answer.body).toEqual({ url: 'https://billing.stripe.com/p' });
    expect(sent('POST billing_portal/sessions')?.['return_url']).toMatch(/\/account$/);
  });

  it('a plan does not start while Stripe is unavailable, but starts at the next attempt', async () => {
    stripe.fault = { status: 500 };
    const answer = await subscribe('pro').expect(503);
    expect(answer.body).toMatchObject({ code: 'payments_unavailable' });
    stripe.fault = undefined;
    await onPlan('pro');
    expect((await billing()).plan).toBe('pro');
  });

  it('a plan ends when the account is deleted', async () => {
    const id = await onPlan('pro');
    await ada.browser.delete('/api/auth/user').send({ when: 'now', confirmation: ada.email }).expect(204);
    await runJob(api, { kind: 'reconcile' });
    const row = async (): Promise<object | undefined> => {
      const rows: object[] = await api.database.query('SELECT state, user_id FROM subscriptions WHERE reference = $1', [
        id,
      ]);
      return rows[0];
    };
    // The reconciliation above skips the plan if a concurrent one has claimed it, so the test waits until either of
    // them has ended the plan.
    await until('the plan has ended', async () => JSON.stringify(await row()).includes('canceled'));
    expect(await row()).toEqual({ state: 'canceled', user_id: null });
    expect(stripe.account.readSubscription(id)).toMatchObject({ status: 'canceled' });
  });

  it('reconciliation starts or renews a plan whose event is missing', async () => {
    const id = await begun('pro');
    stripe.account.payInvoice(id);
    await api.database.query(`UPDATE subscriptions SET updated_at = now() - interval '1 hour' WHERE reference = $1`, [
      id,
    ]);
    await runJob(api, { kind: 'reconcile' });
    expect((await billing()).plan).toBe('pro');
    stripe.account.renew(id, true);
    await api.database.query(`UPDATE subscriptions SET period_end = now() - interval '1 hour' WHERE reference = $1`, [
      id,
    ]);
    await runJob(api, { kind: 'reconcile' });
    expect(await ledgerOf(api, ada)).toHaveLength(2);
  });
});
