import { randomUUID } from 'node:crypto';
import type { PromoCodeCreate, PromoCodePatch, PromoCodeView } from '@shortlist/shared/contract/console/promo-codes';
import { startApp, type TestApp } from '../../test/support/app.js';
import { givenPerson, type Person } from '../../test/support/given.js';
import { givenStaff, type Staff } from '../../test/support/given-staff.js';

const HOUR = 3_600_000;
const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();
type Rule = Exclude<keyof PromoCodeCreate, 'code' | 'kind' | 'value'>;

/**
 * Maps each rule to a value with which a code cannot be used for a download, and to the message that the buyer gets.
 * `isUsedOnce`: the code becomes invalid only after the test has used it once.
 */
const REFUSALS: Readonly<Record<Rule, { rule: Partial<PromoCodeCreate>; message: string; isUsedOnce?: true }>> = {
  appliesTo: { rule: { appliesTo: ['pro'] }, message: 'This promo code does not apply to this purchase' },
  minAmount: { rule: { minAmount: 500 }, message: 'This promo code requires a purchase of $5.00 or more' },
  startsAt: { rule: { startsAt: inHours(1) }, message: 'This promo code cannot be used yet' },
  endsAt: { rule: { endsAt: inHours(-1) }, message: 'This promo code has expired' },
  maxUses: { rule: { maxUses: 1 }, message: 'This promo code has been used up', isUsedOnce: true },
  maxUsesPerUser: {
    rule: { maxUsesPerUser: 1 },
    message: 'You have already used this promo code',
    isUsedOnce: true,
  },
  active: { rule: { active: false }, message: 'This promo code is not valid' },
};

/** Values for all rules of a promo code, each different from the rule's default. */
const TERMS: Omit<PromoCodeCreate, 'code'> = {
  kind: 'amount',
  value: 150,
  appliesTo: ['premium', 'pro'],
  minAmount: 300,
  startsAt: '2031-01-01T00:00:00.000Z',
  endsAt: '2032-01-01T00:00:00.000Z',
  maxUses: 7,
  maxUsesPerUser: 3,
  active: false,
};

const CHANGES: Required<PromoCodePatch> = {
  active: true,
  startsAt: '2033-01-01T00:00:00.000Z',
  endsAt: '2034-01-01T00:00:00.000Z',
  maxUses: 9,
  maxUsesPerUser: 4,
};

describe('the rules of promo codes', () => {
  let api: TestApp;
  let staff: Staff;
  let ada: Person;
  beforeAll(async () => {
    api = await startApp();
    [staff, ada] = [await givenStaff(api), await givenPerson(api)];
  });
  afterAll(() => api.close());

  const admin = (method: 'get' | 'post' | 'patch', path = '') =>
    api.visitor()[method](`/api/admin/promo-codes${path}`).set('authorization', `Bearer ${staff.token}`);
  const newCode = (): string => `CODE${randomUUID().slice(0, 8)}`.toUpperCase();
  const given = async (terms: object): Promise<PromoCodeView> =>
    (await admin('post').send(terms).expect(201)).body as PromoCodeView;

  it('stores every rule of a new code', async () => {
    const terms = { code: newCode(), ...TERMS };
    const { id } = await given(terms);
    expect((await admin('get', `/${id}`).expect(200)).body).toMatchObject(terms);
  });

  it('stores every rule that staff change', async () => {
    const { id } = await given({ code: newCode(), ...TERMS });
    await admin('patch', `/${id}`).send(CHANGES).expect(200);
    expect((await admin('get', `/${id}`).expect(200)).body).toMatchObject({ ...TERMS, ...CHANGES });
  });

  it.each(Object.entries(REFUSALS))('rejects a promo code when the purchase breaks its rule %s', async (_, refusal) => {
    const { rule, message, isUsedOnce } = refusal;
    const open = { kind: 'percent', value: 25, appliesTo: ['one_time_payment'], maxUsesPerUser: null };
    const { id, code } = await given({ code: newCode(), ...open, ...rule });
    if (isUsedOnce)
      await api.database.query(
        `INSERT INTO promo_uses (promo_code_id, user_id, purchase_id, discount, state)
         VALUES ($1, $2, gen_random_uuid(), 100, 'committed')`,
        [id, ada.id],
      );
    const answer = await ada.browser.post('/api/promo/validate').send({ code }).expect(422);
    expect(answer.body).toMatchObject({ code: 'promo_not_valid', message });
  });

  it('accepts a promo code for a purchase that breaks none of its rules', async () => {
    const { code } = await given({ code: newCode(), kind: 'percent', value: 25, appliesTo: ['one_time_payment'] });
    await ada.browser.post('/api/promo/validate').send({ code }).expect(200);
  });
});
