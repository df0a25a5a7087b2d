import { randomUUID } from 'node:crypto';
import type {
  AcceptedSuggestion,
  StaffSuggestion,
  Suggestion,
  SuggestionCreate,
} from '@shortlist/shared/contract/request-suggestions';
import type { VersionSummary } from '@shortlist/shared/contract/resume-versions';
import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import type { ServiceRequest } from '@shortlist/shared/contract/service-requests';
import { SUGGESTIONS_PER_REQUEST } from '@shortlist/shared/product/suggestion-limits';
import { startApp, type TestApp } from '../../test/support/app.js';
import { ADA, givenPerson, givenPlan, givenResume, type Person } from '../../test/support/given.js';
import { givenStaff, type Staff } from '../../test/support/given-staff.js';

const [JOB] = ADA.experience;
const SUMMARY: SuggestionCreate = {
  path: 'summary.text',
  before: ADA.summary.text,
  after: 'Writes programs for engines of the future.',
  note: 'Say what they are for.',
};
const BULLET: SuggestionCreate = {
  path: 'experience.0.bullets.0',
  before: JOB!.bullets[0]!,
  after: 'Published the first algorithm for a machine',
};

describe('suggestions of a service request', () => {
  let api: TestApp;
  let staff: Staff;
  let ada: Person;
  let resume: ResumeRecord;
  let request: ServiceRequest;
  beforeAll(async () => {
    api = await startApp();
    staff = await givenStaff(api, 'support');
  });
  beforeEach(async () => {
    ada = await givenPerson(api);
    await givenPlan(api, ada, 'premium');
    resume = await givenResume(ada);
    request = await send();
  });
  afterAll(() => api.close());

  const send = async (body: object = {}): Promise<ServiceRequest> => {
    const asked = { kind: 'resume_review', message: 'Please review my resume.', resumeId: resume.id, consent: true };
    return (
      await ada.browser
        .post('/api/service-requests')
        .send({ ...asked, ...body })
        .expect(201)
    ).body as ServiceRequest;
  };
  const desk = (method: 'get' | 'post' | 'patch' | 'delete', path = '') =>
    api
      .visitor()
      [method](`/api/admin/service-requests/${request.id}${path}`)
      .set('authorization', `Bearer ${staff.token}`);
  const suggest = async (suggestion: SuggestionCreate) =>
    (await desk('post', '/suggestions').send(suggestion).expect(201)).body as StaffSuggestion;
  const answer = (state = 'done') => desk('patch').send({ state, answer: 'See my suggestions.' }).expect(200);
  const own = (path = '', person = ada) => person.browser.get(`/api/service-requests/${request.id}/suggestions${path}`);
  const listed = async () => (await own().expect(200)).body as Suggestion[];
  const decide = (id: string, decision: 'accept' | 'refuse', person = ada) =>
    person.browser.post(`/api/service-requests/${request.id}/suggestions/${id}/${decision}`);
  const stored = async () => (await ada.browser.get(`/api/resumes/${resume.id}`).expect(200)).body as ResumeRecord;
  const edit = (data: object) => ada.browser.patch(`/api/resumes/${resume.id}`).send({ data }).expect(200);

  it('hides suggestions from the owner until the request is answered', async () => {
    await suggest(SUMMARY);
    await own().expect(404);
    const before = (await ada.browser.get('/api/service-requests').expect(200)).body as ServiceRequest[];
    expect(before).toMatchObject([{ suggestionCount: 0 }]);
    await answer('in_progress');
    const [seen] = await listed();
    expect(seen).toMatchObject({ ...SUMMARY, state: 'open', decidedAt: null });
    expect(seen).not.toHaveProperty('suggestedBy');
    const after = (await ada.browser.get('/api/service-requests').expect(200)).body as ServiceRequest[];
    expect(after).toMatchObject([{ suggestionCount: 1 }]);
  });

  it('mentions suggestions in the email about the answer', async () => {
    await suggest(SUMMARY);
    await answer();
    const jobs: { data: string }[] = await api.database.query(
      'SELECT data::text AS data FROM bullmq.job WHERE data::text LIKE $1',
      [`%request_answered%${ada.email}%`],
    );
    expect(jobs).toHaveLength(1);
    expect(jobs[0]!.data).toMatch(/hasSuggestions\W+true/);
  });

  it('an accepted suggestion changes the resume and adds a revision and a version', async () => {
    const { id } = await suggest(SUMMARY);
    await answer();
    const { body } = await decide(id, 'accept').expect(200);
    expect(body).toMatchObject({
      suggestion: { id, state: 'accepted', decidedAt: expect.any(String) as string },
      resume: { id: resume.id, revision: resume.revision + 1, data: { summary: { text: SUMMARY.after } } },
    });
    const { data, revision } = await stored();
    expect(data).toEqual({ ...resume.data, summary: { text: SUMMARY.after } });
    const versions = (await ada.browser.get(`/api/resumes/${resume.id}/versions`).expect(200)).body as VersionSummary[];
    expect(versions.map((version) => [version.reason, version.revision])).toEqual([
      ['expert', revision],
      ['edit', resume.revision],
    ]);
  });

  it('a rejected suggestion leaves the resume unchanged', async () => {
    const { id } = await suggest(SUMMARY);
    await answer();
    expect((await decide(id, 'refuse').expect(200)).body).toMatchObject({ id, state: 'refused' });
    await decide(id, 'refuse').expect(200);
    expect((await decide(id, 'accept').expect(409)).body).toMatchObject({ code: 'suggestion_decided' });
    expect((await stored()).revision).toBe(resume.revision);
  });

  it('a suggestion accepted in two browser tabs concurrently is applied once', async () => {
    const { id } = await suggest(SUMMARY);
    await answer();
    const answers = await Promise.all([decide(id, 'accept'), decide(id, 'accept'), decide(id, 'accept')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await stored()).revision).toBe(resume.revision + 1);
    expect((await decide(id, 'refuse').expect(409)).body).toMatchObject({ code: 'suggestion_decided' });
  });

  it('a suggestion is accepted or rejected, but not both, when both are requested concurrently', async () => {
    const { id } = await suggest(SUMMARY);
    await answer();
    const [accepted, refused] = await Promise.all([decide(id, 'accept'), decide(id, 'refuse')]);
    expect([accepted.status, refused.status].sort()).toEqual([200, 409]);
    const isAccepted = accepted.status === 200;
    expect((await stored()).data.summary.text).toBe(isAccepted ? SUMMARY.after : SUMMARY.before);
    expect(await listed()).toMatchObject([{ state: isAccepted ? 'accepted' : 'refused' }]);
  });

  it('five suggestions accepted concurrently are all applied', async () => {
    const five = [
      SUMMARY,
      BULLET,
      { path: 'experience.0.bullets.1', before: JOB!.bullets[1]!, after: 'Corrected a proof' },
      { path: 'experience.0.role', before: 'Programmer', after: 'Lead programmer' },
      { path: 'personal.jobTitle', before: 'Analyst', after: 'Senior analyst' },
    ];
    const added = await Promise.all(five.map(suggest));
    await answer();
    const answers = await Promise.all(added.map(({ id }) => decide(id, 'accept')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const { data, revision } = await stored();
    expect(revision).toBe(resume.revision + 5);
    expect(data.personal.jobTitle).toBe('Senior analyst');
    expect(data.experience[0]).toMatchObject({
      role: 'Lead programmer',
      bullets: [BULLET.after, 'Corrected a proof'],
    });
  });

  it('a suggestion becomes outdated and overwrites nothing when the text it would replace is edited', async () => {
    const { id } = await suggest(SUMMARY);
    await answer();
    await edit({ ...resume.data, summary: { text: 'My own words.' } });
    expect(await listed()).toMatchObject([{ id, state: 'outdated' }]);
    expect((await decide(id, 'accept').expect(409)).body).toMatchObject({ code: 'suggestion_outdated' });
    expect((await stored()).data.summary.text).toBe('My own words.');
    expect((await desk('get', '/suggestions').expect(200)).body).toMatchObject([
      { state: 'outdated', decidedAt: expect.any(String) as string },
    ]);
    await decide(id, 'refuse').expect(200);
  });

  it('returns 409 for a save from an editor that was opened before a suggestion was accepted', async () => {
    const { id } = await suggest(SUMMARY);
    await answer();
    await decide(id, 'accept').expect(200);
    const stale = await ada.browser
      .patch(`/api/resumes/${resume.id}`)
      .send({ revision: resume.revision, data: { ...resume.data, skills: ['Typed meanwhile'] } })
      .expect(409);
    expect(stale.body).toMatchObject({
      code: 'resume_changed',
      current: { data: { summary: { text: SUMMARY.after } } },
    });
  });

  it('a suggestion follows its bullet when the bullet moves', async () => {
    const { id } = await suggest(BULLET);
    await answer();
    const [first, second] = JOB!.bullets;
    await edit({ ...resume.data, experience: [{ ...resume.data.experience[0], bullets: [second, first] }] });
    expect(await listed()).toMatchObject([{ path: 'experience.0.bullets.1', state: 'open' }]);
    const { resume: saved } = (await decide(id, 'accept').expect(200)).body as AcceptedSuggestion;
    expect(saved.data.experience[0]!.bullets).toEqual([second, BULLET.after]);
  });

  it('suggestions are visible to the owner of the request only', async () => {
    const { id } = await suggest(SUMMARY);
    await answer();
    const stranger = await givenPerson(api);
    await own('', stranger).expect(404);
    await decide(id, 'accept', stranger).expect(404);
    await decide(id, 'refuse', stranger).expect(404);
    await decide(randomUUID(), 'accept').expect(404);
    await decide('no-id', 'refuse').expect(404);
    const other = await send();
    await ada.browser.post(`/api/service-requests/${other.id}/suggestions/${id}/accept`).expect(404);
    expect(await listed()).toMatchObject([{ state: 'open' }]);
  });

  it.each([
    ['path', { ...SUMMARY, path: 'summary' }],
    ['path', { ...SUMMARY, path: 'personal.email', before: ADA.personal.email }],
    ['path', { ...SUMMARY, path: 'experience.7.bullets.0' }],
    ['path', { ...SUMMARY, path: '__proto__.polluted' }],
    ['before', { ...SUMMARY, before: 'Somebody else’s words.' }],
    ['after', { ...SUMMARY, after: SUMMARY.before }],
    ['after', { ...SUMMARY, after: ' ' }],
    ['after', { ...BULLET, after: 'x'.repeat(2_001) }],
    ['note', { ...SUMMARY, note: 'x'.repeat(501) }],
  ])('returns 422 and names the invalid field of a suggestion: %s', async (field, suggestion) => {
    const { body } = await desk('post', '/suggestions').send(suggestion).expect(422);
    expect((body as { issues: { path: string }[] }).issues[0]?.path).toBe(field);
  });

  it('limits the number of suggestions, even when several are added concurrently', async () => {
    await api.database.query(
      `INSERT INTO service_request_suggestions (request_id, path, text_before, text_after, note)
       SELECT $1, 'summary.text', 'a', 'b', '' FROM generate_series(1, $2)`,
      [request.id, SUGGESTIONS_PER_REQUEST - 1],
    );
    const answers = await Promise.all([1, 2, 3].map(() => desk('post', '/suggestions').send(SUMMARY)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({ code: 'too_many_suggestions' });
  });

  it('adding suggestions requires consent and an open request', async () => {
    await answer();
    expect((await desk('post', '/suggestions').send(SUMMARY).expect(409)).body).toMatchObject({
      code: 'request_closed',
    });
    request = await send({ consent: false });
    expect((await desk('post', '/suggestions').send(SUMMARY).expect(403)).body).toMatchObject({
      code: 'consent_needed',
    });
    await desk('patch').send({ state: 'declined' }).expect(200);
    await own().expect(404);
  });

  it('suggestions become outdated when the resume is deleted', async () => {
    const { id } = await suggest(SUMMARY);
    await answer('in_progress');
    await ada.browser.delete(`/api/resumes/${resume.id}`).expect(204);
    await desk('post', '/suggestions').send(BULLET).expect(404);
    expect(await listed()).toMatchObject([{ state: 'outdated' }]);
    expect((await decide(id, 'accept').expect(409)).body).toMatchObject({ code: 'suggestion_outdated' });
    await api.database.query('DELETE FROM resumes WHERE id = $1', [resume.id]);
    expect(await listed()).toMatchObject([{ state: 'outdated' }]);
    await decide(id, 'refuse').expect(200);
  });

  it('staff can withdraw a suggestion until the owner decides', async () => {
    const [one, two] = [await suggest(SUMMARY), await suggest(BULLET)];
    await desk('delete', `/suggestions/${one.id}`).expect(204);
    await desk('delete', `/suggestions/${one.id}`).expect(404);
    await answer();
    await decide(two.id, 'accept').expect(200);
    expect((await desk('delete', `/suggestions/${two.id}`).expect(409)).body).toMatchObject({
      code: 'suggestion_decided',
    });
    expect((await desk('get', '/suggestions').expect(200)).body).toMatchObject([
      { id: two.id, state: 'accepted', suggestedBy: staff.username },
    ]);
    const events: { kind: string; detail: string }[] = await api.database.query(
      `SELECT kind, detail FROM security_events WHERE subject_id = $1 AND kind LIKE 'suggestion%' ORDER BY id`,
      [request.id],
    );
    expect(events).toEqual([
      { kind: 'suggestion_added', detail: SUMMARY.path },
      { kind: 'suggestion_added', detail: BULLET.path },
      { kind: 'suggestion_taken_back', detail: SUMMARY.path },
    ]);
  });

  it("the owner's data export includes suggestions", async () => {
    await suggest(SUMMARY);
    const copy = async () => (await ada.browser.get('/api/auth/user/export').expect(200)).text;
    expect(await copy()).not.toContain(SUMMARY.after);
    await answer();
    expect(await copy()).toContain(SUMMARY.after);
  });
});
