import { startApp, STORES, type TestApp } from '../../../test/support/app.js';
import { givenPerson, givenResume, type Person } from '../../../test/support/given.js';
import {
  ledgerOf,
  openOrder,
  ordersOf,
  runJob,
  unlocked,
  untilSettled,
  untilUnlocked,
} from '../../../test/support/payments.js';
import { deliver, signatureOf, stripeEvent, StripeServer } from '../../../test/support/stripe-server.js';

const MINUTE = 60;

describe.each(STORES)('the webhook, with the queue in %s', (store) => {
  const stripe = new StripeServer();
  let api: TestApp;
  let ada: Person;
  beforeAll(async () => {
    await stripe.listen();
    api = await startApp({ store, worker: true, env: stripe.env });
  });
  beforeEach(async () => {
    ada = await givenPerson(api);
  });
  afterAll(async () => {
    await api.close();
    await stripe.close();
  });

  const paid = async (): Promise<{ id: string; resume: { id: string } }> => {
    const resume = await givenResume(ada);
    const { clientSecret } = await openOrder(ada, resume);
    const id = clientSecret!.split('_secret_')[0]!;
    stripe.account.pay(id);
    return { id, resume };
  };
  const about = (id: string, type = 'payment_intent.succeeded', eventId?: string) =>
    stripeEvent(type, { id, object: 'payment_intent' }, eventId);
  const stored = async (id: string): Promise<{ outcome: string | null }[]> =>
    api.database.query('SELECT outcome FROM payment_events WHERE id = $1', [id]);

  it.each([
    ['is signed with another secret', (payload: string) => signatureOf(payload, { secret: 'whsec_guessed' })],
    ['is signed for another body', () => signatureOf('{}')],
    ['was signed six minutes ago', (payload: string) => signatureOf(payload, { age: 6 * MINUTE })],
    ['is not signed', () => ''],
    ['has something else in place of a signature', () => 't=1,v1=guessed'],
  ])('rejects an event that %s', async (_, sign) => {
    const { id } = await paid();
    const event = about(id);
    const answer = await deliver(api, event, sign(event.payload)).expect(400);
    expect(answer.body).toMatchObject({ code: 'bad_request' });
    expect(await stored(event.id)).toEqual([]);
    expect(await unlocked(api, ada)).toEqual([]);
  });

  it('verifies the signature over the raw bytes of the body', async () => {
    const { id } = await paid();
    const { payload, id: eventId } = about(id);
    const spaced = { id: eventId, payload: payload.replace('{', '{ ') };
    await deliver(api, spaced, signatureOf(payload)).expect(400);
    await deliver(api, spaced, signatureOf(spaced.payload)).expect(200);
  });

  it('accepts an old event with a new signature, because Stripe signs redelivered events again', async () => {
    const { id, resume } = await paid();
    const event = about(id);
    const payload = event.payload.replace(/"created":\d+/, '"created":1700000000');
    await deliver(api, { ...event, payload }, signatureOf(payload, { age: 4 * MINUTE })).expect(200);
    await untilUnlocked(api, ada, resume);
  });

  it('stores and applies an event only once, even if it arrives repeatedly and concurrently', async () => {
    const { id, resume } = await paid();
    const event = about(id);
    await Promise.all(Array.from({ length: 10 }, () => deliver(api, event).expect(200)));
    await untilUnlocked(api, ada, resume);
    await deliver(api, event).expect(200);
    await untilSettled(api);
    expect(await stored(event.id)).toEqual([{ outcome: 'applied' }]);
    expect(await ledgerOf(api, ada)).toEqual([{ kind: 'download', amount: 399 }]);
  });

  it('reaches the same state whatever the order of events', async () => {
    const { id, resume } = await paid();
    stripe.account.refund({ payment_intent: id, amount: '399' });
    const refunded = stripeEvent('charge.refunded', { id: 'ch', object: 'charge', payment_intent: id });
    for (const event of [refunded, about(id), about(id, 'payment_intent.payment_failed'), refunded, about(id)]) {
      await deliver(api, event).expect(200);
      await untilSettled(api);
      expect(await ordersOf(api, ada)).toMatchObject([{ state: 'refunded' }]);
    }
    expect(await ledgerOf(api, ada)).toMatchObject([{ amount: 399 }, { amount: -399 }]);
    await ada.browser.get(`/api/export/pdf/${resume.id}`).expect(402);
  });

  it('stores and ignores irrelevant events and events of other products', async () => {
    const unknown = stripeEvent('terminal.reader.action_failed', { id: 'tmr_1', object: 'terminal.reader' });
    const foreign = about('pi_of_somebody_else');
    for (const event of [unknown, foreign]) await deliver(api, event).expect(200);
    await untilSettled(api);
    for (const { id } of [unknown, foreign]) expect(await stored(id)).toEqual([{ outcome: 'ignored' }]);
  });

  it("stores only the id of an event's object", async () => {
    const event = stripeEvent('payment_intent.succeeded', { id: 'pi_1', receipt_email: ada.email });
    await deliver(api, event).expect(200);
    const rows: object[] = await api.database.query('SELECT * FROM payment_events WHERE id = $1', [event.id]);
    expect(JSON.stringify(rows)).not.toContain(ada.email);
  });

  it('queues stored events again after an outage of the queue', async () => {
    const { id, resume } = await paid();
    const eventId = `evt_left_${ada.id}`;
    await api.database.query(
      `INSERT INTO payment_events (provider, id, type, subject_kind, object_id, created_at, received_at)
       VALUES ('stripe_test', $1, 'payment_intent.succeeded', 'payment', $2, now(), now() - interval '5 minutes')`,
      [eventId, id],
    );
    await runJob(api, { kind: 'requeue' });
    await untilUnlocked(api, ada, resume);
    expect(await stored(eventId)).toEqual([{ outcome: 'applied' }]);
  });

  it('returns 413 for an event over the size limit', async () => {
    const payload = JSON.stringify({ id: 'evt_1', filler: 'x'.repeat(600_000) });
    await deliver(api, { id: 'evt_1', payload }).expect(413);
  });
});
