import { randomUUID } from 'node:crypto';
import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import { startApp, type TestApp } from '../../test/support/app.js';
import { givenPerson, givenResume, type Person } from '../../test/support/given.js';

const MOST = 60;

describe('guesses at promo codes', () => {
  let api: TestApp;
  let ada: Person;
  let resume: ResumeRecord;
  beforeAll(async () => {
    api = await startApp();
    ada = await givenPerson(api);
    resume = await givenResume(ada);
  });
  beforeEach(() => api.database.query('DELETE FROM sign_in_attempts'));
  afterAll(() => api.close());

  const order = (promoCode?: string) =>
    ada.browser.post('/api/payments/create-payment-intent').send({ resumeId: resume.id, promoCode });
  const plan = (promoCode?: string) => ada.browser.post('/api/subscriptions').send({ plan: 'pro', promoCode });
  const validate = (code: string) => api.visitor().post('/api/promo/validate').send({ code });
  const guess = () => `GUESS${randomUUID().slice(0, 8)}`;

  it('applies one limit to guesses at promo codes across all routes', async () => {
    for (let tries = 0; tries < MOST; tries += 3) {
      for (const ask of [order, plan, validate]) await ask(guess()).expect(422);
    }
    for (const ask of [order, plan, validate]) await ask(guess()).expect(429);
  });

  it.each(['orders', 'subscriptions', 'validation'])(
    'allows no concurrent guesses beyond the limit: %s',
    async (route) => {
      const ask = { orders: order, subscriptions: plan, validation: validate }[route]!;
      const answers = await Promise.all(Array.from({ length: MOST + 30 }, () => ask(guess())));
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 422)).toHaveLength(MOST);
      expect(statuses.filter((status) => status === 429)).toHaveLength(30);
    },
  );

  it('does not block payments without a promo code', async () => {
    for (let tries = 0; tries < MOST; tries++) await validate(guess()).expect(422);
    await order().expect(200);
    await plan().expect(200);
  });

  it('does not count attempts to use an expired code as guesses', async () => {
    await api.database.query(
      `INSERT INTO promo_codes (code, kind, value, applies_to, currency, min_amount, ends_at, active)
       VALUES ('CLASSROOM', 'percent', 50, '{one_time_payment}', 'usd', 0, now(), true)`,
    );
    for (let tries = 0; tries < MOST; tries++) await validate('CLASSROOM').expect(422);
    await validate('CLASSROOM').expect(422);
  });
});
