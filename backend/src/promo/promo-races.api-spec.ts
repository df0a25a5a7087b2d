import { randomUUID } from 'node:crypto';
import { checkPromo } from './redemption.js';
import { startApp, type TestApp } from '../../test/support/app.js';
import { givenPeople, givenPerson, givenResume, type Person } from '../../test/support/given.js';
import { pay, untilSettled } from '../../test/support/payments.js';

interface Code {
  id: string;
  code: string;
}

describe('a promo code with concurrent buyers', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startApp({ worker: true });
  });
  afterAll(() => api.close());

  const given = async (wanted: Record<string, unknown> = {}): Promise<Code> => {
    const row = {
      code: `CODE${randomUUID().slice(0, 8)}`.toUpperCase(),
      kind: 'percent',
      value: 100,
      applies_to: ['one_time_payment', 'pro', 'premium'],
      currency: 'usd',
      min_amount: 0,
      active: true,
      ...wanted,
    };
    const names = Object.keys(row);
    const rows: { id: string }[] = await api.database.query(
      `INSERT INTO promo_codes (${names.join()}) VALUES (${names.map((_, index) => `$${index + 1}`).join()}) RETURNING id`,
      Object.values(row),
    );
    return { id: rows[0]!.id, code: row.code };
  };
  const uses = async ({ id }: Code): Promise<Record<string, number>> => {
    const rows: { state: string; count: number }[] = await api.database.query(
      'SELECT state, count(*)::int AS count FROM promo_uses WHERE promo_code_id = $1 GROUP BY state',
      [id],
    );
    return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
  };
  const buy = async (person: Person, promoCode: string) =>
    person.browser
      .post('/api/payments/create-payment-intent')
      .send({ resumeId: (await givenResume(person)).id, promoCode });
  const subscribe = (person: Person, promoCode: string, plan = 'pro') =>
    person.browser.post('/api/subscriptions').send({ plan, promoCode });

  // Clears the rate limits, because the tests register more accounts than a network may register in an hour.
  beforeEach(() => api.database.query('DELETE FROM sign_in_attempts'));

  it('gives the ten uses of a code to exactly ten of a hundred buyers', async () => {
    const code = await given({ max_uses: 10, max_uses_per_user: 1 });
    const people = await givenPeople(api, 100);
    const answers = await Promise.all(
      people.map((person, index) =>
        index % 2 === 0 ? buy(person, code.code) : subscribe(person, code.code, index % 4 === 1 ? 'pro' : 'premium'),
      ),
    );
    await untilSettled(api);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status === 422).map(({ body }) => body as object);
    expect(refused).toHaveLength(90);
    for (const body of refused)
      expect(body).toMatchObject({ code: 'promo_not_valid', message: 'This promo code has been used up' });
    expect(await uses(code)).toEqual({ committed: 10 });
    const sums: { orders: number; plans: number }[] = await api.database.query(
      `SELECT (SELECT count(*)::int FROM orders WHERE promo_code_id = $1 AND state = 'paid') AS orders,
              (SELECT count(*)::int FROM subscriptions WHERE promo_code_id = $1 AND state = 'active') AS plans`,
      [code.id],
    );
    expect(sums[0]!.orders + sums[0]!.plans).toBe(10);
  });

  it('counts one use of a code for a user with ten browser windows', async () => {
    const code = await given({ value: 50, max_uses_per_user: 1 });
    const ada = await givenPerson(api);
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => buy(ada, code.code)),
      subscribe(ada, code.code),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200).map(({ body }) => body as { message: string });
    expect(new Set(refused.map(({ message }) => message))).toEqual(new Set(['You have already used this promo code']));
    expect(await uses(code)).toEqual({ reserved: 1 });
  });

  it('rejects a third use of a code limited to two uses per user, until an unpaid order releases a use', async () => {
    const code = await given({ value: 50, max_uses_per_user: 2 });
    const ada = await givenPerson(api);
    const resume = await givenResume(ada);
    const order = (promoCode?: string) =>
      ada.browser.post('/api/payments/create-payment-intent').send({ resumeId: resume.id, promoCode });
    await order(code.code).expect(200);
    expect((await buy(ada, code.code)).status).toBe(200);
    expect((await buy(ada, code.code)).status).toBe(422);
    await order().expect(200);
    expect((await buy(ada, code.code)).status).toBe(200);
    expect(await uses(code)).toEqual({ reserved: 2 });
  });

  it('gives the last use to exactly one of two concurrent buyers', async () => {
    for (let round = 0; round < 10; round++) {
      const code = await given({ value: 50, max_uses: 1 });
      const [ada, bob] = [await givenPerson(api), await givenPerson(api)];
      const answers = await Promise.all([buy(ada, code.code), buy(bob, code.code)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
      const winner = answers[0].status === 200 ? ada : bob;
      const { clientSecret } = answers.find(({ status }) => status === 200)!.body as { clientSecret: string };
      await pay(winner, clientSecret).expect(200);
      await untilSettled(api);
      expect(await uses(code)).toEqual({ committed: 1 });
    }
  });

  it('honors the reserved use of a code after the code is paused, expired or exhausted', async () => {
    const code = await given({ value: 50 });
    const ada = await givenPerson(api);
    const { clientSecret } = (await buy(ada, code.code)).body as { clientSecret: string };
    await api.database.query(`UPDATE promo_codes SET active = false, ends_at = now(), max_uses = 0 WHERE id = $1`, [
      code.id,
    ]);
    await pay(ada, clientSecret).expect(200);
    await untilSettled(api);
    expect(await uses(code)).toEqual({ committed: 1 });
    expect((await buy(await givenPerson(api), code.code)).status).toBe(422);
  });

  describe('validation of promo codes', () => {
    const NOW = new Date('2026-11-21T12:00:00Z');
    const at = (milliseconds: number): Date => new Date(NOW.getTime() + milliseconds);
    const judged = async (wanted: Record<string, unknown>, price = 399): Promise<string> => {
      const { code } = await given(wanted);
      const asked = { code, userId: null, purchase: 'one_time_payment', price, purchaseId: null } as const;
      return checkPromo(api.database.manager, asked, NOW).then(
        () => 'taken',
        (error: Error) => error.message,
      );
    };

    it.each([
      ['at its start', { starts_at: at(0) }, 'taken'],
      ['a millisecond before its start', { starts_at: at(1) }, 'This promo code cannot be used yet'],
      ['a millisecond before its end', { ends_at: at(1) }, 'taken'],
      ['at its end', { ends_at: at(0) }, 'This promo code has expired'],
      ['in another currency', { currency: 'eur' }, 'This promo code does not apply to this purchase'],
      ['whose minimum equals the price', { min_amount: 399 }, 'taken'],
      [
        'whose minimum is a cent above the price',
        { min_amount: 400 },
        'This promo code requires a purchase of $4.00 or more',
      ],
      ['for another purchase', { applies_to: ['premium'] }, 'This promo code does not apply to this purchase'],
      ['that is paused', { active: false }, 'This promo code is not valid'],
    ])('checking a promo code %s results in: %s', async (_, wanted, outcome) => {
      expect(await judged(wanted)).toBe(outcome);
    });
  });
});
