import { randomUUID } from 'node:crypto';
import type { ServiceRequest, ServiceRequestList } from '@shortlist/shared/contract/service-requests';
import { startApp, type TestApp } from '../../test/support/app.js';
import { givenPerson, givenPlan, givenResume, type Person } from '../../test/support/given.js';
import { givenStaff, type Staff } from '../../test/support/given-staff.js';

const MESSAGE = 'Please look at my resume before Friday.';

describe('service requests', () => {
  let api: TestApp;
  let staff: Staff;
  let ada: Person;
  beforeAll(async () => {
    api = await startApp();
    staff = await givenStaff(api, 'support');
  });
  beforeEach(async () => {
    ada = await givenPerson(api);
    await givenPlan(api, ada, 'premium');
  });
  afterAll(() => api.close());

  const ask = (body: object = {}, person = ada) =>
    person.browser.post('/api/service-requests').send({ kind: 'resume_review', message: MESSAGE, ...body });
  const asked = async () => (await ask().expect(201)).body as ServiceRequest;
  const own = async (person = ada) =>
    (await person.browser.get('/api/service-requests').expect(200)).body as ServiceRequest[];
  const desk = (method: 'get' | 'patch', path = '') =>
    api.visitor()[method](`/api/admin/service-requests${path}`).set('authorization', `Bearer ${staff.token}`);

  it('returns an error that names the cheapest plan that includes the service', async () => {
    const [free, pro] = [await givenPerson(api), await givenPerson(api)];
    await givenPlan(api, pro, 'pro');
    const refused = async (kind: string, person: Person) =>
      (await ask({ kind }, person).expect(402)).body as { code: string; message: string };
    for (const kind of ['coaching_call', 'resume_review', 'white_glove'])
      for (const person of [free, pro])
        expect(await refused(kind, person)).toMatchObject({
          code: 'plan_required',
          message: 'This is a feature of the Premium plan.',
        });
    expect(await refused('support', free)).toMatchObject({ message: 'This is a feature of the Pro plan.' });
    await ask({ kind: 'support' }, pro).expect(201);
    await ask({ kind: 'white_glove' }).expect(201);
  });

  it('shows a request in the inbox with its customer and message', async () => {
    const resume = await givenResume(ada);
    const request = (await ask({ resumeId: resume.id }).expect(201)).body as ServiceRequest;
    expect(request).toMatchObject({ kind: 'resume_review', state: 'open', answer: null, resumeId: resume.id });
    const { items, total } = (await desk('get', `?q=${ada.email}`).expect(200)).body as ServiceRequestList;
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({ id: request.id, message: MESSAGE, user: { email: ada.email }, answeredBy: null });
  });

  it('shows the answer in the account and emails the customer', async () => {
    const { id } = await asked();
    await desk('patch', `/${id}`).send({ state: 'done', answer: 'Two bullets need figures.' }).expect(200);
    expect(await own()).toMatchObject([{ id, state: 'done', answer: 'Two bullets need figures.' }]);
    expect((await desk('get', `/${id}`).expect(200)).body).toMatchObject({ answeredBy: staff.username });
    const jobs: { count: number }[] = await api.database.query(
      `SELECT count(*)::int AS count FROM bullmq.job WHERE data::text LIKE $1`,
      [`%request_answered%${ada.email}%`],
    );
    expect(jobs[0]!.count).toBe(1);
  });

  it('rejects an empty answer and records the author of an answer', async () => {
    const { id } = await asked();
    const colleague = await givenStaff(api, 'support');
    await desk('patch', `/${id}`).send({ answer: ' ' }).expect(422);
    expect((await desk('patch', `/${id}`).send({ state: 'in_progress' }).expect(200)).body).toMatchObject({
      answeredBy: null,
    });
    await desk('patch', `/${id}`).send({ answer: 'Two bullets need figures.' }).expect(200);
    const closed = await api
      .visitor()
      .patch(`/api/admin/service-requests/${id}`)
      .set('authorization', `Bearer ${colleague.token}`)
      .send({ state: 'done' })
      .expect(200);
    expect(closed.body).toMatchObject({ state: 'done', answeredBy: staff.username });
  });

  it('allows a user only one open request for each service', async () => {
    const { id } = await asked();
    expect((await ask().expect(409)).body).toMatchObject({ code: 'request_open' });
    await ask({ kind: 'coaching_call' }).expect(201);
    await desk('patch', `/${id}`).send({ state: 'declined' }).expect(200);
    await ask().expect(201);
  });

  it('two browser tabs that send a request concurrently create one request', async () => {
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('shows a request to its customer only', async () => {
    await asked();
    expect(await own(await givenPerson(api))).toEqual([]);
  });

  it("accepts a request about one of the customer's own resumes, or about none", async () => {
    const stranger = await givenPerson(api);
    const foreign = await givenResume(stranger);
    await ask({ resumeId: foreign.id }).expect(404);
    await ask({ resumeId: randomUUID() }).expect(404);
  });

  it('rejects a request without a message', async () => {
    const answer = await ask({ message: ' help ' }).expect(422);
    expect((answer.body as { issues: { path: string }[] }).issues[0]?.path).toBe('message');
  });

  it('filters and counts requests in the inbox', async () => {
    const { id } = await asked();
    await desk('patch', `/${id}`).send({ state: 'in_progress' }).expect(200);
    const list = async (query: string) =>
      (await desk('get', `?q=${ada.email}&${query}`).expect(200)).body as ServiceRequestList;
    expect((await list('state=in_progress')).total).toBe(1);
    expect((await list('state=open')).total).toBe(0);
    expect((await list('kind=support')).items).toEqual([]);
    await desk('get', '?state=lost').expect(422);
    await desk('get', `/${randomUUID()}`).expect(404);
  });
});
