import { randomUUID } from 'node:crypto';
import type { AuditList } from '@shortlist/shared/contract/common/audit-log';
import type {
  ServiceRequest,
  ServiceRequestList,
  StaffServiceRequest,
} from '@shortlist/shared/contract/service-requests';
import type { StaffNames, StaffSecurity } from '@shortlist/shared/contract/console/staff';
import { ANSWER_HOURS } from '@shortlist/shared/product/service-times';
import type { Test } from 'supertest';
import { startApp, type TestApp } from '../../../test/support/app.js';
import { givenPerson, givenPlan, type Person } from '../../../test/support/given.js';
import { givenStaff, type Staff } from '../../../test/support/given-staff.js';

const HOUR = 60 * 60 * 1_000;

describe('inbox of service requests', () => {
  let api: TestApp;
  let grace: Staff;
  let linus: Staff;
  let ada: Person;
  beforeAll(async () => {
    api = await startApp();
    grace = await givenStaff(api, 'support');
    linus = await givenStaff(api, 'admin');
  });
  beforeEach(async () => {
    ada = await givenPerson(api);
    await givenPlan(api, ada, 'premium');
  });
  afterAll(() => api.close());

  const as = ({ token }: Staff, test: Test): Test => test.set('authorization', `Bearer ${token}`);
  const send = async (kind: string, person = ada) =>
    (
      await person.browser
        .post('/api/service-requests')
        .send({ kind, message: 'Please help me with my resume.' })
        .expect(201)
    ).body as ServiceRequest;
  const list = async (query: string, staff = grace) =>
    (await as(staff, api.visitor().get(`/api/admin/service-requests?q=${ada.email}&${query}`)).expect(200))
      .body as ServiceRequestList;
  const patch = (id: string, body: object, staff = grace) =>
    as(staff, api.visitor().patch(`/api/admin/service-requests/${id}`)).send(body);
  const changed = async (id: string, body: object, staff = grace) =>
    (await patch(id, body, staff).expect(200)).body as StaffServiceRequest;

  describe('sort order and due times of requests', () => {
    it('sets the due time of priority support to 24 hours and of other services to 48 hours', async () => {
      for (const [kind, hours] of [
        ['support', 24],
        ['coaching_call', 48],
        ['resume_review', 48],
        ['white_glove', 48],
      ] as const) {
        const { dueAt, createdAt } = await send(kind);
        expect([kind, Date.parse(dueAt) - Date.parse(createdAt)]).toEqual([kind, hours * HOUR]);
        expect(ANSWER_HOURS[kind].premium).toBe(hours);
      }
    });

    it('lists priority support first, open requests before those in progress, older before newer, and closed requests last', async () => {
      const eve = await givenPerson(api, { email: `eve-${ada.email}` });
      await givenPlan(api, eve, 'pro');
      const ids: Record<string, string> = {};
      for (const kind of ['white_glove', 'coaching_call', 'resume_review', 'support'])
        ids[kind] = (await send(kind)).id;
      const begun = await send('support', eve);
      await changed(begun.id, { state: 'in_progress' });
      await changed(ids.white_glove!, { state: 'in_progress' });
      await changed(ids.coaching_call!, { state: 'done' });
      const late = await send('coaching_call');
      const expected = [ids.support, begun.id, ids.resume_review, late.id, ids.white_glove, ids.coaching_call];
      expect((await list('')).items.map(({ id }) => id)).toEqual(expected);
      const pages = [await list('sort=priority&page=1&perPage=3'), await list('sort=priority&page=2&perPage=3')];
      expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(expected);
      expect((await list('order=desc')).items.map(({ id }) => id)).toEqual(expected.reverse());
    });
  });

  describe('assignment of requests', () => {
    it('assigns, reassigns and unassigns a request, with old and new values in the audit log', async () => {
      const { id } = await send('support');
      expect((await changed(id, { assigneeId: grace.id })).assignee).toEqual({
        id: grace.id,
        username: grace.username,
      });
      expect((await changed(id, { assigneeId: linus.id })).assignee?.username).toBe(linus.username);
      expect((await changed(id, { assigneeId: null })).assignee).toBeNull();
      const log = await as(
        linus,
        api.visitor().get(`/api/admin/audit-log?subjectId=${id}&kind=request_assigned`),
      ).expect(200);
      expect((log.body as AuditList).items.map(({ changes, staff }) => [changes, staff?.id])).toEqual([
        [{ assignee: [linus.username, null] }, grace.id],
        [{ assignee: [grace.username, linus.username] }, grace.id],
        [{ assignee: [null, grace.username] }, grace.id],
      ]);
    });

    it('filters the inbox by assignee: either the caller or no one', async () => {
      const [mine, free] = [await send('support'), await send('white_glove')];
      await changed(mine.id, { assigneeId: grace.id });
      const ids = async (query: string, staff = grace) => (await list(query, staff)).items.map(({ id }) => id);
      expect(await ids('assignee=me')).toEqual([mine.id]);
      expect(await ids('assignee=me', linus)).toEqual([]);
      expect(await ids('assignee=nobody')).toEqual([free.id]);
      expect(await ids('')).toEqual([mine.id, free.id]);
      await as(grace, api.visitor().get('/api/admin/service-requests?assignee=lost')).expect(422);
    });

    it('returns 422 for an assignment to analysts, disabled accounts and unknown ids', async () => {
      const { id } = await send('support');
      const [analyst, left] = [await givenStaff(api, 'analyst'), await givenStaff(api, 'support')];
      await api.database.query('UPDATE staff SET active = false WHERE id = $1', [left.id]);
      for (const assigneeId of [analyst.id, left.id, randomUUID()]) {
        const { body } = await patch(id, { assigneeId }).expect(422);
        expect(body).toMatchObject({ issues: [{ path: 'assigneeId' }] });
      }
      const names = (await as(grace, api.visitor().get('/api/admin/staff-names')).expect(200)).body as StaffNames;
      expect(names).toContainEqual({ id: grace.id, username: grace.username, role: 'support' });
      expect(names.map((each) => each.id)).not.toContain(analyst.id);
      expect(names.map((each) => each.id)).not.toContain(left.id);
    });
  });

  describe('outdated changes to requests', () => {
    it('returns 409 with the current request and changes nothing when the revision is outdated', async () => {
      const { id } = await send('support');
      const { revision } = await changed(id, { state: 'in_progress', revision: 1 });
      expect(revision).toBe(2);
      const { body } = await patch(id, { answer: 'Mine.', revision: 1 }, linus).expect(409);
      expect(body).toMatchObject({
        code: 'request_changed',
        current: { id, revision: 2, state: 'in_progress', answer: null },
      });
      await changed(id, { answer: 'Mine.', revision: 2 }, linus);
    });

    it('accepts exactly one of five concurrent answers', async () => {
      const { id } = await send('support');
      const answers = await Promise.all(
        [1, 2, 3, 4, 5].map((nth) => patch(id, { answer: `Answer ${nth}`, revision: 1 }, nth % 2 ? grace : linus)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
      const jobs: { count: number }[] = await api.database.query(
        `SELECT count(*)::int AS count FROM bullmq.job WHERE data::text LIKE $1`,
        [`%request_answered%${ada.email}%`],
      );
      expect(jobs[0]!.count).toBe(1);
    });

    it('keeps the revision when a save changes nothing', async () => {
      const { id } = await send('support');
      expect((await changed(id, { state: 'open', revision: 1 })).revision).toBe(1);
    });
  });

  describe('the address for notices', () => {
    const setEmail = (email: unknown, staff = grace) =>
      as(staff, api.visitor().put('/api/admin/me/email')).send({ email });
    const me = async () => (await as(grace, api.visitor().get('/api/admin/me')).expect(200)).body as StaffSecurity;

    it('staff members set and remove their own email address for notices, and the audit log omits it', async () => {
      await setEmail(' Grace@Example.com ').expect(200, { email: 'grace@example.com' });
      expect((await me()).email).toBe('grace@example.com');
      await setEmail(null).expect(200);
      expect((await me()).email).toBeNull();
      const log = await as(
        linus,
        api.visitor().get(`/api/admin/audit-log?staffId=${grace.id}&kind=staff_email_changed`),
      ).expect(200);
      expect((log.body as AuditList).total).toBe(2);
      expect(JSON.stringify(log.body)).not.toContain('grace@example.com');
    });

    it('returns 422 for an invalid notice address', async () => {
      for (const email of ['', 'grace', undefined, 7]) await setEmail(email).expect(422);
    });
  });
});
