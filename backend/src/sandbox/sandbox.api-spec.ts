import { SandboxClock } from './sandbox-clock.service.js';
import { startApp, type TestApp } from '../../test/support/app.js';
import { CARDS, givenPerson, givenResume, type Person } from '../../test/support/given.js';
import {
  ledgerOf,
  openOrder,
  ordersOf,
  pay,
  unlocked,
  untilIdle,
  untilSettled,
  untilUnlocked,
} from '../../test/support/payments.js';

describe('a download paid for in the sandbox', () => {
  let api: TestApp;
  let ada: Person;
  beforeAll(async () => {
    api = await startApp({ worker: true });
  });
  beforeEach(async () => {
    ada = await givenPerson(api);
  });
  afterAll(() => api.close());

  const code = ({ body }: { body: unknown }): string => (body as { code: string }).code;

  it("unlocks the resume when the sandbox's event reaches the webhook", async () => {
    const resume = await givenResume(ada);
    await ada.browser.get(`/api/export/pdf/${resume.id}`).expect(402);
    const order = await openOrder(ada, resume);
    expect(order).toMatchObject({ originalAmount: 399, discountAmount: 0, finalAmount: 399, currency: 'usd' });
    await pay(ada, order.clientSecret).expect(200, { status: 'succeeded' });
    await untilUnlocked(api, ada, resume);
    await ada.browser.get(`/api/export/pdf/${resume.id}`).expect(200);
    await ada.browser.get(`/api/export/docx/${resume.id}`).expect(200);
    expect(await ledgerOf(api, ada)).toEqual([{ kind: 'download', amount: 399 }]);
    const events: unknown[] = await api.database.query(
      `SELECT provider, type, subject_kind, outcome FROM payment_events WHERE object_id = $1`,
      [(await ordersOf(api, ada))[0]!.reference],
    );
    expect(events).toEqual([
      { provider: 'sandbox', type: 'payment_intent.succeeded', subject_kind: 'payment', outcome: 'applied' },
    ]);
  });

  it("leaves other resumes and other users' resumes locked", async () => {
    const [one, other] = [await givenResume(ada), await givenResume(ada)];
    await pay(ada, (await openOrder(ada, one)).clientSecret).expect(200);
    await untilUnlocked(api, ada, one);
    await ada.browser.get(`/api/export/pdf/${other.id}`).expect(402);
    const stranger = await givenPerson(api);
    await stranger.browser.get(`/api/export/pdf/${one.id}`).expect(404);
  });

  it('unlocks nothing before the webhook receives the event', async () => {
    const resume = await givenResume(ada);
    const { clientSecret } = await openOrder(ada, resume);
    await api.database.query(
      `UPDATE sandbox_objects SET object = '{"url": "http://127.0.0.1:9"}' WHERE id = 'endpoint'`,
    );
    await pay(ada, clientSecret).expect(200);
    await ada.browser.get('/dashboard?payment=success');
    expect(await unlocked(api, ada)).toEqual([]);
    await ada.browser.get(`/api/export/pdf/${resume.id}`).expect(402);
    await api.database.query(
      `UPDATE sandbox_objects SET object = jsonb_build_object('url', $1::text) WHERE id = 'endpoint'`,
      [`${api.url}/api/payments/webhook`],
    );
    await untilUnlocked(api, ada, resume);
  });

  it('redelivers an event that the webhook rejected', async () => {
    const resume = await givenResume(ada);
    const { clientSecret } = await openOrder(ada, resume);
    await pay(ada, clientSecret).expect(200);
    await untilUnlocked(api, ada, resume);
    // Wait until the job of the webhook event has finished. Until then, the event would not be queued again.
    await untilIdle(api);
    await api.database.query(`UPDATE orders SET state = 'open' WHERE user_id = $1`, [ada.id]);
    await api.database.query('DELETE FROM payment_events');
    await api.database.query(
      `UPDATE sandbox_objects SET created_at = now() - interval '1 hour', object = object || '{"deliveredAt": null}'
       WHERE kind = 'event' AND object->'object'->>'id' = $1`,
      [clientSecret!.split('_secret_')[0]],
    );
    await api.worker!.get(SandboxClock).tick();
    await untilUnlocked(api, ada, resume);
    expect(await ledgerOf(api, ada)).toHaveLength(1);
  });

  it('returns the reason for a declined card, and accepts another card for the same order', async () => {
    const resume = await givenResume(ada);
    const { clientSecret, orderId } = await openOrder(ada, resume);
    const declined = await pay(ada, clientSecret, CARDS.declined).expect(402);
    expect(declined.body).toMatchObject({ code: 'card_declined', message: 'Your card was declined.' });
    expect((await openOrder(ada, resume)).orderId).toBe(orderId);
    await pay(ada, clientSecret).expect(200);
    await untilUnlocked(api, ada, resume);
    expect(await ledgerOf(api, ada)).toHaveLength(1);
  });

  it.each([
    ['a number with a wrong check digit', '4242 4242 4242 4241', {}, 422, 'invalid'],
    ['text instead of a number', 'my card', {}, 422, 'invalid'],
    ['a security code with one digit', CARDS.good, { cvc: '1' }, 422, 'invalid'],
    ['a wrong security code', '4000 0000 0000 0127', {}, 402, 'card_declined'],
    ['an expired card', CARDS.good, { expMonth: 1, expYear: 24 }, 402, 'card_declined'],
    ['a real card', '5555 5555 5555 4444', {}, 402, 'card_declined'],
  ])('rejects a payment with %s', async (_, number, details, status, wanted) => {
    const { clientSecret } = await openOrder(ada, await givenResume(ada));
    const answer = await pay(ada, clientSecret, number, details).expect(status);
    expect(code(answer)).toBe(wanted);
    expect(answer.text).not.toContain(number.replaceAll(' ', ''));
  });

  it('stores only the last four digits of a card', async () => {
    const { clientSecret } = await openOrder(ada, await givenResume(ada));
    await pay(ada, clientSecret).expect(200);
    const rows: { object: object }[] = await api.database.query(
      `SELECT object FROM sandbox_objects WHERE kind = 'payment_intent' AND object->>'client_secret' = $1`,
      [clientSecret],
    );
    expect(rows[0]!.object).toMatchObject({ card: { last4: '4242', renews: true } });
    expect(JSON.stringify(rows)).not.toMatch(/42424242|cvc|expMonth/i);
  });

  it('returns 404 for a payment of another user', async () => {
    const { clientSecret } = await openOrder(ada, await givenResume(ada));
    const stranger = await givenPerson(api);
    await pay(stranger, clientSecret).expect(404);
    await api.visitor().post('/api/payments/sandbox/confirm').send({ clientSecret }).expect(401);
    const [id] = clientSecret!.split('_secret_');
    for (const wrong of [`${id}_secret_guessed`, id!, 'nothing', `${clientSecret}x`]) await pay(ada, wrong).expect(404);
    expect(await unlocked(api, ada)).toEqual([]);
  });

  it('charges once when eight browser tabs pay at the same time', async () => {
    const resume = await givenResume(ada);
    const orders = await Promise.all(Array.from({ length: 8 }, () => openOrder(ada, resume)));
    expect(new Set(orders.map(({ clientSecret }) => clientSecret)).size).toBe(1);
    const answers = await Promise.all(orders.map(({ clientSecret }) => pay(ada, clientSecret)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(409)]);
    await untilUnlocked(api, ada, resume);
    expect(await ledgerOf(api, ada)).toEqual([{ kind: 'download', amount: 399 }]);
  });

  it("returns 409 for a second payment, even before the first payment's event arrives", async () => {
    const resume = await givenResume(ada);
    const { clientSecret } = await openOrder(ada, resume);
    await pay(ada, clientSecret).expect(200);
    for (let times = 0; times < 2; times++) {
      const again = await ada.browser.post('/api/payments/create-payment-intent').send({ resumeId: resume.id });
      expect([again.status, code(again)]).toEqual([409, 'already_unlocked']);
      await untilSettled(api);
    }
    await pay(ada, clientSecret).expect(409);
    expect(await ledgerOf(api, ada)).toHaveLength(1);
  });

  it('returns 404 for a resume that is deleted, in the trash or owned by another user', async () => {
    const stranger = await givenPerson(api);
    const [foreign, trashed] = [await givenResume(stranger), await givenResume(ada)];
    await ada.browser.delete(`/api/resumes/${trashed.id}`).expect(204);
    for (const resumeId of [foreign.id, trashed.id, '0b8ddc60-0000-4000-8000-000000000000']) {
      await ada.browser.post('/api/payments/create-payment-intent').send({ resumeId }).expect(404);
    }
    const answer = await ada.browser.post('/api/payments/create-payment-intent').send({}).expect(422);
    expect(answer.text).toContain('Resume ID is required for checkout.');
    await api.visitor().post('/api/payments/create-payment-intent').send({ resumeId: foreign.id }).expect(401);
  });

  describe('a card that needs 3-D Secure', () => {
    const confirmed = async (): Promise<{ resume: { id: string }; redirect: string }> => {
      const resume = await givenResume(ada);
      const { clientSecret } = await openOrder(ada, resume);
      const answer = await pay(ada, clientSecret, CARDS.authenticated).expect(200);
      const { status, redirect } = answer.body as { status: string; redirect: string };
      expect(status).toBe('requires_action');
      return { resume, redirect };
    };
    const answer = (redirect: string, result: string, person = ada) =>
      person.browser
        .post('/api/payments/sandbox/authenticate')
        .type('form')
        .send({ payment: new URL(redirect, api.url).searchParams.get('payment'), result })
        .redirects(0);

    it("shows the bank's page and returns to the dashboard", async () => {
      const { resume, redirect } = await confirmed();
      const page = await ada.browser.get(redirect).expect(200).expect('Content-Type', /html/);
      expect(page.text).toMatch(/\$3\.99[^]*ends in 3220[^]*Approve[^]*Fail/);
      expect(await unlocked(api, ada)).toEqual([]);
      await answer(redirect, 'approved')
        .expect(303)
        .expect('Location', `/dashboard?payment=success&resume=${resume.id}&redirect_status=succeeded`);
      await untilUnlocked(api, ada, resume);
    });

    it("redirects to the dashboard when the user returns to the bank's page after the payment", async () => {
      const { resume, redirect } = await confirmed();
      await answer(redirect, 'approved').expect(303);
      await ada.browser
        .get(redirect)
        .redirects(0)
        .expect(303)
        .expect('Location', `/dashboard?payment=success&resume=${resume.id}&redirect_status=succeeded`);
    });

    it('unlocks nothing when authentication fails, and accepts another card', async () => {
      const { resume, redirect } = await confirmed();
      await answer(redirect, 'failed')
        .expect(303)
        .expect('Location', `/dashboard?payment=success&resume=${resume.id}&redirect_status=failed`);
      await untilSettled(api);
      expect(await unlocked(api, ada)).toEqual([]);
      await pay(ada, (await openOrder(ada, resume)).clientSecret).expect(200);
      await untilUnlocked(api, ada, resume);
    });

    it("returns 404 to other users who open the bank's page", async () => {
      const { redirect } = await confirmed();
      const stranger = await givenPerson(api);
      await stranger.browser.get(redirect).expect(404);
      await answer(redirect, 'approved', stranger).expect(404);
      await ada.browser.get('/api/payments/sandbox/authenticate?payment=pay_1').expect(404);
    });

    it("the bank's page returns 403 to a form on another site", async () => {
      const { redirect } = await confirmed();
      await answer(redirect, 'approved').set('Origin', 'https://elsewhere.example').expect(403);
    });
  });

  it('the checkout route returns 415 for a form body', async () => {
    const { id: resumeId } = await givenResume(ada);
    await ada.browser.post('/api/payments/create-payment-intent').type('form').send({ resumeId }).expect(415);
  });
});

describe('sandbox routes with Stripe configured', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startApp({
      env: { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
    });
  });
  afterAll(() => api.close());

  it('returns 404 for every route of the sandbox', async () => {
    const ada = await givenPerson(api);
    await pay(ada, 'pay_1_secret_1').expect(404);
    await ada.browser.get('/api/payments/sandbox/authenticate?payment=pay_1').expect(404);
    await ada.browser
      .post('/api/payments/sandbox/authenticate')
      .type('form')
      .send('payment=pay_1&result=approved')
      .expect(404);
  });

  it("exposes only the publishable key, and allows Stripe's form in the content security policy", async () => {
    const answer = await api.visitor().get('/api/config').expect(200);
    expect(answer.body).toMatchObject({ payments: { provider: 'stripe', publishableKey: 'pk_test_1' } });
    expect(answer.text).not.toMatch(/sk_test|whsec/);
    const policy = answer.get('Content-Security-Policy');
    expect(policy).toMatch(/script-src 'self' https:\/\/js\.stripe\.com/);
    expect(policy).toMatch(/frame-src https:\/\/js\.stripe\.com/);
  });
});
