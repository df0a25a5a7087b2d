import {
  MAX_POINTS,
  MAX_SIDE_BY_SIDE,
  resumeAnalytics,
  WEEKS_SHOWN,
  type ResumeAnalytics,
} from '@shortlist/shared/contract/resume-analytics';
import { VERSIONS_PER_RESUME } from '@shortlist/shared/contract/resume-versions';
import { LIMITS } from '@shortlist/shared/resume/resume-data';
import { startApp, type TestApp } from '../../test/support/app.js';
import { ADA, givenPerson, givenPlan, givenResume, type Person } from '../../test/support/given.js';

const JOB = `Data Analyst
Requirements: SQL, Excel, Kubernetes.
Nice to have: Tableau.`;
const LED = 'Led 12 analysts who cut the time of a report by 40% in two years';

describe('resume analytics', () => {
  let api: TestApp;
  let ada: Person;
  beforeAll(async () => {
    api = await startApp();
    ada = await givenMember();
  });
  afterAll(() => api.close());

  const givenMember = async (plan: 'pro' | 'premium' = 'pro'): Promise<Person> => {
    const person = await givenPerson(api);
    await givenPlan(api, person, plan);
    return person;
  };
  const ask = (person: Person, id: string) => person.browser.get(`/api/resumes/${id}/analytics`);
  const analyticsOf = async (id: string, person = ada) => (await ask(person, id).expect(200)).body as ResumeAnalytics;
  /** Saves an AI change, which stores two versions: the content before and after the change. */
  const save = (id: string, body: object, person = ada) =>
    person.browser
      .patch(`/api/resumes/${id}`)
      .send({ ...body, change: 'ai' })
      .expect(200);
  const withBullets = (...bullets: string[]) => ({
    data: { ...ADA, experience: [{ ...ADA.experience[0], startDate: '2019', endDate: '2022', bullets }] },
  });
  const given = (id: string, format: string, daysAgo: number) =>
    api.database.query(
      `INSERT INTO downloads (user_id, resume_id, format, created_at)
       VALUES ($1, $2, $3, now() - make_interval(days => $4))`,
      [ada.id, id, format, daysAgo],
    );

  describe('access to resume analytics', () => {
    it('returns an error that names the Pro plan if the user has neither Pro nor Premium', async () => {
      const [free, premium] = [await givenPerson(api), await givenMember('premium')];
      const { body } = await ask(free, (await givenResume(free)).id).expect(402);
      expect(body).toMatchObject({ code: 'plan_required', message: 'This is a feature of the Pro plan.' });
      await ask(premium, (await givenResume(premium)).id).expect(200);
      await api
        .visitor()
        .get(`/api/resumes/${(await givenResume(free)).id}/analytics`)
        .expect(401);
    });

    it('shows analytics only to the owner, and only while the resume exists', async () => {
      const stranger = await givenMember();
      const { id } = await givenResume(ada);
      await ask(stranger, id).expect(404);
      await ada.browser.delete(`/api/resumes/${id}`).expect(204);
      await ask(ada, id).expect(404);
      await ada.browser.post(`/api/resumes/${id}/restore`).expect(200);
      await ask(ada, id).expect(200);
      await ask(ada, 'none').expect(404);
    });

    it('access to analytics ends with the plan', async () => {
      const former = await givenMember();
      const { id } = await givenResume(former);
      await api.database.query(`UPDATE subscriptions SET state = 'canceled' WHERE user_id = $1`, [former.id]);
      await ask(former, id).expect(402);
    });
  });

  describe('analytics of a new resume', () => {
    it('analytics of a new resume show one score without a comparison', async () => {
      const { id } = await givenResume(await givenNobodyElse());
      const view = await analyticsOf(id, alone);
      expect(resumeAnalytics.parse(view)).toEqual(view);
      expect(view.score).toMatchObject({ versions: 0, sinceFirst: [], sinceLast: [] });
      expect(view.score.points).toMatchObject([{ kind: 'current', revision: 1, match: null }]);
      expect(view.content.first).toBeNull();
      expect(view.keywords).toBeNull();
      expect(view.use).toMatchObject({ formats: [], texts: [] });
      expect(view.sideBySide).toMatchObject({ total: 1, resumes: [{ id, hasJob: false, downloads: 0 }] });
    });
    let alone: Person;
    const givenNobodyElse = async () => (alone = await givenMember());

    it('returns analytics for an empty resume', async () => {
      const { id } = await givenResume(ada, { data: {} });
      const view = await analyticsOf(id);
      expect(view.score.points).toMatchObject([{ quality: 0 }]);
      expect(view.content.empty.map(({ name }) => name)).toEqual(expect.arrayContaining(['Full name', 'Skills']));
    });
  });

  describe('analytics of a resume with versions', () => {
    let id: string;
    beforeAll(async () => {
      ({ id } = await givenResume(ada, withBullets('The weekly numbers')));
      await save(id, withBullets('The weekly numbers', LED));
      await save(id, withBullets(LED, 'Built 3 models that saved $40,000 a year without a day of lost work'));
    });

    it('lists the scores of versions, oldest first', async () => {
      const { score } = await analyticsOf(id);
      expect(score.versions).toBe(2);
      expect(score.points.map(({ kind, revision }) => [kind, revision])).toEqual([
        ['edit', 1],
        ['ai', 2],
        ['current', 3],
      ]);
      const scores = score.points.map((point) => point.quality);
      expect(scores).toEqual(scores.toSorted((a, b) => a - b));
      expect(new Set(scores).size).toBe(3);
    });

    it('returns the same score as the score route', async () => {
      const { score } = await analyticsOf(id);
      const { data } = (await ada.browser.get(`/api/resumes/${id}`).expect(200)).body;
      const answer = await ada.browser.post('/api/ai/calculate-ats-score').send({ resumeData: data, jdText: '' });
      expect(score.points.at(-1)!.quality).toBe(answer.body.quality);
      expect((await analyticsOf(id)).rulesVersion).toBe(answer.body.version);
    });

    it('returns the same analytics when requested again', async () => {
      expect(await analyticsOf(id)).toEqual(await analyticsOf(id));
    });

    it('analytics name the rules that changed the score', async () => {
      const { score } = await analyticsOf(id);
      const figures = score.sinceFirst.find(({ rule }) => rule === 'content.figures');
      expect(figures?.change).toBeGreaterThan(0);
      expect(score.sinceFirst[0]!.change).toBeGreaterThanOrEqual(score.sinceLast[0]!.change);
    });

    it('compares the content with that of the first version', async () => {
      const { content } = await analyticsOf(id);
      expect(content.first).toMatchObject({ bullets: 1, withNumber: 0, withVerb: 0, skills: 3, years: 3 });
      expect(content.now).toMatchObject({ bullets: 2, withNumber: 2, withVerb: 2, skills: 3, years: 3 });
      expect(content.now.words).toBeGreaterThan(content.first!.words);
      expect(content.empty).toEqual([{ name: 'Education', path: 'education.0.school' }]);
    });

    it('lists the problems that cost the most points, each with the field to correct', async () => {
      const { next } = await analyticsOf(id);
      expect(next).toHaveLength(3);
      const costs = next.map(({ cost }) => cost);
      expect(costs).toEqual(costs.toSorted((a, b) => b - a));
      expect(next.every(({ path, message }) => path && message)).toBe(true);
    });

    it('scores all versions against the current job description', async () => {
      const { id: other } = await givenResume(ada, withBullets(LED));
      await save(other, { ...withBullets(LED, 'Wrote SQL for 3 teams'), jdText: JOB });
      const { score, keywords } = await analyticsOf(other);
      expect(score.points.every(({ match }) => match !== null)).toBe(true);
      expect(score.points.at(-1)!.match).toBeGreaterThan(score.points[0]!.match!);
      expect(keywords).toMatchObject({ must: { asked: 3, present: 1 }, nice: { asked: 1, present: 0 } });
      expect(keywords!.must.missing.sort()).toEqual(['Excel', 'Kubernetes']);
      await save(other, { jdText: null });
      expect((await analyticsOf(other)).score.points.map(({ match }) => match)).toEqual([null, null, null]);
    });
  });

  describe('usage in resume analytics', () => {
    it('counts downloads by format and by week', async () => {
      const { id } = await givenResume(ada);
      for (const format of ['pdf', 'pdf', 'letter_pdf']) await given(id, format, 0);
      await given(id, 'docx', 14);
      await given(id, 'text', 7 * WEEKS_SHOWN + 7);
      const { use } = await analyticsOf(id);
      expect(use.formats).toEqual([
        { format: 'pdf', count: 2 },
        { format: 'docx', count: 1 },
        { format: 'letter_pdf', count: 1 },
        { format: 'text', count: 1 },
      ]);
      expect(use.weeks.map(({ count }) => count)).toEqual([...Array<number>(WEEKS_SHOWN - 3).fill(0), 1, 0, 3]);
    });

    it('lists a cover letter, LinkedIn text or guide only if it has content', async () => {
      const { id } = await givenResume(ada);
      for (const [kind, content] of [
        ['linkedin', {}],
        ['salary_guide', { text: '' }],
      ] as const)
        await ada.browser.put(`/api/resumes/${id}/documents/${kind}`).send({ content }).expect(200);
      expect((await analyticsOf(id)).use.texts).toEqual([]);
      await ada.browser
        .put(`/api/resumes/${id}/documents/cover_letter`)
        .send({ content: { text: 'Dear team,' } })
        .expect(200);
      expect((await analyticsOf(id)).use.texts).toMatchObject([{ kind: 'cover_letter' }]);
    });

    it('analytics ignore the data of other users', async () => {
      const stranger = await givenMember();
      const { id } = await givenResume(stranger);
      await given(id, 'pdf', 0);
      expect((await analyticsOf(id, stranger)).use.formats).toEqual([]);
    });
  });

  describe('comparison of resumes', () => {
    it('shows the best score of each resume', async () => {
      const person = await givenMember();
      const good = withBullets(LED, 'Built 3 models that saved $40,000 a year without a day of lost work');
      const { id: worse } = await givenResume(person, { title: 'Got worse', ...good });
      await save(worse, withBullets('The weekly numbers'), person);
      const { id } = await givenResume(person, { title: 'This one' });
      const { sideBySide } = await analyticsOf(id, person);
      expect(sideBySide.resumes.map(({ title }) => title)).toEqual(['This one', 'Got worse']);
      const [own, other] = sideBySide.resumes;
      expect(own!.best).toBe(own!.quality);
      expect(other!.best).toBeGreaterThan(other!.quality);
    });

    it('compares the most recently edited resumes if the user has many', async () => {
      const person = await givenMember();
      const { id } = await givenResume(person);
      for (let count = 0; count < MAX_SIDE_BY_SIDE + 2; count += 1)
        await givenResume(person, { title: `Other ${count}` });
      const { resumes, total } = (await analyticsOf(id, person)).sideBySide;
      expect(resumes).toHaveLength(MAX_SIDE_BY_SIDE);
      expect(resumes[1]!.title).toBe(`Other ${MAX_SIDE_BY_SIDE + 1}`);
      expect(total).toBe(MAX_SIDE_BY_SIDE + 3);
    });
  });

  it('returns a small response quickly for the largest account', async () => {
    const person = await givenMember();
    const bullet = `${LED} `.repeat(10);
    const job = { ...ADA.experience[0], bullets: Array<string>(LIMITS.bulletsPerEntry).fill(bullet) };
    const huge = { ...ADA, experience: Array<object>(10).fill(job) };
    const { id } = await givenResume(person, { data: huge, jdText: JOB });
    await api.database.query(
      `INSERT INTO resume_versions (resume_id, revision, reason, title, template_key, data)
       SELECT $1, n, 'export', 'Old', 'general', jsonb_set(r.data, '{personal,fullName}', to_jsonb('Ada ' || n))
       FROM resumes r, generate_series(1, $2::int) n WHERE r.id = $1`,
      [id, VERSIONS_PER_RESUME],
    );
    await api.database.query('UPDATE resumes SET revision = $2 WHERE id = $1', [id, VERSIONS_PER_RESUME + 1]);
    const answering = ask(person, id)
      .expect(200)
      .then(({ body }) => body as ResumeAnalytics);
    const health = Promise.all(Array.from({ length: 5 }, () => api.visitor().get('/api/config').expect(200)));
    const [view] = await Promise.all([answering, health]);
    expect(view.score.versions).toBe(VERSIONS_PER_RESUME);
    expect(view.score.points).toHaveLength(MAX_POINTS + 1);
    expect([view.score.points[0]!.revision, view.score.points.at(-2)!.revision]).toEqual([1, VERSIONS_PER_RESUME]);
    expect(JSON.stringify(view).length).toBeLessThan(30_000);
  });
});
