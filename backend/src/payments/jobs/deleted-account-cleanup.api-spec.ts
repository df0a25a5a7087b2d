import type { BillingView } from '@shortlist/shared/contract/account/billing';
import type { PaidPlan, SubscriptionView } from '@shortlist/shared/contract/account/payments';
import { SweepProcessor } from '../../maintenance/sweep.processor.js';
import { startApp, type TestApp } from '../../../test/support/app.js';
import { CARDS, givenPerson, givenResume, PASSWORD, type Person } from '../../../test/support/given.js';
import {
  ledgerOf,
  openOrder,
  passes,
  pay,
  runJob,
  untilSettled,
  untilUnlocked,
} from '../../../test/support/payments.js';
import { deliver, stripeEvent, StripeServer } from '../../../test/support/stripe-server.js';
import { until } from '../../../test/support/until.js';
import { withStripe } from '../../../test/support/with-stripe.js';

const leave = ({ browser, email }: Person) =>
  browser.delete('/api/auth/user').send({ when: 'now', confirmation: email }).expect(204);

interface SubscriptionRow {
  user_id: string | null;
  state: string;
  ended_at_provider: boolean;
  cleanup_tried_at: Date | null;
}

describe('a deleted account with payments at Stripe', () => {
  const stripe = new StripeServer();
  let api: TestApp;
  let ada: Person;
  withStripe(stripe, (started) => (api = started));
  beforeEach(async () => {
    ada = await givenPerson(api);
  });

  const customer = (email = ada.email) =>
    [...stripe.account.customers.values()].find((known) => known['email'] === email);
  const subscribe = async (plan: PaidPlan): Promise<string> => {
    await ada.browser.post('/api/subscriptions').send({ plan }).expect(200);
    return [...stripe.account.subscriptions.keys()].at(-1)!;
  };
  const onPlan = async (plan: PaidPlan): Promise<string> => {
    const id = await subscribe(plan);
    stripe.account.payInvoice(id);
    await deliver(api, stripeEvent('customer.subscription.updated', { id, object: 'subscription' })).expect(200);
    await untilSettled(api);
    return id;
  };
  const row = async (reference: string): Promise<SubscriptionRow> => {
    const rows: SubscriptionRow[] = await api.database.query(
      'SELECT user_id, state, ended_at_provider, cleanup_tried_at FROM subscriptions WHERE reference = $1',
      [reference],
    );
    return rows[0]!;
  };
  const customersOfNobody = (): Promise<unknown[]> =>
    api.database.query('SELECT 1 FROM payment_customers WHERE user_id IS NULL');

  it('account deletion ends the plan and deletes the customer at Stripe', async () => {
    const id = await onPlan('pro');
    expect(customer()).toMatchObject({ email: ada.email });
    await leave(ada);
    await until('the customers are deleted at Stripe', () => customer() === undefined);
    await until('no customer row of the account is left', async () => (await customersOfNobody()).length === 0);
    expect(stripe.account.readSubscription(id)).toMatchObject({ status: 'canceled' });
    expect(await row(id)).toMatchObject({ user_id: null, state: 'canceled', ended_at_provider: true });
  });

  it('account deletion cancels open payments at Stripe', async () => {
    const [id, { clientSecret }] = [await subscribe('pro'), await openOrder(ada, await givenResume(ada))];
    await leave(ada);
    await until('the customers are deleted at Stripe', () => customer() === undefined);
    expect(stripe.account.readSubscription(id)).toMatchObject({ status: 'canceled' });
    expect(stripe.account.readIntent(clientSecret!.split('_secret_')[0]!)).toMatchObject({ status: 'canceled' });
    const orders: unknown[] = await api.database.query(
      `SELECT state FROM orders WHERE user_id IS NULL AND state = 'open'`,
    );
    expect(orders).toEqual([]);
  });

  it('an outage of Stripe delays the cleanup at Stripe, but not the account deletion', async () => {
    const id = await onPlan('pro');
    stripe.fault = { status: 503 };
    await leave(ada);
    await ada.browser.get('/api/auth/user').expect(401);
    await until('the worker has tried the cleanup', async () => (await row(id)).cleanup_tried_at !== null);
    await expect(runJob(api, { kind: 'reconcile' })).rejects.toThrow('not everything');
    expect(customer()).toMatchObject({ email: ada.email });
    expect(await row(id)).toMatchObject({ user_id: null, state: 'active' });
    stripe.fault = undefined;
    await until('nothing of the account is left at Stripe', async () => {
      await runJob(api, { kind: 'reconcile' });
      return customer() === undefined;
    });
    expect(await row(id)).toMatchObject({ state: 'canceled', ended_at_provider: true });
    expect(await customersOfNobody()).toEqual([]);
  });

  it('cleans up an account that has no customer at Stripe', async () => {
    await onPlan('pro');
    const { id } = customer()!;
    stripe.account.deleteCustomer(id);
    await leave(ada);
    await until('no customer row of the account is left', async () => (await customersOfNobody()).length === 0);
  });

  it('keeps the ledger entries of a deleted account without its user id', async () => {
    await onPlan('pro');
    const sum = async () => {
      const rows: { sum: number }[] = await api.database.query('SELECT sum(amount)::int AS sum FROM ledger_entries');
      return rows[0]!.sum;
    };
    const before = await sum();
    await leave(ada);
    await until('the customers are deleted at Stripe', () => customer() === undefined);
    await untilSettled(api);
    expect(await sum()).toBe(before);
    expect(await ledgerOf(api, ada)).toEqual([]);
  });

  it('changes nothing at Stripe for other accounts', async () => {
    const stranger = await givenPerson(api);
    await stranger.browser.post('/api/subscriptions').send({ plan: 'pro' }).expect(200);
    const id = [...stripe.account.subscriptions.keys()].at(-1)!;
    await onPlan('pro');
    await leave(ada);
    await until('the customers are deleted at Stripe', () => customer() === undefined);
    expect(customer(stranger.email)).toMatchObject({ email: stranger.email });
    expect(stripe.account.readSubscription(id)).toMatchObject({ status: 'incomplete' });
  });
});

describe('a deleted account with payments in the sandbox', () => {
  let api: TestApp;
  let ada: Person;
  /** Gives each test its own sandbox, because tests move the sandbox's clock. */
  beforeEach(async () => {
    api = await startApp({ worker: true });
    ada = await givenPerson(api);
  });
  afterEach(() => api.close());

  const onPlan = async (number: string = CARDS.good): Promise<void> => {
    const answer = await ada.browser.post('/api/subscriptions').send({ plan: 'pro' }).expect(200);
    await pay(ada, (answer.body as SubscriptionView).clientSecret, number).expect(200);
    await untilSettled(api);
  };
  const states = async (): Promise<string[]> => {
    const rows: { state: string }[] = await api.database.query('SELECT state FROM subscriptions');
    return rows.map(({ state }) => state);
  };
  const payments = async (): Promise<number> => {
    const rows: { count: number }[] = await api.database.query('SELECT count(*)::int AS count FROM ledger_entries');
    return rows[0]!.count;
  };

  it('a deleted account is not charged again', async () => {
    const resume = await givenResume(ada);
    await pay(ada, (await openOrder(ada, resume)).clientSecret).expect(200);
    await untilUnlocked(api, ada, resume);
    await onPlan();
    await leave(ada);
    await until('the plan has ended', async () => (await states()).join() === 'canceled');
    await passes(api, 70);
    expect(await payments()).toBe(2);
    await until('the provider has deleted the customer', async () => {
      const known: unknown[] = await api.database.query(`SELECT 1 FROM sandbox_objects WHERE kind = 'customer'`);
      return known.length === 0;
    });
  });

  it('a plan renews during the thirty days before the deletion only if the deletion is canceled', async () => {
    await onPlan();
    await ada.browser.delete('/api/auth/user').send({ when: 'in_30_days' }).expect(204);
    const browser = api.visitor();
    await browser.post('/api/auth/login').send({ email: ada.email, password: PASSWORD }).expect(200);
    const billing = async () => (await browser.get('/api/billing').expect(200)).body as BillingView;
    await until('the plan is canceled', async () => (await billing()).subscription?.cancelsAtPeriodEnd === true);
    expect((await billing()).plan).toBe('pro');
    await browser.post('/api/auth/user/keep').expect(200);
    await browser.post('/api/billing/resume').expect(200);
    await runJob(api, { kind: 'departures' });
    expect((await billing()).subscription).toMatchObject({ cancelsAtPeriodEnd: false });
    await passes(api, 32);
    expect(await payments()).toBe(2);
  });

  it('an account scheduled for deletion loses a past-due plan immediately', async () => {
    await onPlan(CARDS.notRenewed);
    await passes(api, 32);
    expect(await states()).toEqual(['past_due']);
    await ada.browser.delete('/api/auth/user').send({ when: 'in_30_days' }).expect(204);
    await until('the plan has ended', async () => (await states()).join() === 'canceled');
  });

  it('a plan ends when its account is deleted at the end of the thirty days', async () => {
    await onPlan();
    await ada.browser.delete('/api/auth/user').send({ when: 'in_30_days' }).expect(204);
    await api.database.query(`UPDATE users SET deletion_at = now() - interval '1 second'`);
    await api.worker!.get(SweepProcessor).process();
    await until('the plan has ended', async () => (await states()).join() === 'canceled');
  });
});
