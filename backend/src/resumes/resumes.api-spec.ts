import { randomUUID } from 'node:crypto';
import { RESUMES_PER_ACCOUNT, resumeRecord, type ResumeRecord } from '@shortlist/shared/contract/resumes';
import { TRASH_DAYS } from '@shortlist/shared/resume/trash';
import { emptyResumeData } from '@shortlist/shared/resume/resume-data';
import { Resume } from './tables/resume.entity.js';
import { startApp, type TestApp } from '../../test/support/app.js';
import { ADA, givenPerson, givenResume, type Person } from '../../test/support/given.js';

describe('resumes', () => {
  let api: TestApp;
  let ada: Person;
  let stranger: Person;
  beforeAll(async () => {
    api = await startApp();
    [ada, stranger] = [await givenPerson(api), await givenPerson(api)];
  });
  afterAll(() => api.close());

  const read = async (person: Person, id: string): Promise<ResumeRecord> => {
    const answer = await person.browser.get(`/api/resumes/${id}`).expect(200);
    return answer.body as ResumeRecord;
  };

  it('resume responses are not cached', async () => {
    const { id } = await givenResume(ada);
    await ada.browser.get(`/api/resumes/${id}`).expect('Cache-Control', 'no-store');
  });

  it('returns 401 to visitors on every resume route', async () => {
    const { id } = await givenResume(ada);
    const visitor = api.visitor();
    for (const request of [
      visitor.get('/api/resumes'),
      visitor.post('/api/resumes').send({}),
      visitor.get(`/api/resumes/${id}`),
      visitor.patch(`/api/resumes/${id}`).send({ title: 'Mine now' }),
      visitor.delete(`/api/resumes/${id}`),
      visitor.post(`/api/resumes/${id}/restore`),
    ]) {
      const answer = await request;
      expect(answer.status).toBe(401);
    }
  });

  // The statement that reads a resume also checks the session, so this check needs tests of its own.
  it.each([
    ['the session was ended', 'DELETE FROM sessions WHERE user_id = $1'],
    ['the session expired', 'UPDATE sessions SET expires_at = now() WHERE user_id = $1'],
    ['the account was deleted', 'DELETE FROM users WHERE id = $1'],
  ])('rejects the next read of a resume after %s', async (_, sql) => {
    const person = await givenPerson(api);
    const { id } = await givenResume(person);
    await read(person, id);
    await api.database.query(sql, [person.id]);
    await person.browser.get(`/api/resumes/${id}`).expect(401);
  });

  it("returns 404 for another user's resume, an unknown id and a malformed id", async () => {
    const { id } = await givenResume(ada);
    for (const other of [id, randomUUID(), 'no-id']) await stranger.browser.get(`/api/resumes/${other}`).expect(404);
  });

  describe('creating a resume', () => {
    it('stores the content and returns the complete resume', async () => {
      const created = await givenResume(ada, { title: 'Engines', templateKey: 'tech', jdText: 'We seek an analyst.' });
      expect(created).toMatchObject({
        title: 'Engines',
        templateKey: 'tech',
        jdText: 'We seek an analyst.',
        revision: 1,
        data: ADA,
      });
      expect(resumeRecord.parse(created)).toEqual(created);
      expect(await read(ada, created.id)).toEqual(created);
    });

    it('fills in missing parts of a new resume', async () => {
      const answer = await ada.browser.post('/api/resumes').send({}).expect(201);
      expect(answer.body).toMatchObject({
        title: 'Untitled Resume',
        templateKey: 'general',
        jdText: null,
        data: emptyResumeData(),
      });
    });

    it("derives the title of a new resume from the user's name", async () => {
      const created = await givenResume(ada, { title: '  ' });
      expect(created.title).toBe('Ada Lovelace Resume');
    });

    it('drops unknown keys at every level', async () => {
      const data = { ...ADA, photo: 'data:', personal: { ...ADA.personal, age: 36 }, experience: [{ salary: 1 }] };
      const { id } = await givenResume(ada, { data, ownerId: stranger.id, isAdmin: true });
      const text = JSON.stringify(await read(ada, id));
      for (const key of ['photo', 'age', 'salary', 'isAdmin', 'ownerId']) expect(text).not.toContain(`"${key}"`);
    });

    it('keeps text of every script and Unicode plane unchanged', async () => {
      const fullName = 'Zoë Müller-Nguyễn Ж Ω 山田 محمد 😀';
      const { id } = await givenResume(ada, { data: { personal: { fullName } } });
      expect((await read(ada, id)).data.personal.fullName).toBe(fullName);
    });

    it('creates one resume for an id that is sent twice, even concurrently', async () => {
      const id = randomUUID();
      const create = () => ada.browser.post('/api/resumes').send({ id, title: 'Once', data: ADA });
      const atOnce = await Promise.all([create(), create(), create()]);
      const later = await create();
      expect(atOnce.map((answer) => answer.status).sort()).toEqual([200, 200, 201]);
      expect(later.status).toBe(200);
      expect(later.body).toEqual(atOnce[0]?.body);
      expect(await api.database.getRepository(Resume).countBy({ id })).toBe(1);
    });

    it("neither reveals nor changes another user's resume when its id is used for a new resume", async () => {
      const { id } = await givenResume(stranger, { data: { summary: { text: 'a secret of mine' } } });
      const answer = await ada.browser.post('/api/resumes').send({ id, title: 'Taken' }).expect(409);
      expect(answer.body).toMatchObject({ code: 'resume_id_taken' });
      expect(answer.text).not.toContain('secret');
      expect((await read(stranger, id)).revision).toBe(1);
    });

    const collectorOf = async (count: number) => {
      const collector = await givenPerson(api);
      await api.database.query(
        `INSERT INTO resumes (id, owner_id, title, template_key, data)
         SELECT gen_random_uuid(), $1, 'One of many', 'general', '{}' FROM generate_series(1, $2)`,
        [collector.id, count],
      );
      return collector;
    };

    it('returns 409 when the account has reached its limit of resumes', async () => {
      const collector = await collectorOf(RESUMES_PER_ACCOUNT);
      const answer = await collector.browser.post('/api/resumes').send({ title: 'One too many' }).expect(409);
      expect(answer.body).toMatchObject({ code: 'too_many_resumes' });
    });

    it('concurrent requests cannot exceed the limit of resumes', async () => {
      const { browser } = await collectorOf(RESUMES_PER_ACCOUNT - 1);
      const answers = await Promise.all(Array.from({ length: 12 }, () => browser.post('/api/resumes').send({})));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(11);
    });
  });

  describe('the list of resumes', () => {
    it("lists the user's resumes with their content, most recently changed first", async () => {
      const person = await givenPerson(api);
      const [first, second] = [await givenResume(person, { title: 'First' }), await givenResume(person)];
      await person.browser.patch(`/api/resumes/${first.id}`).send({ title: 'First, changed' }).expect(200);
      const answer = await person.browser
        .get('/api/resumes')
        .expect(200)
        .expect('Content-Type', /^application\/json/);
      const list = answer.body as ResumeRecord[];
      expect(list.map((resume) => resume.title)).toEqual(['First, changed', second.title]);
      expect(list[0]?.data.personal).toMatchObject({ fullName: 'Ada Lovelace', jobTitle: 'Analyst' });
    });

    it('returns an empty list to a new user', async () => {
      const person = await givenPerson(api);
      await person.browser.get('/api/resumes').expect(200, []);
    });

    it('ignores a user id in the query string', async () => {
      await givenResume(stranger, { title: 'Not for others' });
      for (const query of [`userId=${stranger.id}`, 'userId=anonymous']) {
        const answer = await ada.browser.get(`/api/resumes?${query}`).expect(200);
        expect(answer.text).not.toContain('Not for others');
      }
    });
  });

  describe('changing a resume', () => {
    it('changes any subset of fields and increments the revision', async () => {
      const { id, data } = await givenResume(ada, { jdText: 'A job' });
      const patch = async (body: object) =>
        (await ada.browser.patch(`/api/resumes/${id}`).send(body).expect(200)).body as ResumeRecord;
      expect(await patch({ title: 'New title' })).toMatchObject({
        title: 'New title',
        jdText: 'A job',
        revision: 2,
        data,
      });
      expect(await patch({ templateKey: 'exec' })).toMatchObject({
        title: 'New title',
        templateKey: 'exec',
        revision: 3,
      });
      expect(await patch({ jdText: null })).toMatchObject({ jdText: null, revision: 4 });
      const shorter = await patch({ data: { ...data, skills: ['Poetry'] } });
      expect(shorter).toMatchObject({ revision: 5, data: { ...data, skills: ['Poetry'] } });
      expect(await read(ada, id)).toEqual(shorter);
    });

    it('an empty request body changes nothing', async () => {
      const resume = await givenResume(ada);
      await ada.browser.patch(`/api/resumes/${resume.id}`).send({}).expect(200, resume);
    });

    it('returns 409 with the current record for an outdated revision', async () => {
      const { id } = await givenResume(ada);
      await ada.browser.patch(`/api/resumes/${id}`).send({ title: 'From the laptop', revision: 1 }).expect(200);
      const answer = await ada.browser
        .patch(`/api/resumes/${id}`)
        .send({ title: 'From the phone', revision: 1 })
        .expect(409);
      expect(answer.body).toMatchObject({ statusCode: 409, code: 'resume_changed' });
      expect((answer.body as { current: unknown }).current).toEqual(await read(ada, id));
      expect((await read(ada, id)).title).toBe('From the laptop');
    });

    it('accepts exactly one of two saves based on the same revision', async () => {
      const { id } = await givenResume(ada);
      const save = (title: string) => ada.browser.patch(`/api/resumes/${id}`).send({ title, revision: 1 });
      const answers = await Promise.all([save('One'), save('Two'), save('Three')]);
      expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
      expect((await read(ada, id)).revision).toBe(2);
    });
  });

  describe('resumes of another user', () => {
    it("returns 404 for reading, changing, deleting and restoring another user's resume", async () => {
      const { id } = await givenResume(ada);
      const path = `/api/resumes/${id}`;
      const before = await read(ada, id);
      for (const request of [
        stranger.browser.get(path),
        stranger.browser.patch(path).send({ title: 'Stolen' }),
        stranger.browser.patch(path).send({ title: 'Stolen', revision: 7 }),
        stranger.browser.delete(path),
      ]) {
        const answer = await request;
        expect(answer.status).toBe(404);
        expect(answer.body).toMatchObject({ code: 'not_found' });
      }
      expect(await read(ada, id)).toEqual(before);
      await ada.browser.delete(path).expect(204);
      await stranger.browser.post(`${path}/restore`).expect(404);
    });
  });

  describe('the trash of resumes', () => {
    it('hides a resume that is in the trash, and restores it', async () => {
      const person = await givenPerson(api);
      const resume = await givenResume(person);
      const path = `/api/resumes/${resume.id}`;
      await person.browser.delete(path).set('Content-Type', 'application/json').expect(204, '');
      await person.browser.get(path).expect(404);
      await person.browser.patch(path).send({ title: 'Ghost' }).expect(404);
      await person.browser.delete(path).expect(404);
      await person.browser.get('/api/resumes').expect(200, []);
      await person.browser.post('/api/resumes').send({ id: resume.id, title: 'Again' }).expect(409);
      await person.browser.post(`${path}/restore`).expect(200, resume);
      await person.browser.get(path).expect(200, resume);
    });

    it('keeps a deleted resume for a month', () => {
      expect(TRASH_DAYS).toBe(30);
    });
  });
});
