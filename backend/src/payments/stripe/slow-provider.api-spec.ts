import type { SubscriptionView } from '@shortlist/shared/contract/account/payments';
import { startApp, type TestApp } from '../../../test/support/app.js';
import { givenPerson, givenResume, type Person } from '../../../test/support/given.js';
import { deliver, stripeEvent, StripeServer, type Received } from '../../../test/support/stripe-server.js';
import { ledgerOf, untilSettled } from '../../../test/support/payments.js';
import { until } from '../../../test/support/until.js';

/** Number of concurrent users: three times the number of the API's database connections. */
const PEOPLE = 30;

describe('requests while the payment provider is slow', () => {
  const stripe = new StripeServer();
  let api: TestApp;
  let people: Person[];
  beforeAll(async () => {
    await stripe.listen();
    api = await startApp({ worker: true, env: { ...stripe.env, DATABASE_POOL: '10' } });
    people = await Promise.all(Array.from({ length: PEOPLE }, () => givenPerson(api)));
  });
  afterAll(async () => {
    await api.close();
    await stripe.close();
  });

  const holding = (which: (request: Received) => boolean) => {
    const held: (() => void)[] = [];
    stripe.meanwhile = async (request) => {
      if (which(request)) await new Promise<void>((resolve) => held.push(resolve));
      return undefined;
    };
    return {
      held,
      letGo: () => {
        stripe.meanwhile = undefined;
        for (const answer of held) answer();
      },
    };
  };
  const everythingElseAnswers = async (): Promise<void> => {
    const [ada] = people;
    for (let times = 0; times < 3; times++) {
      await ada!.browser.get('/api/health/ready').expect(200);
      await ada!.browser.get('/api/resumes').expect(200);
    }
  };

  it('thirty users who subscribe concurrently do not block other requests', async () => {
    const { held, letGo } = holding(({ method, path }) => method === 'POST' && path === 'subscriptions');
    const answers = people.map(({ browser }) => browser.post('/api/subscriptions').send({ plan: 'pro' }).expect(200));
    const all = Promise.all(answers);
    await until('all requests are waiting', () => held.length === PEOPLE);
    await everythingElseAnswers();
    letGo();
    const secrets = (await all).map(({ body }) => (body as SubscriptionView).clientSecret);
    expect(new Set(secrets).size).toBe(PEOPLE);
    for (const id of stripe.account.subscriptions.keys()) stripe.account.payInvoice(id);
  });

  it('thirty concurrent cancellations and the worker do not block other requests', async () => {
    for (const id of stripe.account.subscriptions.keys()) {
      await deliver(api, stripeEvent('customer.subscription.updated', { id, object: 'subscription' })).expect(200);
    }
    await untilSettled(api);
    expect(await ledgerOf(api, people[0]!)).toEqual([{ kind: 'subscription', amount: 999 }]);
    const { held, letGo } = holding(({ method, path }) => method === 'GET' && path === 'invoices');
    for (const id of stripe.account.subscriptions.keys()) {
      await deliver(api, stripeEvent('customer.subscription.updated', { id, object: 'subscription' })).expect(200);
    }
    const all = Promise.all(people.map(({ browser }) => browser.post('/api/billing/cancel').expect(200)));
    await until('all requests are waiting', () => held.length >= PEOPLE);
    await everythingElseAnswers();
    letGo();
    for (const { body } of await all) expect(body).toMatchObject({ subscription: { cancelsAtPeriodEnd: true } });
  });

  it('thirty concurrent checkouts do not block other requests', async () => {
    const buyers = await Promise.all(Array.from({ length: PEOPLE }, () => givenPerson(api)));
    const resumes = await Promise.all(buyers.map((person) => givenResume(person)));
    const { held, letGo } = holding(({ path }) => path.startsWith('payment_intents'));
    const all = Promise.all(
      buyers.map(({ browser }, index) =>
        browser.post('/api/payments/create-payment-intent').send({ resumeId: resumes[index]!.id }).expect(200),
      ),
    );
    await until('all requests are waiting', () => held.length === PEOPLE);
    await everythingElseAnswers();
    letGo();
    await all;
  });
});
