import { randomUUID } from 'node:crypto';
import type { PromoValidateView } from '@shortlist/shared/contract/account/payments';
import type { PromoCodeList, PromoCodeView } from '@shortlist/shared/contract/console/promo-codes';
import { commitPromo, releasePromo, reservePromo } from './redemption.js';
import { startApp, type TestApp } from '../../test/support/app.js';
import { givenPerson, type Person } from '../../test/support/given.js';
import { givenStaff, type Staff } from '../../test/support/given-staff.js';

const HOUR = 3_600_000;
const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();

describe('promo codes', () => {
  let api: TestApp;
  let staff: Staff;
  let ada: Person;
  beforeAll(async () => {
    api = await startApp();
    [staff, ada] = [await givenStaff(api), await givenPerson(api)];
  });
  afterAll(() => api.close());

  const admin = (method: 'get' | 'post' | 'patch' | 'delete', path = '') =>
    api.visitor()[method](`/api/admin/promo-codes${path}`).set('authorization', `Bearer ${staff.token}`);
  const given = async (wanted: object = {}): Promise<PromoCodeView> => {
    const code = `CODE${randomUUID().slice(0, 8)}`.toUpperCase();
    const body = { code, kind: 'percent', value: 25, appliesTo: ['one_time_payment'], ...wanted };
    return (await admin('post').send(body).expect(201)).body as PromoCodeView;
  };
  const validate = (body: object) => ada.browser.post('/api/promo/validate').send(body);
  const refusal = async (code: string, more: object = {}) => {
    const answer = await validate({ code, ...more }).expect(422);
    expect(answer.body).toMatchObject({ code: 'promo_not_valid' });
    return (answer.body as { message: string }).message;
  };
  const reserve = (code: string, userId: string, purchaseId: string) =>
    api.database.transaction((manager) =>
      reservePromo(manager, { code, userId, purchaseId, purchase: 'one_time_payment', price: 399 }, new Date()),
    );

  describe('promo codes at the checkout', () => {
    it("computes the discount from the server's price, not from the amount in the request", async () => {
      const { code } = await given();
      const answer = await validate({ code, applicableFor: 'one_time_payment', amount: 0.01 }).expect(200);
      expect(answer.body as PromoValidateView).toEqual({
        valid: true,
        discountAmount: 1,
        finalAmount: 2.99,
        promoCode: { code },
        message: 'You saved $1.00',
      });
    });

    it('accepts a code in lower case and with surrounding spaces', async () => {
      const { code } = await given();
      await validate({ code: `  ${code.toLowerCase()} ` }).expect(200);
    });

    it('returns 422 for an empty promo code', async () => {
      const answer = await validate({ code: '  ' }).expect(422);
      expect((answer.body as { issues: unknown[] }).issues).toEqual([
        { path: 'code', message: 'Please enter a promo code to validate' },
      ]);
    });

    it('returns the reason why a code cannot be used', async () => {
      const codeOf = async (wanted: object) => (await given(wanted)).code;
      expect(await refusal('NOSUCHCODE')).toBe('This promo code is not valid');
      expect(await refusal(await codeOf({ active: false }))).toBe('This promo code is not valid');
      expect(await refusal(await codeOf({ startsAt: inHours(1) }))).toBe('This promo code cannot be used yet');
      expect(await refusal(await codeOf({ endsAt: inHours(-1) }))).toBe('This promo code has expired');
      expect(await refusal(await codeOf({ appliesTo: ['pro'] }))).toBe(
        'This promo code does not apply to this purchase',
      );
      expect(await refusal(await codeOf({ minAmount: 500 }))).toBe(
        'This promo code requires a purchase of $5.00 or more',
      );
    });

    it('rejects a code for a plan that the code does not cover', async () => {
      const { code } = await given({ appliesTo: ['premium'], minAmount: 1_000, kind: 'amount', value: 500 });
      expect(await refusal(code, { applicableFor: 'pro' })).toMatch(/does not apply/);
      const answer = await validate({ code, applicableFor: 'premium' }).expect(200);
      expect(answer.body).toMatchObject({ discountAmount: 5, finalAmount: 14.99 });
    });

    it('shows the discount of a promo code to visitors, too', async () => {
      const { code } = await given();
      await api.visitor().post('/api/promo/validate').send({ code }).expect(200);
    });
  });

  describe('uses of promo codes', () => {
    it('gives ten uses of a code to exactly ten of a hundred concurrent buyers', async () => {
      const { id, code } = await given({ maxUses: 10 });
      const people = await Promise.all(Array.from({ length: 100 }, () => insertUser(api)));
      const results = await Promise.allSettled(people.map((userId) => reserve(code, userId, randomUUID())));
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
      expect((await admin('get', `/${id}`).expect(200)).body).toMatchObject({ uses: 0, reserved: 10 });
      expect(await refusal(code)).toBe('This promo code has been used up');
    });

    it('a user can use a code only once unless the code allows more uses', async () => {
      const { code } = await given();
      await reserve(code, ada.id, randomUUID());
      expect(await refusal(code)).toBe('You have already used this promo code');
      const { code: twice } = await given({ maxUsesPerUser: 2 });
      await reserve(twice, ada.id, randomUUID());
      await validate({ code: twice }).expect(200);
    });

    it('reserves a limited code for only one open order per account', async () => {
      const { code } = await given({ maxUses: 5, maxUsesPerUser: 3 });
      const first = randomUUID();
      await reserve(code, ada.id, first);
      expect(await refusal(code)).toBe('You applied this promo code to another order. Pay for that order first');
      await api.database.transaction((manager) => commitPromo(manager, first, 100));
      await reserve(code, ada.id, randomUUID());
    });

    it('counts one use when the same purchase reserves a code twice', async () => {
      const { id, code } = await given({ maxUses: 1 });
      const purchase = randomUUID();
      await reserve(code, ada.id, purchase);
      await reserve(code, ada.id, purchase);
      expect((await admin('get', `/${id}`)).body).toMatchObject({ reserved: 1 });
    });

    it('releases the code of an unpaid purchase, but not of a paid one', async () => {
      const { id, code } = await given({ maxUses: 1 });
      const [left, paid] = [randomUUID(), randomUUID()];
      await reserve(code, ada.id, left);
      await api.database.transaction((manager) => releasePromo(manager, left));
      await reserve(code, ada.id, paid);
      await api.database.transaction((manager) => commitPromo(manager, paid, 100));
      await api.database.transaction((manager) => releasePromo(manager, paid));
      expect((await admin('get', `/${id}`)).body).toMatchObject({ uses: 1, reserved: 0 });
    });
  });

  describe('promo codes in the console', () => {
    it('creates a code with defaults for omitted fields', async () => {
      expect(await given({ code: ' summer ' })).toMatchObject({
        code: 'SUMMER',
        kind: 'percent',
        value: 25,
        minAmount: 0,
        currency: 'usd',
        maxUses: null,
        maxUsesPerUser: 1,
        active: true,
        uses: 0,
        reserved: 0,
      });
    });

    it('returns 409 for a code that already exists', async () => {
      const { code } = await given();
      const again = { code: code.toLowerCase(), kind: 'amount', value: 100, appliesTo: ['pro'] };
      const answer = await admin('post').send(again).expect(409);
      expect(answer.body).toMatchObject({ code: 'promo_code_taken' });
    });

    it.each([
      ['a discount above 100 percent', { value: 101 }, 'value'],
      ['a discount of zero', { value: 0 }, 'value'],
      ['no purchase that it applies to', { appliesTo: [] }, 'appliesTo'],
      ['an end before the start', { startsAt: inHours(2), endsAt: inHours(1) }, 'endsAt'],
      ['a blank code', { code: ' ' }, 'code'],
      ['an amount above the column’s maximum', { kind: 'amount', value: 3_000_000_000 }, 'value'],
      ['a limit of uses above the column’s maximum', { maxUses: 3_000_000_000 }, 'maxUses'],
    ])('returns 422 for a new code with %s', async (_, wrong, path) => {
      const body = { code: 'WRONG', kind: 'percent', value: 10, appliesTo: ['pro'], ...wrong };
      const answer = await admin('post').send(body).expect(422);
      expect((answer.body as { issues: { path: string }[] }).issues[0]?.path).toBe(path);
    });

    it('pauses and resumes a promo code', async () => {
      const { id, code } = await given();
      await admin('patch', `/${id}`).send({ active: false }).expect(200);
      expect(await refusal(code)).toBe('This promo code is not valid');
      await admin('patch', `/${id}`).send({ active: true }).expect(200);
      await validate({ code }).expect(200);
    });

    it('deletes a promo code only while it is unused', async () => {
      const [unused, used] = [await given(), await given()];
      await reserve(used.code, ada.id, randomUUID());
      await admin('delete', `/${unused.id}`).expect(204);
      await admin('get', `/${unused.id}`).expect(404);
      expect((await admin('delete', `/${used.id}`).expect(409)).body).toMatchObject({ code: 'promo_code_used' });
      await admin('delete', `/${randomUUID()}`).expect(404);
    });

    it('sorts, filters and paginates promo codes', async () => {
      const prefix = randomUUID().slice(0, 6).toUpperCase();
      for (const end of ['A', 'B', 'C']) await given({ code: `${prefix}-${end}`, active: end !== 'B' });
      const list = async (query: string) =>
        (await admin('get', `?q=${prefix.toLowerCase()}&sort=code&${query}`).expect(200)).body as PromoCodeList;
      const codes = ({ items }: PromoCodeList) => items.map(({ code }) => code.at(-1)).join('');
      expect(codes(await list('order=asc'))).toBe('ABC');
      expect(codes(await list('order=DESC'))).toBe('CBA');
      expect(codes(await list('order=asc&active=true'))).toBe('AC');
      const second = await list('order=asc&perPage=2&page=2');
      expect([codes(second), second.total]).toEqual(['C', 3]);
    });

    it('returns 422 for unknown sort fields', async () => {
      await admin('get', '?sort=id;drop table users').expect(422);
    });
  });
});

async function insertUser(api: TestApp): Promise<string> {
  const rows: { id: string }[] = await api.database.query(
    `INSERT INTO users (email, first_name, last_name) VALUES ($1, '', '') RETURNING id`,
    [`${randomUUID()}@example.com`],
  );
  return rows[0]!.id;
}
