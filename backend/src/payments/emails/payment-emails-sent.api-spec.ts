import { getQueueToken } from '@nestjs/bullmq';
import type { Queue } from 'bullmq';
import type { Email } from 'postal-mime';
import { MAIL_QUEUE } from '../../mail/mail-job.js';
import { startApp, type TestApp } from '../../../test/support/app.js';
import { startProxy } from '../../../test/support/cuttable-proxy.js';
import { givenPerson, givenResume, type Person } from '../../../test/support/given.js';
import { mailTo, mailsTo, SUBJECTS } from '../../../test/support/outbox.js';
import { openOrder, pay, runJob, untilSettled } from '../../../test/support/payments.js';
import { emptyRedisUrl } from '../../../test/support/redis.js';
import { MailServer } from '../../../test/support/smtp-server.js';
import { deliver, stripeEvent, StripeServer } from '../../../test/support/stripe-server.js';
import { until } from '../../../test/support/until.js';
import { withStripe } from '../../../test/support/with-stripe.js';

// Cleanup steps that run even after a failed test, because an open server would keep the test process from ending.
const afterwards: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of afterwards.splice(0)) await close();
});

const flat = (mail: Email): string => mail.text!.replace(/\s+/g, ' ');

describe('payment emails about Stripe’s events', () => {
  const stripe = new StripeServer();
  let api: TestApp;
  let ada: Person;
  withStripe(stripe, (started) => (api = started));
  beforeEach(async () => {
    ada = await givenPerson(api);
  });

  const ordered = async (resume: { id: string }) => {
    const { clientSecret, orderId } = await openOrder(ada, resume);
    return { id: clientSecret!.split('_secret_')[0]!, orderId };
  };
  const tell = async (type: string, object: Record<string, unknown>): Promise<void> => {
    const event = stripeEvent(type, object);
    await deliver(api, event).expect(200);
    await deliver(api, event).expect(200);
    await untilSettled(api);
  };
  const succeeded = (id: string) => tell('payment_intent.succeeded', { id, object: 'payment_intent' });
  const refunded = async (id: string, amount: string): Promise<void> => {
    stripe.account.refund({ payment_intent: id, amount });
    await tell('charge.refunded', { id: 'ch_1', object: 'charge', payment_intent: id });
  };
  const bought = async (): Promise<string> => {
    const { id } = await ordered(await givenResume(ada));
    stripe.account.pay(id);
    await succeeded(id);
    return id;
  };

  it("payment emails link to Stripe's receipt", async () => {
    const id = await bought();
    const mail = await mailTo(api, ada.email, 'Your receipt: $3.99');
    expect(flat(mail)).toContain(`Paid: $3.99 Date:`);
    expect(flat(mail)).toContain(`Receipt: https://pay.stripe.com/receipts/${id}`);
    expect(mail.html).toContain(`href="https://pay.stripe.com/receipts/${id}"`);
  });

  it('refund emails state the effect on the resume', async () => {
    const id = await bought();
    await refunded(id, '100');
    expect(flat(await mailTo(api, ada.email, 'Your refund: $1.00'))).toContain('Your resume stays unlocked.');
    await refunded(id, '299');
    expect(flat(await mailTo(api, ada.email, 'Your refund: $2.99'))).toContain('is locked again');
  });

  it('an email reports that a duplicate payment was refunded', async () => {
    const resume = await givenResume(ada);
    const first = await ordered(resume);
    await api.database.query(`UPDATE orders SET state = 'abandoned' WHERE id = $1`, [first.orderId]);
    const second = await ordered(resume);
    for (const { id } of [first, second]) {
      stripe.account.pay(id);
      await succeeded(id);
    }
    const mail = await mailTo(api, ada.email, 'Your refund: $3.99');
    expect(flat(mail)).toContain('You paid twice for the same resume. We refunded the second payment');
    const subjects = (await mailsTo(api, ada.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject !== SUBJECTS.verify).sort()).toEqual([
      'Your receipt: $3.99',
      'Your refund: $3.99',
    ]);
  });
});

describe('a payment email', () => {
  const bought = async (api: TestApp): Promise<Person> => {
    const ada = await givenPerson(api);
    await pay(ada, (await openOrder(ada, await givenResume(ada))).clientSecret).expect(200);
    await untilSettled(api);
    return ada;
  };
  const unhandled = async ({ database }: TestApp): Promise<number> => {
    const rows: object[] = await database.query('SELECT 1 FROM payment_mails WHERE handled_at IS NULL');
    return rows.length;
  };

  it('sends a payment email once the queue is available again, without delaying the payment', async () => {
    const wire = await startProxy(await emptyRedisUrl());
    const api = await startApp({ worker: true, env: { REDIS_URL: wire.url } });
    afterwards.push(
      () => api.close(),
      () => wire.close(),
    );
    await api.database.query(
      `INSERT INTO promo_codes (code, kind, value, applies_to, currency, min_amount, active)
       VALUES ('WELCOME', 'percent', 100, '{one_time_payment}', 'usd', 0, true)`,
    );
    const ada = await givenPerson(api);
    const { id } = await givenResume(ada);
    wire.cut();
    const order = { resumeId: id, promoCode: 'WELCOME' };
    await ada.browser.post('/api/payments/create-payment-intent').send(order).expect(200);
    expect(await unhandled(api)).toBe(1);
    wire.mend();
    await runJob(api, { kind: 'requeue' });
    await mailTo(api, ada.email, 'Your receipt: $0.00');
    await until('the email is marked as sent', async () => (await unhandled(api)) === 0);
    await runJob(api, { kind: 'requeue' });
    const mails = await mailsTo(api, ada.email);
    expect(mails.filter(({ subject }) => subject === 'Your receipt: $0.00')).toHaveLength(1);
  });

  it('drops a permanently rejected payment email without logging its address', async () => {
    const server = new MailServer();
    await server.listen();
    server.refusal = 550;
    afterwards.push(() => server.close());
    const MAIL_FROM = 'Shortlist <mail@shortlist.example>';
    const api = await startApp({ worker: true, env: { SMTP_URL: server.url, MAIL_FROM } });
    afterwards.unshift(() => api.close());
    await bought(api);
    const queue = api.worker!.get<Queue>(getQueueToken(MAIL_QUEUE), { strict: false });
    const failed = async () => (await queue.getFailed()).filter(({ name }) => name === 'payment');
    await until('the email has failed', async () => (await failed()).length === 1);
    expect(await failed()).toMatchObject([
      { data: { kind: 'payment', mail: expect.any(String) }, failedReason: expect.stringMatching(/EENVELOPE 550$/) },
    ]);
    await api.database.query(`UPDATE payment_mails SET queued_at = now() - interval '4 hours'`);
    server.refusal = undefined;
    await runJob(api, { kind: 'requeue' });
    expect(await queue.getWaitingCount()).toBe(0);
    expect(await unhandled(api)).toBe(1);
    expect(server.received).toEqual([]);
  });
});
