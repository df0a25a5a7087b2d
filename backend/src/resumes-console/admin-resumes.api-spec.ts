import { randomUUID } from 'node:crypto';
import type { AdminResumeItem, AdminResumeList } from '@shortlist/shared/contract/console/admin-resumes';
import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import type { SecurityEventList } from '@shortlist/shared/contract/common/security-events';
import type { ServiceRequest } from '@shortlist/shared/contract/service-requests';
import type { SupportAccess } from '@shortlist/shared/contract/account/support-access';
import { startApp, type TestApp } from '../../test/support/app.js';
import { ADA, givenPaid, givenPerson, givenPlan, givenResume, type Person } from '../../test/support/given.js';
import { givenStaff, type Staff } from '../../test/support/given-staff.js';

const REASON = 'The customer reports a wrong page break.';

describe('resumes in the console', () => {
  let api: TestApp;
  let staff: Staff;
  let ada: Person;
  let resume: ResumeRecord;
  beforeAll(async () => {
    api = await startApp();
    staff = await givenStaff(api, 'support');
  });
  beforeEach(async () => {
    ada = await givenPerson(api);
    resume = await givenResume(ada);
  });
  afterAll(() => api.close());

  const list = async (query = `q=${ada.email}`) =>
    (await api.visitor().get(`/api/admin/resumes?${query}`).set('authorization', `Bearer ${staff.token}`).expect(200))
      .body as AdminResumeList;
  const ids = ({ items }: AdminResumeList) => items.map(({ id }) => id);
  const read = (id = resume.id, body: object = { reason: REASON }) =>
    api.visitor().post(`/api/admin/resumes/${id}/reading`).set('authorization', `Bearer ${staff.token}`).send(body);
  const access = async () => (await ada.browser.get('/api/auth/support-access').expect(200)).body as SupportAccess;
  const allow = (days: unknown) => ada.browser.put('/api/auth/support-access').send({ days });
  const end = () => ada.browser.delete('/api/auth/support-access').expect(200);
  const events = async () =>
    ((await ada.browser.get('/api/auth/security-events').expect(200)).body as SecurityEventList).items;

  describe('the list of resumes in the console', () => {
    it('omits the titles and content of the listed resumes', async () => {
      const { items, total } = await list();
      expect(total).toBe(1);
      expect(items[0]).toEqual({
        id: resume.id,
        user: { id: ada.id, email: ada.email },
        templateKey: 'general',
        place: 'live',
        isUnlocked: false,
        bytes: expect.any(Number) as number,
        versions: 0,
        createdAt: resume.createdAt,
        updatedAt: resume.updatedAt,
      } satisfies AdminResumeItem);
    });

    it("finds resumes by id and by a part of the owner's email", async () => {
      expect(ids(await list(`q=${resume.id.toUpperCase()}`))).toEqual([resume.id]);
      expect(ids(await list(`q=${ada.email.slice(2, 20).toUpperCase()}`))).toEqual([resume.id]);
      expect(ids(await list('q=Lovelace'))).toEqual([]);
    });

    it('filters resumes by template, by payment state, and by whether they are in the trash', async () => {
      const tech = await givenResume(ada, { templateKey: 'tech' });
      const trashed = await givenResume(ada);
      await ada.browser.delete(`/api/resumes/${trashed.id}`).expect(204);
      await givenPaid(api, ada, tech);
      const filtered = async (filter: string) => ids(await list(`q=${ada.email}&${filter}`)).sort();
      expect(await filtered('template=tech')).toEqual([tech.id]);
      expect(await filtered('place=trash')).toEqual([trashed.id]);
      expect(await filtered('place=live')).toEqual([resume.id, tech.id].sort());
      expect(await filtered('unlocked=yes')).toEqual([tech.id]);
      expect(await filtered('unlocked=no')).toEqual([resume.id, trashed.id].sort());
    });

    it('sorts and paginates resumes, with a stable order for equal values', async () => {
      const others = [await givenResume(ada), await givenResume(ada)];
      await api.database.query('UPDATE resumes SET updated_at = now() WHERE owner_id = $1', [ada.id]);
      const pages = await Promise.all(
        [1, 2, 3].map((page) => list(`q=${ada.email}&sort=updatedAt&perPage=1&page=${page}`)),
      );
      expect(pages.map(({ total }) => total)).toEqual([3, 3, 3]);
      expect(pages.flatMap(ids)).toEqual([resume, ...others].map(({ id }) => id).sort());
      for (const sort of ['createdAt', 'bytes', 'email']) expect((await list(`sort=${sort}`)).total).toBeGreaterThan(2);
    });

    it('returns 422 for an unknown sort column', async () => {
      await api
        .visitor()
        .get('/api/admin/resumes?sort=title')
        .set('authorization', `Bearer ${staff.token}`)
        .expect(422);
    });
  });

  describe('reading a resume as staff', () => {
    it("returns 403 without the owner's consent and records no access", async () => {
      expect((await read().expect(403)).body).toMatchObject({
        code: 'consent_needed',
        message:
          'The owner does not allow support to read this resume. The owner can allow it in the account settings.',
      });
      expect((await access()).readings).toEqual([]);
    });

    it('returns the content while the owner permits access, and shows the owner why staff opened it', async () => {
      await allow(7).expect(200);
      expect((await read().expect(200)).body).toMatchObject({
        title: resume.title,
        templateKey: 'general',
        revision: 1,
        data: ADA,
      });
      expect((await access()).readings).toMatchObject([{ resumeTitle: resume.title, reason: REASON }]);
      expect((await events())[0]).toMatchObject({
        kind: 'resume_read_by_staff',
        detail: resume.title,
        device: '',
        sameNetwork: null,
      });
      await end();
      await read().expect(403);
      expect((await access()).readings).toHaveLength(1);
    });

    it('returns the content during a service request with consent, but not after the request is closed', async () => {
      await givenPlan(api, ada, 'premium');
      const { id } = (
        await ada.browser
          .post('/api/service-requests')
          .send({ kind: 'resume_review', message: 'Please review it.', resumeId: resume.id, consent: true })
          .expect(201)
      ).body as ServiceRequest;
      const other = await givenResume(ada);
      await read().expect(200);
      await read(other.id).expect(403);
      await api.database.query(`UPDATE service_requests SET state = 'done' WHERE id = $1`, [id]);
      await read().expect(403);
    });

    it('returns 403 after the consent has expired', async () => {
      await allow(1).expect(200);
      await api.database.query('UPDATE users SET support_access_until = now() WHERE id = $1', [ada.id]);
      await read().expect(403);
      expect((await access()).until).toBeNull();
    });

    it('returns 422 for staff access without a reason', async () => {
      await allow(1).expect(200);
      for (const body of [{}, { reason: 'x' }]) {
        const refused = await read(resume.id, body).expect(422);
        expect((refused.body as { issues: { path: string }[] }).issues[0]?.path).toBe('reason');
      }
    });

    it('returns 404 for resumes in the trash and for unknown ids', async () => {
      await allow(1).expect(200);
      await ada.browser.delete(`/api/resumes/${resume.id}`).expect(204);
      await read().expect(404);
      await read(randomUUID()).expect(404);
      await read('no-id').expect(404);
    });
  });

  describe("the owner's consent to support access", () => {
    it('consent lasts for the chosen number of days, counted from the latest choice', async () => {
      for (const days of [30, 1, 7]) {
        const { until } = (await allow(days).expect(200)).body as SupportAccess;
        expect(Math.abs(Date.parse(until!) - Date.now() - days * 86_400_000)).toBeLessThan(60_000);
      }
    });

    it.each([0, 2, 31, '7', null])('returns 422 for a consent period of %j days', async (days) => {
      const { body } = await allow(days).expect(422);
      expect((body as { issues: { path: string }[] }).issues[0]?.path).toBe('days');
    });

    it('records when consent is given and when it is withdrawn', async () => {
      await allow(7).expect(200);
      await end();
      await end();
      expect((await events()).map(({ kind, detail }) => [kind, detail]).slice(0, 2)).toEqual([
        ['support_access_ended', null],
        ['support_access_allowed', '7 days'],
      ]);
    });

    it('consent does not apply to resumes of other users', async () => {
      await allow(7).expect(200);
      const stranger = await givenPerson(api);
      await read((await givenResume(stranger)).id).expect(403);
    });
  });
});
