import { randomUUID } from 'node:crypto';
import { keyOf } from '../../rate-limits/limits.service.js';
import { CONFIRM_AFTER, DECLINES, DECLINES_OF_NETWORK, NEW_PAYMENTS } from './checkout-limits.service.js';
import { startApp, type TestApp } from '../../../test/support/app.js';
import { CARDS, givenPerson, givenResume, type Person } from '../../../test/support/given.js';
import { openOrder, ordersOf, pay, untilSettled } from '../../../test/support/payments.js';
import { deliver, stripeEvent, StripeServer } from '../../../test/support/stripe-server.js';
import { until } from '../../../test/support/until.js';
import { withStripe } from '../../../test/support/with-stripe.js';

const NETWORK = keyOf(DECLINES_OF_NETWORK.name, keyOf('payment origin', '127.0.0.1'));

const order = (person: Person, resume: { id: string }) =>
  person.browser.post('/api/payments/create-payment-intent').send({ resumeId: resume.id });
const confirmEmail = ({ database }: TestApp, { id }: Person) =>
  database.query('UPDATE users SET email_verified = true WHERE id = $1', [id]);
const counted = async ({ database }: TestApp, key: string): Promise<number> => {
  const rows: { count: number }[] = await database.query('SELECT count FROM sign_in_attempts WHERE key = $1', [key]);
  return rows[0]?.count ?? 0;
};
const setCounted = ({ database }: TestApp, key: string, count: number) =>
  database.query('UPDATE sign_in_attempts SET count = $2 WHERE key = $1', [key, count]);

describe('payment limits with Stripe', () => {
  const stripe = new StripeServer();
  let api: TestApp;
  let ada: Person;
  withStripe(stripe, (started) => (api = started));
  beforeEach(async () => {
    await api.database.query('DELETE FROM sign_in_attempts');
    ada = await givenPerson(api);
    stripe.received.length = 0;
  });

  const opened = async (person = ada): Promise<string> =>
    (await openOrder(person, await givenResume(person))).clientSecret!.split('_secret_')[0]!;
  const decline = (payment: string) =>
    deliver(api, stripeEvent('payment_intent.payment_failed', { id: payment, object: 'payment_intent' })).expect(200);
  const declineTimes = async (payment: string, times: number): Promise<void> => {
    for (let tries = 0; tries < times; tries++) await decline(payment);
  };

  it('locks an account after ten declined cards and cancels its open payment', async () => {
    await confirmEmail(api, ada);
    const payment = await opened();
    await declineTimes(payment, DECLINES.times - 1);
    await order(ada, await givenResume(ada)).expect(200);
    await decline(payment);
    const refused = await order(ada, await givenResume(ada)).expect(429);
    expect(refused.body).toMatchObject({
      code: 'too_many_attempts',
      message: expect.stringMatching(
        /^Too many cards were declined\. You were not charged\. Please try again in /,
      ) as string,
    });
    expect(Number(refused.get('Retry-After'))).toBeGreaterThan(3_000);
    await until('the payment is canceled', () => stripe.account.intents.get(payment)?.status === 'canceled');
    await untilSettled(api);
    expect((await ordersOf(api, ada))[0]).toMatchObject({ reference: payment, state: 'abandoned' });
    const bob = await givenPerson(api);
    await order(bob, await givenResume(bob)).expect(200);
  });

  it('requires a confirmed email address after three declined cards', async () => {
    const payment = await opened();
    await declineTimes(payment, CONFIRM_AFTER.times - 1);
    const resume = await givenResume(ada);
    await order(ada, resume).expect(200);
    await decline(payment);
    const refused = await order(ada, resume).expect(403);
    expect(refused.body).toMatchObject({
      code: 'email_not_verified',
      message: expect.stringContaining('Confirm your email address') as string,
    });
    await confirmEmail(api, ada);
    await order(ada, resume).expect(200);
  });

  it('counts a declined payment once when its event is repeated, and never counts payments of other products', async () => {
    const payment = await opened();
    const event = stripeEvent('payment_intent.payment_failed', { id: payment, object: 'payment_intent' });
    await deliver(api, event).expect(200);
    await deliver(api, event).expect(200);
    await decline(`pi_${randomUUID()}`);
    expect(await counted(api, keyOf(DECLINES.name, ada.id))).toBe(1);
    expect(await counted(api, NETWORK)).toBe(1);
  });

  it('locks a network after many declined cards across accounts', async () => {
    await decline(await opened());
    await setCounted(api, NETWORK, DECLINES_OF_NETWORK.times);
    const bob = await givenPerson(api);
    await confirmEmail(api, bob);
    await order(bob, await givenResume(bob)).expect(429);
    await bob.browser.post('/api/subscriptions').send({ plan: 'pro' }).expect(429);
  });

  it('limits how many payments an account starts, but not how often it reopens the same payment', async () => {
    const resume = await givenResume(ada);
    await order(ada, resume).expect(200);
    await setCounted(api, keyOf(NEW_PAYMENTS.name, ada.id), NEW_PAYMENTS.times);
    await order(ada, resume).expect(200);
    const refused = await order(ada, await givenResume(ada)).expect(429);
    expect(Number(refused.get('Retry-After'))).toBeGreaterThan(0);
    await ada.browser.post('/api/subscriptions').send({ plan: 'pro' }).expect(429);
    expect(stripe.calls('POST payment_intents')).toHaveLength(1);
  });

  it('does not count payments that could not be created because the provider was unavailable', async () => {
    const resume = await givenResume(ada);
    stripe.fault = 'hangs up';
    await order(ada, resume).expect(503);
    stripe.fault = undefined;
    const counted: object[] = await api.database.query('SELECT 1 FROM sign_in_attempts WHERE key = $1 AND count > 0', [
      keyOf(NEW_PAYMENTS.name, ada.id),
    ]);
    expect(counted).toEqual([]);
    await order(ada, resume).expect(200);
  });

  it('applies the limits to the first payment of a plan, too', async () => {
    const subscribe = () => ada.browser.post('/api/subscriptions').send({ plan: 'pro' });
    await confirmEmail(api, ada);
    await subscribe().expect(200);
    const [row]: { reference: string }[] = await api.database.query(
      'SELECT reference FROM subscriptions WHERE user_id = $1',
      [ada.id],
    );
    for (let tries = 0; tries < DECLINES.times; tries++) {
      const invoice = {
        id: `in_${randomUUID()}`,
        object: 'invoice',
        parent: { type: 'subscription_details', subscription_details: { subscription: row!.reference } },
      };
      await deliver(api, stripeEvent('invoice.payment_failed', invoice)).expect(200);
    }
    await subscribe().expect(429);
    await until('the subscription has ended', async () => {
      const [{ state }]: [{ state: string }] = await api.database.query(
        'SELECT state FROM subscriptions WHERE reference = $1',
        [row!.reference],
      );
      return state === 'canceled';
    });
  });
});

describe('payment limits in the sandbox', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startApp({ worker: true });
  });
  afterAll(() => api.close());

  it.each(['a resume', 'a plan'])('locks the account after too many declined payments for %s', async (what) => {
    await api.database.query('DELETE FROM sign_in_attempts');
    const ada = await givenPerson(api);
    await confirmEmail(api, ada);
    const begin = async () =>
      what === 'a plan'
        ? ada.browser.post('/api/subscriptions').send({ plan: 'pro' })
        : order(ada, await givenResume(ada));
    const { clientSecret } = (await begin()).body as { clientSecret: string };
    for (let tries = 1; tries <= DECLINES.times; tries++) {
      await pay(ada, clientSecret, CARDS.declined).expect(402);
      await until('the decline is counted', async () => (await counted(api, keyOf(DECLINES.name, ada.id))) === tries);
    }
    expect((await begin()).status).toBe(429);
    await untilSettled(api);
    await pay(ada, clientSecret).expect(404);
  });
});
