import { randomUUID } from 'node:crypto';
import type { PaymentIntentView } from '@shortlist/shared/contract/account/payments';
import type { PromoCodeView } from '@shortlist/shared/contract/console/promo-codes';
import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import { startApp, type TestApp } from '../../../test/support/app.js';
import { givenPeople, givenPerson, givenResume, type Person } from '../../../test/support/given.js';
import { givenStaff, type Staff } from '../../../test/support/given-staff.js';
import { ledgerOf, ordersOf, pay, untilSettled, untilUnlocked } from '../../../test/support/payments.js';

describe('orders with a promo code', () => {
  let api: TestApp;
  let staff: Staff;
  let ada: Person;
  let resume: ResumeRecord;
  beforeAll(async () => {
    api = await startApp({ worker: true });
    staff = await givenStaff(api);
  });
  beforeEach(async () => {
    ada = await givenPerson(api);
    resume = await givenResume(ada);
  });
  afterAll(() => api.close());

  const admin = (method: 'get' | 'post', path = '') =>
    api.visitor()[method](`/api/admin/promo-codes${path}`).set('authorization', `Bearer ${staff.token}`);
  const given = async (wanted: object = {}): Promise<PromoCodeView> => {
    const code = `CODE${randomUUID().slice(0, 8)}`.toUpperCase();
    const body = { code, kind: 'amount', value: 100, appliesTo: ['one_time_payment'], ...wanted };
    return (await admin('post').send(body).expect(201)).body as PromoCodeView;
  };
  const uses = async ({ id }: PromoCodeView) => {
    const { uses: paid, reserved } = (await admin('get', `/${id}`).expect(200)).body as PromoCodeView;
    return { paid, reserved };
  };
  const order = (promoCode?: string | null, person = ada, wanted = resume) =>
    person.browser.post('/api/payments/create-payment-intent').send({ resumeId: wanted.id, promoCode });
  const ordered = async (promoCode?: string) => (await order(promoCode).expect(200)).body as PaymentIntentView;
  const pdf = () => ada.browser.get(`/api/export/pdf/${resume.id}`);

  it('lowers the price of the existing order and payment when a code is applied', async () => {
    const promo = await given();
    const full = await ordered();
    const less = await ordered(promo.code.toLowerCase());
    expect(less).toEqual({
      ...full,
      discountAmount: 100,
      finalAmount: 299,
      promoCode: promo.code,
    });
    expect(await ordersOf(api, ada)).toHaveLength(1);
    expect(await uses(promo)).toEqual({ paid: 0, reserved: 1 });
  });

  it('restores the full price and releases the code when the code is removed', async () => {
    const promo = await given({ maxUses: 1 });
    await ordered(promo.code);
    expect(await ordered()).toMatchObject({ discountAmount: 0, finalAmount: 399, promoCode: null });
    expect(await uses(promo)).toEqual({ paid: 0, reserved: 0 });
  });

  it('counts a use of the code when the lower price is paid', async () => {
    const promo = await given();
    const { clientSecret } = await ordered(promo.code);
    await pay(ada, clientSecret).expect(200);
    await untilUnlocked(api, ada, resume);
    await untilSettled(api);
    expect(await ledgerOf(api, ada)).toEqual([{ kind: 'download', amount: 299 }]);
    expect(await uses(promo)).toEqual({ paid: 1, reserved: 0 });
    await pdf().expect(200);
  });

  it('requires no card when the code covers the full price', async () => {
    const promo = await given({ kind: 'percent', value: 100 });
    await ordered();
    expect(await ordered(promo.code)).toMatchObject({ clientSecret: null, finalAmount: 0, discountAmount: 399 });
    await pdf().expect(200);
    expect(await ledgerOf(api, ada)).toEqual([{ kind: 'download', amount: 0 }]);
    expect(await uses(promo)).toEqual({ paid: 1, reserved: 0 });
    expect((await order(promo.code).expect(409)).body).toMatchObject({ code: 'already_unlocked' });
  });

  it('leaves the order unchanged when the promo code is rejected', async () => {
    const promo = await given();
    await ordered(promo.code);
    expect((await order('NOSUCHCODE').expect(422)).body).toMatchObject({ code: 'promo_not_valid' });
    expect(await uses(promo)).toEqual({ paid: 0, reserved: 1 });
  });

  it('gives the ten uses of a code to exactly ten of a hundred concurrent buyers', async () => {
    const promo = await given({ kind: 'percent', value: 100, maxUses: 10 });
    const people = [];
    for (const person of await givenPeople(api, 100)) people.push({ person, own: await givenResume(person) });
    const answers = await Promise.all(people.map(({ person, own }) => order(promo.code, person, own)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(90);
    expect(await uses(promo)).toEqual({ paid: 10, reserved: 0 });
  });

  it('unlocks the resume of a free order only once despite ten concurrent clicks', async () => {
    const promo = await given({ kind: 'percent', value: 100 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => order(promo.code)));
    expect(answers.map(({ status }) => status).filter((status) => status === 200).length).toBeGreaterThan(0);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await ledgerOf(api, ada)).toEqual([{ kind: 'download', amount: 0 }]);
    expect(await uses(promo)).toEqual({ paid: 1, reserved: 0 });
  });
});
