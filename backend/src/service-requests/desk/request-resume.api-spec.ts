import { randomUUID } from 'node:crypto';
import type { SecurityEventList } from '@shortlist/shared/contract/common/security-events';
import type { RequestResume, ServiceRequest } from '@shortlist/shared/contract/service-requests';
import { startApp, type TestApp } from '../../../test/support/app.js';
import { ADA, givenPerson, givenPlan, givenResume, type Person } from '../../../test/support/given.js';
import { givenStaff, type Staff } from '../../../test/support/given-staff.js';

describe('the resume of a service request', () => {
  let api: TestApp;
  let staff: Staff;
  let ada: Person;
  let resumeId: string;
  beforeAll(async () => {
    api = await startApp();
    staff = await givenStaff(api, 'support');
  });
  beforeEach(async () => {
    ada = await givenPerson(api);
    await givenPlan(api, ada, 'premium');
    resumeId = (await givenResume(ada)).id;
  });
  afterAll(() => api.close());

  const send = async (body: object) =>
    (
      await ada.browser
        .post('/api/service-requests')
        .send({ kind: 'resume_review', message: 'Please review my resume.', ...body })
        .expect(201)
    ).body as ServiceRequest;
  const admin = (method: 'get' | 'patch', path: string) =>
    api.visitor()[method](`/api/admin/service-requests/${path}`).set('authorization', `Bearer ${staff.token}`);
  const eventsOfOwner = async () =>
    ((await ada.browser.get('/api/auth/security-events').expect(200)).body as SecurityEventList).items;

  it('stores the time at which the owner allowed staff to read the resume', async () => {
    const { id, consentedAt } = await send({ resumeId, consent: true });
    expect(Math.abs(Date.parse(consentedAt!) - Date.now())).toBeLessThan(60_000);
    const listed = (await ada.browser.get('/api/service-requests').expect(200)).body as ServiceRequest[];
    expect(listed).toMatchObject([{ id, consentedAt }]);
  });

  it('returns the current content, and shows the access to the owner', async () => {
    const { id } = await send({ resumeId, consent: true });
    const data = { ...ADA, summary: { text: 'Changed after the request was sent.' } };
    await ada.browser.patch(`/api/resumes/${resumeId}`).send({ data }).expect(200);
    const { body } = await admin('get', `${id}/resume`).expect(200);
    expect(body).toMatchObject({ title: 'Ada Lovelace Resume', revision: 2, data } satisfies Partial<
      Omit<RequestResume, 'data'>
    > & { data: object });
    expect((await eventsOfOwner())[0]).toMatchObject({
      kind: 'request_resume_read',
      detail: 'Ada Lovelace Resume',
      device: '',
    });
  });

  it('returns 403 without consent and records no access', async () => {
    const refused = [await send({ resumeId }), await send({ kind: 'coaching_call', resumeId, consent: false })];
    for (const { id, consentedAt } of refused) {
      expect(consentedAt).toBeNull();
      expect((await admin('get', `${id}/resume`).expect(403)).body).toMatchObject({ code: 'consent_needed' });
    }
    expect((await eventsOfOwner()).map(({ kind }) => kind)).not.toContain('request_resume_read');
  });

  it('ignores consent in a request without a resume', async () => {
    const { id, consentedAt } = await send({ consent: true });
    expect(consentedAt).toBeNull();
    await admin('get', `${id}/resume`).expect(403);
  });

  it('returns the resume while its request is in progress, and 409 once the request is closed', async () => {
    const { id } = await send({ resumeId, consent: true });
    await admin('patch', id).send({ state: 'in_progress' }).expect(200);
    await admin('get', `${id}/resume`).expect(200);
    for (const state of ['done', 'declined']) {
      await admin('patch', id).send({ state }).expect(200);
      expect((await admin('get', `${id}/resume`).expect(409)).body).toMatchObject({ code: 'request_closed' });
    }
  });

  it('returns 404 if the resume is in the trash or the request is unknown', async () => {
    const { id } = await send({ resumeId, consent: true });
    await ada.browser.delete(`/api/resumes/${resumeId}`).expect(204);
    await admin('get', `${id}/resume`).expect(404);
    await admin('get', `${randomUUID()}/resume`).expect(404);
  });

  it('returns 422 for a service request whose consent is neither true nor false', async () => {
    const body = { kind: 'resume_review', message: 'Please review my resume.', resumeId, consent: 'yes' };
    await ada.browser.post('/api/service-requests').send(body).expect(422);
  });
});
