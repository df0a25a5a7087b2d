import { randomUUID } from 'node:crypto';
import { RESUMES_PER_ACCOUNT, type ResumeRecord, type TrashedResume } from '@shortlist/shared/contract/resumes';
import { TRASH_DAYS } from '@shortlist/shared/resume/trash';
import { startApp, type TestApp } from '../../test/support/app.js';
import { ADA, givenPerson, givenResume, type Person } from '../../test/support/given.js';

describe('trash of resumes', () => {
  let api: TestApp;
  let ada: Person;
  beforeAll(async () => {
    api = await startApp();
  });
  beforeEach(async () => {
    ada = await givenPerson(api);
  });
  afterAll(() => api.close());

  const trash = async (person = ada) =>
    (await person.browser.get('/api/resumes/trash').expect(200)).body as TrashedResume[];
  const givenTrashed = async (body: object = {}, person = ada): Promise<ResumeRecord> => {
    const resume = await givenResume(person, body);
    await person.browser.delete(`/api/resumes/${resume.id}`).expect(204);
    return resume;
  };

  it('keeps a deleted resume for thirty days', () => {
    expect(TRASH_DAYS).toBe(30);
  });

  it('returns an empty trash to a new user', async () => {
    await givenResume(ada);
    expect(await trash()).toEqual([]);
  });

  it('lists deleted resumes, newest first, with details that distinguish resumes with the same title', async () => {
    const first = await givenTrashed({ title: 'First' });
    await givenTrashed({ title: 'Second', templateKey: 'tech', data: {} });
    const [newest, oldest] = await trash();
    expect(newest).toMatchObject({ title: 'Second', templateKey: 'tech', fullName: '', jobTitle: '' });
    const { id, templateKey, updatedAt } = first;
    expect(oldest).toEqual({
      id,
      title: 'First',
      templateKey,
      updatedAt,
      fullName: ADA.personal.fullName,
      jobTitle: ADA.personal.jobTitle,
      deletedAt: expect.stringMatching(/Z$/),
    });
  });

  it("hides other users' deleted resumes", async () => {
    await givenTrashed();
    expect(await trash(await givenPerson(api))).toEqual([]);
  });

  describe('restoring from the trash', () => {
    it('restores the resume unchanged, even if another resume has the same title', async () => {
      const resume = await givenTrashed({ title: 'Twice' });
      await givenResume(ada, { title: 'Twice' });
      await ada.browser.post(`/api/resumes/${resume.id}/restore`).expect(200, resume);
      expect(await trash()).toEqual([]);
    });

    it('accepts a repeated restore, for example after a lost response', async () => {
      const resume = await givenTrashed();
      const answers = await Promise.all([1, 2, 3, 4].map(() => ada.browser.post(`/api/resumes/${resume.id}/restore`)));
      for (const answer of answers) expect([answer.status, answer.body]).toEqual([200, resume]);
      await ada.browser.post(`/api/resumes/${resume.id}/restore`).expect(200, resume);
    });

    it('returns 409 if the account has reached its limit of resumes, unless the resume is already restored', async () => {
      const resume = await givenTrashed();
      const live = await givenResume(ada);
      await api.database.query(
        `INSERT INTO resumes (id, owner_id, title, template_key, data)
         SELECT gen_random_uuid(), $1, 'One of many', 'general', '{}' FROM generate_series(2, $2)`,
        [ada.id, RESUMES_PER_ACCOUNT],
      );
      const answer = await ada.browser.post(`/api/resumes/${resume.id}/restore`).expect(409);
      expect(answer.body).toMatchObject({ code: 'too_many_resumes' });
      expect(await trash()).toHaveLength(1);
      await ada.browser.post(`/api/resumes/${live.id}/restore`).expect(200, live);
      await ada.browser.post(`/api/resumes/${randomUUID()}/restore`).expect(404);
    });
  });

  describe('deleting permanently', () => {
    it('removes one resume from the trash', async () => {
      const [gone, stays] = [await givenTrashed(), await givenTrashed()];
      await ada.browser.delete(`/api/resumes/trash/${gone.id}`).expect(204, '');
      expect((await trash()).map(({ id }) => id)).toEqual([stays.id]);
      await ada.browser.post(`/api/resumes/${gone.id}/restore`).expect(404);
      await ada.browser.delete(`/api/resumes/trash/${gone.id}`).expect(404);
    });

    it('permanent deletion removes the versions of the resume', async () => {
      const { id } = await givenResume(ada);
      await ada.browser.patch(`/api/resumes/${id}`).send({ title: 'Changed' }).expect(200);
      await ada.browser.delete(`/api/resumes/${id}`).expect(204);
      await ada.browser.delete(`/api/resumes/trash/${id}`).expect(204);
      expect(await api.database.query('SELECT FROM resume_versions WHERE resume_id = $1', [id])).toEqual([]);
    });

    it('does not delete a resume outside the trash', async () => {
      const live = await givenResume(ada);
      await ada.browser.delete(`/api/resumes/trash/${live.id}`).expect(404);
      await ada.browser.get(`/api/resumes/${live.id}`).expect(200, live);
    });

    it("empties the user's own trash only", async () => {
      const stranger = await givenPerson(api);
      await givenTrashed({}, stranger);
      const live = await givenResume(ada);
      await givenTrashed();
      await givenTrashed();
      await ada.browser.delete('/api/resumes/trash').expect(204, '');
      expect(await trash()).toEqual([]);
      await ada.browser.delete('/api/resumes/trash').expect(204);
      await ada.browser.get(`/api/resumes/${live.id}`).expect(200, live);
      expect(await trash(stranger)).toHaveLength(1);
    });
  });
});
