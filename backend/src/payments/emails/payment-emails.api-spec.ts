import { getQueueToken } from '@nestjs/bullmq';
import type { PaymentIntentView, SubscriptionView } from '@shortlist/shared/contract/account/payments';
import type { Queue } from 'bullmq';
import type { Email } from 'postal-mime';
import { User } from '../../users/user.entity.js';
import { MAIL_QUEUE } from '../../mail/mail-job.js';
import { SweepProcessor } from '../../maintenance/sweep.processor.js';
import { startApp, STORES, type TestApp } from '../../../test/support/app.js';
import { CARDS, givenPerson, givenResume, type Person } from '../../../test/support/given.js';
import { mailsTo, SUBJECTS } from '../../../test/support/outbox.js';
import { openOrder, passes, pay, runJob, untilSettled } from '../../../test/support/payments.js';
import { until } from '../../../test/support/until.js';

const DAY = 24 * 60 * 60 * 1_000;
const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const day = (inDays: number): string => long.format(Date.now() + inDays * DAY);
const flat = (mail: Email | undefined): string => mail?.text?.replace(/\s+/g, ' ') ?? '';

describe.each(STORES)('payment emails, with the queue in %s', (store) => {
  let api: TestApp;
  let ada: Person;
  /** Gives each test its own sandbox, because tests move the sandbox's clock. */
  beforeEach(async () => {
    api = await startApp({ store, worker: true, env: { PORT: '3999' } });
    ada = await givenPerson(api, { firstName: 'Ada' });
  });
  afterEach(() => api.close());

  const confirmed = () => api.database.getRepository(User).update({ id: ada.id }, { emailVerified: true });
  const subscribe = async (plan = 'pro'): Promise<SubscriptionView> =>
    (await ada.browser.post('/api/subscriptions').send({ plan }).expect(200)).body as SubscriptionView;
  const onPlan = async (card?: string): Promise<void> => {
    await pay(ada, (await subscribe()).clientSecret, card).expect(200);
    await untilSettled(api);
  };
  const bought = async (title = 'Ada Lovelace Resume') => {
    const resume = await givenResume(ada, { title });
    await pay(ada, (await openOrder(ada, resume)).clientSecret).expect(200);
    await untilSettled(api);
    return resume;
  };

  /** Handles all events a second time, newest first. */
  const everythingAgain = async (): Promise<void> => {
    const [events]: [{ id: string; provider: string }[], number] = await api.database.query(
      'UPDATE payment_events SET handled_at = NULL, outcome = NULL RETURNING id, provider',
    );
    for (const { id, provider } of events.reverse()) await runJob(api, { kind: 'event', provider, id });
    await runJob(api, { kind: 'requeue' });
  };

  /**
   * Waits until all payment emails are sent and marked as queued: an email can be sent before `queued_at` is set.
   * Returns the account's emails except the one that confirms the address.
   */
  const mails = async (): Promise<Email[]> => {
    await until('every payment email is sent', async () => {
      const [row]: { left: number }[] = await api.database.query(
        'SELECT count(*)::int AS left FROM payment_mails WHERE handled_at IS NULL OR queued_at IS NULL',
      );
      return row!.left === 0;
    });
    return (await mailsTo(api, ada.email)).filter(({ subject }) => subject !== SUBJECTS.verify);
  };
  const subjects = async (): Promise<(string | undefined)[]> => (await mails()).map(({ subject }) => subject);
  const onlyMail = async (): Promise<{ text: string; html: string }> => {
    const all = await mails();
    expect(all.map(({ subject }) => subject)).toHaveLength(1);
    return { text: flat(all[0]), html: all[0]!.html! };
  };

  describe('the receipt for a download', () => {
    it('sends one receipt that states the item and the amount', async () => {
      await confirmed();
      await bought('Engineer at <b>Babbage</b>');
      await everythingAgain();
      expect(await subjects()).toEqual(['Your receipt: $3.99']);
      const { text, html } = await onlyMail();
      expect(text).toContain('Hello Ada, Thank you. “Engineer at <b>Babbage</b>” is unlocked');
      expect(html).toContain('Engineer at &lt;b&gt;Babbage&lt;/b&gt;');
      expect(text).toContain('Item: Download of one resume, PDF and DOCX');
      expect(text).toContain('Paid: $3.99 (a test: no money was moved)');
      expect(text).toContain(`Date: ${day(0)}`);
      expect(text).toContain('http://127.0.0.1:3999/account');
    });

    it("omits the resume's title in emails to an unconfirmed email address", async () => {
      await bought('Win at casino.example');
      const { text } = await onlyMail();
      expect(text).toContain('Your resume is unlocked');
      expect(text).not.toContain('casino');
    });

    it('sends a receipt for $0.00, with the promo code', async () => {
      await api.database.query(
        `INSERT INTO promo_codes (code, kind, value, applies_to, currency, min_amount, active)
         VALUES ('WELCOME', 'percent', 100, '{one_time_payment}', 'usd', 0, true)`,
      );
      const { id } = await givenResume(ada);
      const order = { resumeId: id, promoCode: 'welcome' };
      const answer = await ada.browser.post('/api/payments/create-payment-intent').send(order).expect(200);
      expect((answer.body as PaymentIntentView).finalAmount).toBe(0);
      expect(await subjects()).toEqual(['Your receipt: $0.00']);
      expect((await onlyMail()).text).toContain('Price: $3.99 Promo code WELCOME: −$3.99 Paid: $0.00 Date:');
    });
  });

  describe('payment emails for a plan', () => {
    it('emails one receipt for each paid period, with a note on the 14-day refund', async () => {
      await onPlan();
      await everythingAgain();
      const { text } = await onlyMail();
      expect(text).toContain('Thank you. Pro is paid until');
      expect(text).toContain(`you can refund this payment yourself in your account for 14 days, until ${day(14)}`);
      expect(text).toContain('Item: Pro plan Period:');
      expect(text).toContain('Paid: $9.99');
      await passes(api, 32);
      await everythingAgain();
      expect(await subjects()).toEqual(['Your receipt: $9.99', 'Your receipt: $9.99']);
    });

    it('an email about a failed renewal states the end of the grace period and where to pay', async () => {
      await onPlan(CARDS.notRenewed);
      await mails();
      await passes(api, 32);
      await everythingAgain();
      expect(await subjects()).toEqual(['Your receipt: $9.99', 'Your payment for Pro did not go through']);
      const text = flat((await mails())[1]);
      const [row]: { grace_until: Date }[] = await api.database.query('SELECT grace_until FROM subscriptions');
      const last = long.format(row!.grace_until);
      expect(text).toContain(`Pro continues until ${last}.`);
      expect(text).toContain('Pay in your account: http://127.0.0.1:3999/account');
    });

    it('sends a receipt when a failed renewal is paid', async () => {
      await onPlan(CARDS.notRenewed);
      await passes(api, 32);
      await pay(ada, (await subscribe()).clientSecret).expect(200);
      await untilSettled(api);
      await everythingAgain();
      expect((await subjects()).sort()).toEqual([
        'Your payment for Pro did not go through',
        'Your receipt: $9.99',
        'Your receipt: $9.99',
      ]);
    });

    it('an email reports the end of an unpaid plan', async () => {
      await onPlan(CARDS.notRenewed);
      await passes(api, 32);
      await passes(api, 10);
      await everythingAgain();
      expect((await subjects()).at(-1)).toBe('Your Pro plan has ended');
      const text = flat((await mails()).at(-1));
      expect(text).toContain(
        'Your Pro plan has ended because its last month was not paid. You will not be charged again.',
      );
      expect(text).toContain('PDF and DOCX cost $3.99 each');
      expect(await subjects()).toHaveLength(3);
    });

    it('sends no emails for a subscription that was never paid for', async () => {
      await subscribe();
      await passes(api, 2);
      await everythingAgain();
      expect(await mails()).toEqual([]);
    });

    it("emails confirm each cancellation and each resumption once, but not the plan's expiry", async () => {
      await onPlan();
      for (const step of ['cancel', 'resume', 'cancel']) {
        await ada.browser.post(`/api/billing/${step}`).expect(200);
        await untilSettled(api);
        await everythingAgain();
        await mails();
      }
      const [receipt, cancelled, resumed] = ['Your receipt: $9.99', 'Pro is canceled', 'Pro continues'];
      expect(await subjects()).toEqual([receipt, cancelled, resumed, cancelled]);
      const [row]: { period_end: Date }[] = await api.database.query('SELECT period_end FROM subscriptions');
      const last = long.format(row!.period_end);
      expect(flat((await mails())[1])).toContain(
        `you will not be charged for it again. Until ${last} you keep everything it includes.`,
      );
      expect(flat((await mails())[2])).toContain(`Pro continues. It renews on ${last} for $9.99 a month.`);
      await passes(api, 40);
      await everythingAgain();
      expect(await subjects()).toHaveLength(4);
    });

    it('sends one email that confirms a refund and describes its effect', async () => {
      await onPlan();
      await ada.browser.post('/api/billing/refund').expect(200);
      await untilSettled(api);
      await everythingAgain();
      expect((await subjects()).sort()).toEqual(['Your receipt: $9.99', 'Your refund: $9.99']);
      const text = flat((await mails()).find(({ subject }) => subject === 'Your refund: $9.99'));
      expect(text).toContain('We refunded $9.99 to the card you paid with.');
      expect(text).toContain('Your Pro plan has ended, and you will not be charged for it again.');
    });

    it('emails show the price difference for an upgrade, and name the plan that a refund ended', async () => {
      await onPlan();
      await subscribe('premium');
      await untilSettled(api);
      const upgrade = (await mails()).find(({ subject }) => subject === 'Your receipt: $10.00');
      expect(flat(upgrade)).toContain('Item: Premium plan, the difference from your previous plan Period:');
      await ada.browser.post('/api/billing/refund').expect(200);
      await untilSettled(api);
      const refunds = (await mails()).filter(({ subject }) => subject?.startsWith('Your refund:'));
      expect(refunds.map(flat).sort()).toEqual([
        expect.stringMatching(/\$10\.00 to the card .+ Your Premium plan has ended, .+ Paid for: Premium plan Date:/),
        expect.stringMatching(/\$9\.99 to the card .+ Your Premium plan has ended, .+ Paid for: Pro plan Date:/),
      ]);
    });
  });

  it('sends no payment emails to a deleted account', async () => {
    await onPlan();
    await mails();
    await ada.browser.delete('/api/auth/user').send({ when: 'now', confirmation: ada.email }).expect(204);
    await passes(api, 32);
    await everythingAgain();
    expect(await subjects()).toEqual(['Your receipt: $9.99']);
    expect(await api.database.query('SELECT 1 FROM payment_mails')).toEqual([]);
  });

  it('queues payment emails again when the queue has lost them', async () => {
    await bought();
    await mails();
    // Waits until the job has ended, because `SweepProcessor` keeps unfinished jobs.
    const queue = api.worker!.get<Queue>(getQueueToken(MAIL_QUEUE));
    await until('the job has ended', async () => (await queue.getActiveCount()) === 0);
    await api.database.query(`UPDATE payment_mails SET handled_at = NULL, queued_at = now() - interval '4 hours'`);
    await api.worker!.get(SweepProcessor).process();
    await runJob(api, { kind: 'requeue' });
    expect(await subjects()).toEqual(['Your receipt: $3.99', 'Your receipt: $3.99']);
  });

  it('includes payment emails in the data export', async () => {
    await bought();
    await mails();
    const { body } = await ada.browser.get('/api/auth/user/export').expect(200);
    expect((body as { paymentMails: object[] }).paymentMails).toEqual([
      { kind: 'receipt', createdAt: expect.any(String), handledAt: expect.any(String) },
    ]);
  });
});
