import type { BillingView } from '@shortlist/shared/contract/account/billing';
import { startApp, type TestApp } from '../../test/support/app.js';
import { ADA, givenPaid, givenPerson, givenPlan, givenResume, type Person } from '../../test/support/given.js';

describe('entitlements', () => {
  let api: TestApp;
  let ada: Person;
  beforeAll(async () => {
    api = await startApp({ worker: true });
  });
  beforeEach(async () => {
    ada = await givenPerson(api);
  });
  afterAll(() => api.close());

  const statuses = async (resume: { id: string }, person = ada): Promise<number[]> => {
    const answers = [];
    for (const format of ['pdf', 'docx', 'text', 'json']) {
      answers.push((await person.browser.get(`/api/export/${format}/${resume.id}`)).status);
    }
    return answers;
  };
  const subscription = (values: string) =>
    api.database.query(`UPDATE subscriptions SET ${values} WHERE user_id = $1`, [ada.id]);
  const plan = async (): Promise<string> =>
    ((await ada.browser.get('/api/billing').expect(200)).body as BillingView).plan;

  it('allows text and JSON downloads without payment', async () => {
    expect(await statuses(await givenResume(ada))).toEqual([402, 402, 200, 200]);
  });

  it('allows repeated downloads of every file of a paid resume, even after the resume has changed', async () => {
    const [paid, other] = [await givenResume(ada), await givenResume(ada)];
    await givenPaid(api, ada, paid);
    expect(await statuses(paid)).toEqual([200, 200, 200, 200]);
    const data = { ...ADA, summary: { text: 'Changed after the payment.' } };
    await ada.browser.patch(`/api/resumes/${paid.id}`).send({ data }).expect(200);
    expect(await statuses(paid)).toEqual([200, 200, 200, 200]);
    expect(await statuses(other)).toEqual([402, 402, 200, 200]);
  });

  it('requires a separate payment for a copy of a paid resume', async () => {
    const paid = await givenResume(ada);
    await givenPaid(api, ada, paid);
    const { title, templateKey, data, jdText } = paid;
    const copy = { title: `${title} (Copy)`, templateKey, data, jdText };
    const { id } = (await ada.browser.post('/api/resumes').send(copy).expect(201)).body as { id: string };
    expect(await statuses({ id })).toEqual([402, 402, 200, 200]);
  });

  it('keeps a paid resume unlocked when it is deleted and restored', async () => {
    const paid = await givenResume(ada);
    await givenPaid(api, ada, paid);
    await ada.browser.delete(`/api/resumes/${paid.id}`).expect(204);
    expect(await statuses(paid)).toEqual([404, 404, 404, 404]);
    await ada.browser.post(`/api/resumes/${paid.id}/restore`).expect(200);
    expect(await statuses(paid)).toEqual([200, 200, 200, 200]);
  });

  it.each(['pro', 'premium'] as const)('the %s plan includes every file of every resume', async (name) => {
    await givenPlan(api, ada, name);
    expect(await statuses(await givenResume(ada))).toEqual([200, 200, 200, 200]);
    expect(await plan()).toBe(name);
  });

  it.each([
    ['active, and ends with the period', `cancels_at_period_end = true`, true],
    ['active with a renewal that was not reported yet', `period_end = now() - interval '1 hour'`, true],
    ['ended with the period', `cancels_at_period_end = true, period_end = now() - interval '1 second'`, false],
    ['past due within the grace period', `state = 'past_due', grace_until = now() + interval '1 hour'`, true],
    ['past due beyond the grace period', `state = 'past_due', grace_until = now() - interval '1 second'`, false],
    ['not paid yet', `state = 'incomplete'`, false],
    ['canceled', `state = 'canceled'`, false],
  ])('allows paid downloads only while the subscription runs: %s', async (_, values, counts) => {
    await givenPlan(api, ada);
    await subscription(values);
    expect(await statuses(await givenResume(ada))).toEqual(counts ? [200, 200, 200, 200] : [402, 402, 200, 200]);
    expect(await plan()).toBe(counts ? 'pro' : 'free');
  });

  it.each(['open', 'abandoned', 'refunded', 'duplicate'])(
    'allows no paid downloads for an order in the state %s',
    async (state) => {
      const resume = await givenResume(ada);
      await givenPaid(api, ada, resume);
      await api.database.query('UPDATE orders SET state = $2 WHERE user_id = $1', [ada.id, state]);
      expect(await statuses(resume)).toEqual([402, 402, 200, 200]);
    },
  );

  it('unlocks a paid resume for its buyer only', async () => {
    const resume = await givenResume(ada);
    await givenPaid(api, ada, resume);
    await givenPlan(api, ada);
    const stranger = await givenPerson(api);
    expect(await statuses(resume, stranger)).toEqual([404, 404, 404, 404]);
    expect(await statuses(await givenResume(stranger), stranger)).toEqual([402, 402, 200, 200]);
  });
});
