import type { BillingView } from '@shortlist/shared/contract/account/billing';
import type { PaymentIntentView } from '@shortlist/shared/contract/account/payments';
import type { TestApp } from '../../../test/support/app.js';
import { givenPerson, givenResume, PASSWORD, type Person } from '../../../test/support/given.js';
import { mailTo } from '../../../test/support/outbox.js';
import { ledgerOf, openOrder, ordersOf, runJob, unlocked, untilSettled } from '../../../test/support/payments.js';
import { deliver, stripeEvent, StripeServer } from '../../../test/support/stripe-server.js';
import { until } from '../../../test/support/until.js';
import { withStripe } from '../../../test/support/with-stripe.js';

const paymentOf = ({ clientSecret }: PaymentIntentView): string => clientSecret!.split('_secret_')[0]!;

describe("reconciliation without Stripe's events", () => {
  const stripe = new StripeServer();
  let api: TestApp;
  let ada: Person;
  withStripe(stripe, (started) => (api = started));
  beforeEach(async () => {
    ada = await givenPerson(api);
    // Abandons orders that earlier tests left open.
    await api.database.query(`UPDATE orders SET state = 'abandoned' WHERE state = 'open'`);
    await api.database.query(
      `UPDATE subscriptions SET state = 'canceled', ended_at_provider = true WHERE state <> 'canceled'`,
    );
    stripe.received.length = 0;
  });

  const billing = async () => (await ada.browser.get('/api/billing').expect(200)).body as BillingView;
  const check = async (awaited: 'download' | 'subscription') =>
    (await ada.browser.post('/api/billing/check').send({ awaited }).expect(200)).body as BillingView;
  /** Opens an order. Clears the rate limits first, so that the hourly limit on payments does not apply. */
  const opened = async (person = ada) => {
    await api.database.query('DELETE FROM sign_in_attempts');
    const resume = await givenResume(person);
    return { resume, payment: paymentOf(await openOrder(person, resume)) };
  };
  const boughtResume = async () => {
    const { resume, payment } = await opened();
    stripe.account.pay(payment);
    await check('download');
    expect(await unlocked(api, ada)).toContain(resume.id);
    return { resume, payment };
  };
  const onPlan = async () => {
    await ada.browser.post('/api/subscriptions').send({ plan: 'pro' }).expect(200);
    const id = [...stripe.account.subscriptions.keys()].at(-1)!;
    stripe.account.payInvoice(id);
    expect((await check('subscription')).plan).toBe('pro');
    return { id, payment: stripe.account.subscriptions.get(id)!.latest.intent!.id };
  };
  const reads = (): (string | undefined)[] =>
    stripe.received.flatMap(({ method, path }) =>
      method === 'GET' && path.startsWith('payment_intents/') ? [path.split('/')[1]] : [],
    );
  /** Moves the times of every open order's last change and next check into the past. */
  const pass = (minutes: number): Promise<unknown> =>
    api.database.query(
      `UPDATE orders SET updated_at = updated_at - make_interval(mins => $1),
         check_after = CASE WHEN check_after > '-infinity' THEN check_after - make_interval(mins => $1) ELSE check_after END
       WHERE state = 'open'`,
      [minutes],
    );
  const reconcile = (): Promise<void> => runJob(api, { kind: 'reconcile' });
  const audit = (): Promise<void> => runJob(api, { kind: 'audit' });

  describe('a buyer who checks the payment', () => {
    it('unlocks a paid resume as soon as its buyer checks the payment', async () => {
      const { resume, payment } = await opened();
      expect(await check('download')).toMatchObject({ unlockedResumes: [] });
      stripe.account.pay(payment);
      expect(await billing()).toMatchObject({ unlockedResumes: [] });
      expect(await check('download')).toMatchObject({ unlockedResumes: [resume.id] });
    });

    it('starts a paid plan as soon as its buyer checks the payment', async () => {
      await onPlan();
      expect((await billing()).subscription).toMatchObject({ state: 'active' });
    });

    it("one buyer's checks cause at most twelve requests to Stripe per minute", async () => {
      await opened();
      stripe.received.length = 0;
      for (let times = 0; times < 20; times++) await check('download');
      expect(reads()).toHaveLength(12);
    });

    it('a check returns the stored state while Stripe is unavailable or hangs', async () => {
      await opened();
      stripe.fault = { status: 503 };
      expect(await check('download')).toMatchObject({ unlockedResumes: [] });
      stripe.fault = 'never answers';
      expect(await check('download')).toMatchObject({ unlockedResumes: [] });
    });

    it('sends no request to Stripe when no payment is open', async () => {
      stripe.received.length = 0;
      expect(await check('download')).toMatchObject({ plan: 'free' });
      expect(await check('subscription')).toMatchObject({ plan: 'free' });
      expect(stripe.received).toEqual([]);
    });
  });

  describe('comparison of open orders with Stripe', () => {
    it('checks each open order once, at most four at a time', async () => {
      const payments = [];
      for (let orders = 0; orders < 11; orders++) payments.push((await opened()).payment);
      await pass(11);
      stripe.received.length = 0;
      let [arrived, now, most] = [0, 0, 0];
      stripe.meanwhile = async () => {
        const batch = Math.ceil(++arrived / 4);
        most = Math.max(most, ++now);
        // Responds when all four requests of a batch have arrived.
        await until('four orders are checked', () => arrived >= Math.min(batch * 4, payments.length));
        now--;
        return undefined;
      };
      await reconcile();
      expect(reads().sort()).toEqual(payments.sort());
      expect(most).toBe(4);
    });

    it('checks an unpaid order at growing intervals', async () => {
      const { payment } = await opened();
      stripe.received.length = 0;
      const readAt: number[] = [];
      for (let minutes = 0; minutes < 120; minutes += 10) {
        await pass(10);
        await reconcile();
        // Looks only for this payment, because late requests may still read the payments of earlier tests.
        if (reads().includes(payment)) readAt.push(minutes + 10);
        stripe.received.length = 0;
      }
      expect(readAt).toEqual([10, 20, 40, 80]);
    });

    it('checks the remaining orders even if some checks always fail', async () => {
      const broken = new Set<string>();
      for (let orders = 0; orders < 24; orders++) broken.add((await opened()).payment);
      const { payment, resume } = await opened();
      stripe.account.pay(payment);
      await pass(11);
      // Makes the newest order the last one to be checked.
      await api.database.query(`UPDATE orders SET check_after = now() - interval '1 second' WHERE reference = $1`, [
        payment,
      ]);
      stripe.meanwhile = ({ path }) =>
        Promise.resolve(broken.has(path.split('/')[1] ?? '') ? { status: 400 } : undefined);
      await expect(reconcile()).rejects.toThrow('not everything');
      expect(await unlocked(api, ada)).toEqual([]);
      await expect(reconcile()).rejects.toThrow('not everything');
      expect(await unlocked(api, ada)).toEqual([resume.id]);
    });

    it("runs one comparison at a time, and starts another after a crashed run's lease has expired", async () => {
      const { payment } = await opened();
      await pass(11);
      stripe.received.length = 0;
      // Counts only this payment, because late requests may still read the payments of earlier tests.
      const times = (): number => reads().filter((read) => read === payment).length;
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      stripe.meanwhile = async () => {
        await held;
        return undefined;
      };
      const first = reconcile();
      await until('the first run sends a request', () => times() === 1);
      await pass(30);
      await reconcile();
      expect(times()).toBe(1);
      release();
      await first;
      stripe.meanwhile = undefined;
      await api.database.query(
        `UPDATE payment_runs SET leased_until = now() + interval '10 minutes' WHERE name = 'reconcile'`,
      );
      await reconcile();
      expect(times()).toBe(1);
      await api.database.query(`UPDATE payment_runs SET leased_until = now() - interval '1 second'`);
      await reconcile();
      expect(times()).toBe(2);
    });
  });

  describe('daily audit of Stripe', () => {
    it("records a refund that was made in Stripe's dashboard", async () => {
      const { payment } = await boughtResume();
      stripe.account.refund({ payment_intent: payment, amount: '399' });
      await audit();
      expect(await unlocked(api, ada)).toEqual([]);
      expect(await ledgerOf(api, ada)).toEqual([
        { kind: 'download', amount: 399 },
        { kind: 'refund', amount: -399 },
      ]);
    });

    it('records a dispute and, later, that it was won', async () => {
      const { resume, payment } = await boughtResume();
      const { id } = stripe.account.dispute(payment);
      await audit();
      expect(await unlocked(api, ada)).toEqual([]);
      stripe.account.moveDispute(id, 'won');
      await audit();
      expect(await unlocked(api, ada)).toEqual([resume.id]);
      expect((await ledgerOf(api, ada)).map(({ amount }) => amount)).toEqual([399, -399, 399]);
    });

    it('updates an open dispute that is too old for the list of recent ones', async () => {
      const { payment } = await boughtResume();
      const { id } = stripe.account.dispute(payment);
      await audit();
      stripe.account.disputes.find((known) => known.id === id)!['created'] = 1;
      stripe.account.moveDispute(id, 'lost');
      await api.database.query(`UPDATE payment_disputes SET check_after = '-infinity'`);
      await audit();
      expect((await billing()).disputes).toMatchObject([{ state: 'lost' }]);
    });

    it("ends a plan whose payment was refunded in Stripe's dashboard", async () => {
      const { id, payment } = await onPlan();
      stripe.account.refund({ payment_intent: payment, amount: '999' });
      await audit();
      expect(await billing()).toMatchObject({ plan: 'free', subscription: null });
      await until('the plan has ended at Stripe', () => stripe.account.readSubscription(id)['status'] === 'canceled');
    });

    it('skips payments that are already recorded or belong to another product', async () => {
      const { payment } = await boughtResume();
      stripe.account.refund({ payment_intent: payment, amount: '100' });
      await audit();
      const foreign = stripe.account.createIntent({
        customer: stripe.account.createCustomer({}).id,
        amount: '5',
        currency: 'usd',
      });
      stripe.account.pay(foreign.id);
      stripe.account.refund({ payment_intent: foreign.id, amount: '5' });
      stripe.received.length = 0;
      await audit();
      expect(reads()).toEqual([]);
    });

    it('resumes an interrupted audit at the last list page that it reached', async () => {
      const { payment } = await boughtResume();
      stripe.account.refund({ payment_intent: payment, amount: '399' });
      const [ours] = stripe.account.refunds.slice(-1);
      for (let others = 0; others < 120; others++) {
        stripe.account.refunds.push({
          ...ours!,
          id: `re_other${others}`,
          payment_intent: 'pi_none',
          charge: 'ch_none',
        });
      }
      stripe.meanwhile = ({ path, params }) =>
        Promise.resolve(path === 'refunds' && params['starting_after'] ? { status: 503 } : undefined);
      await expect(audit()).rejects.toThrow();
      expect(await unlocked(api, ada)).toHaveLength(1);
      stripe.meanwhile = undefined;
      stripe.received.length = 0;
      await audit();
      expect(stripe.calls('GET refunds').map(({ params }) => params['starting_after'])).toEqual(['re_other20']);
      expect(await unlocked(api, ada)).toEqual([]);
    });
  });

  describe("refund of a plan in Stripe's dashboard", () => {
    const refunded = async (payment: string, amount: string): Promise<void> => {
      stripe.account.refund({ payment_intent: payment, amount });
      await deliver(api, stripeEvent('charge.refunded', { id: 'ch', object: 'charge', payment_intent: payment }));
      await untilSettled(api);
    };

    it("ends the plan after a full refund of the period's payment", async () => {
      const { id, payment } = await onPlan();
      await refunded(payment, '999');
      expect(await billing()).toMatchObject({ plan: 'free', subscription: null });
      await until('the plan has ended at Stripe', () => stripe.account.readSubscription(id)['status'] === 'canceled');
      const mail = await mailTo(api, ada.email, 'Your refund: $9.99');
      expect(mail.text?.replace(/\s+/g, ' ')).toContain(
        'Your Pro plan has ended, and you will not be charged for it again.',
      );
    });

    it('keeps the plan after a partial refund', async () => {
      const { id, payment } = await onPlan();
      await refunded(payment, '500');
      expect((await billing()).plan).toBe('pro');
      expect(stripe.account.readSubscription(id)).toMatchObject({ status: 'active' });
    });
  });

  describe('canceled account deletion', () => {
    const leaveAndComeBack = async (id: string): Promise<void> => {
      await ada.browser.delete('/api/auth/user').send({ when: 'in_30_days' }).expect(204);
      await until('the plan is canceled', () => stripe.account.readSubscription(id)['cancel_at_period_end'] === true);
      await ada.browser.post('/api/auth/login').send({ email: ada.email, password: PASSWORD }).expect(200);
      await until(
        'the cancellation is recorded',
        async () => (await billing()).subscription?.cancelsAtPeriodEnd === true,
      );
      await ada.browser.post('/api/auth/user/keep').expect(200);
    };

    it("turns a plan's renewal back on if the account deletion turned it off", async () => {
      const { id } = await onPlan();
      await leaveAndComeBack(id);
      await until('the plan renews', () => stripe.account.readSubscription(id)['cancel_at_period_end'] === false);
      await until(
        'the withdrawn cancellation is recorded',
        async () => (await billing()).subscription?.cancelsAtPeriodEnd === false,
      );
    });

    it('keeps a plan canceled if its owner canceled it before the account deletion', async () => {
      const { id } = await onPlan();
      await ada.browser.post('/api/billing/cancel').expect(200);
      await leaveAndComeBack(id);
      await runJob(api, { kind: 'departures' });
      expect(stripe.account.readSubscription(id)).toMatchObject({ cancel_at_period_end: true });
    });

    it('keeps a plan canceled if its owner canceled it while the account deletion was scheduled', async () => {
      const { id } = await onPlan();
      await ada.browser.delete('/api/auth/user').send({ when: 'in_30_days' }).expect(204);
      await until('the plan is canceled', () => stripe.account.readSubscription(id)['cancel_at_period_end'] === true);
      await ada.browser.post('/api/auth/login').send({ email: ada.email, password: PASSWORD }).expect(200);
      await ada.browser.post('/api/billing/cancel').expect(200);
      await ada.browser.post('/api/auth/user/keep').expect(200);
      await runJob(api, { kind: 'departures' });
      expect(stripe.account.readSubscription(id)).toMatchObject({ cancel_at_period_end: true });
    });
  });

  describe('payment for a resume that was permanently deleted before the payment completed', () => {
    it('refunds the payment automatically and emails the reason', async () => {
      const { resume, payment } = await opened();
      await ada.browser.delete(`/api/resumes/${resume.id}`).expect(204);
      await api.database.query('DELETE FROM resumes WHERE id = $1', [resume.id]);
      stripe.account.pay(payment);
      await check('download');
      await until('it is refunded', async () => (await ledgerOf(api, ada)).length === 2);
      expect((await ledgerOf(api, ada)).map(({ amount }) => amount)).toEqual([399, -399]);
      expect((await ordersOf(api, ada)).map(({ state }) => state)).toEqual(['undeliverable']);
      const mail = await mailTo(api, ada.email, 'Your refund: $3.99');
      expect(mail.text?.replace(/\s+/g, ' ')).toContain('was permanently deleted before your payment arrived');
    });

    it('keeps the payment when the resume is only in the trash', async () => {
      const { resume, payment } = await opened();
      await ada.browser.delete(`/api/resumes/${resume.id}`).expect(204);
      stripe.account.pay(payment);
      await check('download');
      expect((await ordersOf(api, ada)).map(({ state }) => state)).toEqual(['paid']);
    });
  });
});
