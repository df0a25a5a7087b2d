import {
  MINUTES_BETWEEN_VERSIONS,
  VERSIONS_PER_RESUME,
  resumeVersion,
  type ResumeVersion,
  type VersionSummary,
} from '@shortlist/shared/contract/resume-versions';
import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import { startApp, withoutWriteLimits, type TestApp } from '../../test/support/app.js';
import { ADA, givenPerson, givenResume, type Person } from '../../test/support/given.js';

describe('versions of a resume', () => {
  let api: TestApp;
  let ada: Person;
  beforeAll(async () => {
    api = await startApp({ override: withoutWriteLimits });
    ada = await givenPerson(api);
  });
  afterAll(() => api.close());

  const patch = (id: string, body: object) => ada.browser.patch(`/api/resumes/${id}`).send(body);
  const save = async (id: string, body: object) => (await patch(id, body).expect(200)).body as ResumeRecord;
  const get = async (path: string): Promise<unknown> =>
    (await ada.browser.get(`/api/resumes/${path}`).expect(200)).body;
  const read = async (id: string) => (await get(id)) as ResumeRecord;
  const list = async (id: string) => (await get(`${id}/versions`)) as VersionSummary[];
  const version = async (id: string, versionId: string) => (await get(`${id}/versions/${versionId}`)) as ResumeVersion;
  const restore = (id: string, versionId: string, body?: object) =>
    ada.browser.post(`/api/resumes/${id}/versions/${versionId}/restore`).send(body);
  const kept = async (id: string) => (await list(id)).map(({ revision, reason }) => [revision, reason]);
  /** Simulates that `minutes` have passed since the last version. */
  const wait = (id: string, minutes: number) =>
    api.database.query(
      `WITH earlier AS (UPDATE resumes SET versioned_at = versioned_at - make_interval(mins => $2) WHERE id = $1)
       UPDATE resume_versions SET created_at = created_at - make_interval(mins => $2) WHERE resume_id = $1`,
      [id, minutes],
    );
  const summary = (text: string) => ({ data: { ...ADA, summary: { text } } });

  describe('versions while editing', () => {
    it('creates no version before the first change', async () => {
      const { id } = await givenResume(ada);
      expect(await list(id)).toEqual([]);
      await patch(id, {}).expect(200);
      expect(await list(id)).toEqual([]);
    });

    it('stores the original content as a version at the first change', async () => {
      const created = await givenResume(ada, { title: 'As made', templateKey: 'tech', jdText: 'We seek an analyst.' });
      await save(created.id, { title: 'Changed', jdText: null, ...summary('Changed') });
      const [only, ...others] = await list(created.id);
      expect(others).toEqual([]);
      expect(only).toMatchObject({ reason: 'edit', revision: 1, title: 'As made', templateKey: 'tech' });
      const whole = await version(created.id, only!.id);
      expect(whole).toEqual({ ...only, data: created.data, jdText: 'We seek an analyst.' });
      expect(resumeVersion.parse(whole)).toEqual(whole);
    });

    it('stores no version of an empty resume', async () => {
      const { id } = await givenResume(ada, { data: {} });
      await save(id, summary('First words'));
      await save(id, summary('More words'));
      expect(await list(id)).toEqual([]);
      await wait(id, MINUTES_BETWEEN_VERSIONS);
      await save(id, summary('Later words'));
      expect(await kept(id)).toEqual([[3, 'edit']]);
    });

    it('stores a version of an empty resume with a job description', async () => {
      const { id } = await givenResume(ada, { data: {}, jdText: 'We seek an analyst.' });
      await save(id, { jdText: null });
      expect(await kept(id)).toEqual([[1, 'edit']]);
    });

    it('creates at most one version every ten minutes', async () => {
      expect(MINUTES_BETWEEN_VERSIONS).toBe(10);
      const { id } = await givenResume(ada);
      for (const text of ['One', 'Two', 'Three']) await save(id, summary(text));
      expect(await kept(id)).toEqual([[1, 'edit']]);
      await wait(id, 9);
      await save(id, summary('Four'));
      expect(await kept(id)).toEqual([[1, 'edit']]);
      await wait(id, 1);
      await save(id, summary('Five'));
      await save(id, summary('Six'));
      expect(await kept(id)).toEqual([
        [5, 'edit'],
        [1, 'edit'],
      ]);
      const [newest] = await list(id);
      expect((await version(id, newest!.id)).data.summary.text).toBe('Four');
    });

    it('a save that changes nothing creates no version', async () => {
      const { id, data } = await givenResume(ada, { title: 'The same' });
      await save(id, { title: 'The same', data, jdText: null, change: 'ai' });
      expect(await list(id)).toEqual([]);
      await save(id, { title: 'Another' });
      expect(await kept(id)).toEqual([[2, 'edit']]);
    });

    it('a rejected save creates no version', async () => {
      const { id } = await givenResume(ada);
      await patch(id, { ...summary('Stale'), revision: 7 }).expect(409);
      await patch(id, { ...summary('Stale'), revision: 7, change: 'ai' }).expect(409);
      expect(await list(id)).toEqual([]);
    });

    it('twenty concurrent saves create one version, without losing a change', async () => {
      const { id } = await givenResume(ada);
      const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => patch(id, summary(`Save ${index}`))));
      expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
      expect(new Set(answers.map(({ body }) => (body as ResumeRecord).revision)).size).toBe(20);
      expect((await read(id)).revision).toBe(21);
      expect(await kept(id)).toEqual([[1, 'edit']]);
    });

    it('creates one version when one of twenty saves based on the same revision succeeds', async () => {
      const { id } = await givenResume(ada);
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => patch(id, { ...summary(`Save ${index}`), revision: 1 })),
      );
      expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
      expect(answers.filter((answer) => answer.status === 409)).toHaveLength(19);
      expect(await kept(id)).toEqual([[1, 'edit']]);
    });
  });

  describe('versions created by AI changes', () => {
    it('stores the content before and after an AI change, however recent the last version is', async () => {
      const { id } = await givenResume(ada);
      await save(id, summary('By hand'));
      await save(id, { ...summary('By the AI'), change: 'ai' });
      expect(await kept(id)).toEqual([
        [3, 'ai'],
        [2, 'edit'],
        [1, 'edit'],
      ]);
      const [after, before] = await list(id);
      expect((await version(id, before!.id)).data.summary.text).toBe('By hand');
      expect((await version(id, after!.id)).data.summary.text).toBe('By the AI');
    });

    it('does not store the same content twice when one AI change follows another', async () => {
      const { id } = await givenResume(ada);
      await save(id, { ...summary('First'), change: 'ai' });
      await save(id, { ...summary('Second'), change: 'ai' });
      expect(await kept(id)).toEqual([
        [3, 'ai'],
        [2, 'ai'],
        [1, 'edit'],
      ]);
    });

    it('an AI change delays the next automatic version by ten minutes', async () => {
      const { id } = await givenResume(ada);
      await save(id, { ...summary('By the AI'), change: 'ai' });
      await save(id, summary('By hand'));
      await save(id, summary('By hand again'));
      expect(await kept(id)).toHaveLength(2);
    });

    it('stores all versions of ten concurrent AI changes', async () => {
      const { id } = await givenResume(ada);
      await Promise.all(
        Array.from({ length: 10 }, (_, index) => patch(id, { ...summary(`Words ${index}`), change: 'ai' }).expect(200)),
      );
      const reasons = (await list(id)).map(({ reason }) => reason);
      expect(reasons).toEqual([...Array.from({ length: 10 }, () => 'ai'), 'edit']);
    });
  });

  describe('restoring a version', () => {
    /** Creates a resume at revision 3 with revision 1 in its version history. */
    const given = async () => {
      const created = await givenResume(ada, { title: 'As made', templateKey: 'exec', jdText: 'A job' });
      await save(created.id, { title: 'Changed', templateKey: 'health', jdText: null, ...summary('Changed') });
      const current = await save(created.id, summary('Changed again'));
      const [old] = await list(created.id);
      return { created, current, old: old! };
    };

    it("saves the version's content as a new revision and returns the record", async () => {
      const { created, current, old } = await given();
      const answer = await restore(current.id, old.id, { revision: current.revision }).expect(200);
      const { title, templateKey, jdText, data } = created;
      expect(answer.body).toMatchObject({ title, templateKey, jdText, data, revision: 4 });
      expect(Date.parse(answer.body.updatedAt)).toBeGreaterThan(Date.parse(current.updatedAt));
      expect(await read(current.id)).toEqual(answer.body);
    });

    it('stores the replaced content, so that a restore can be undone', async () => {
      const { current, old } = await given();
      await restore(current.id, old.id).expect(200);
      expect(await kept(current.id)).toEqual([
        [4, 'restore'],
        [3, 'edit'],
        [1, 'edit'],
      ]);
      const before = (await list(current.id))[1]!;
      const back = await restore(current.id, before.id).expect(200);
      expect(back.body).toMatchObject({ revision: 5, data: current.data, title: 'Changed', templateKey: 'health' });
    });

    it('returns 409 with the current record for an outdated revision', async () => {
      const { current, old } = await given();
      const answer = await restore(current.id, old.id, { revision: 2 }).expect(409);
      expect(answer.body).toMatchObject({ code: 'resume_changed', current: await read(current.id) });
      expect(await read(current.id)).toEqual(current);
      expect(await kept(current.id)).toEqual([[1, 'edit']]);
    });

    it('restores a version when the request has no body', async () => {
      const { current, old } = await given();
      await ada.browser.post(`/api/resumes/${current.id}/versions/${old.id}/restore`).expect(200);
    });

    it('returns 422 for an invalid revision', async () => {
      const { current, old } = await given();
      for (const revision of [0, 1.5, 2 ** 31, '1', null]) await restore(current.id, old.id, { revision }).expect(422);
    });

    it('twenty concurrent requests restore a version only once', async () => {
      const { current, old } = await given();
      const answers = await Promise.all(Array.from({ length: 20 }, () => restore(current.id, old.id)));
      expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
      expect((await read(current.id)).revision).toBe(4);
      expect(await kept(current.id)).toHaveLength(3);
    });

    it('loses no change when the resume is saved concurrently', async () => {
      const { current, old } = await given();
      const texts = Array.from({ length: 10 }, (_, index) => `Meanwhile ${index}`);
      await Promise.all([
        ...texts.map((text) => patch(current.id, summary(text)).expect(200)),
        restore(current.id, old.id).expect(200),
      ]);
      const { revision } = await read(current.id);
      expect(revision).toBe(3 + texts.length + 1);
      const [restored, before] = await list(current.id);
      expect([restored?.reason, before?.reason]).toEqual(['restore', 'edit']);
      expect(restored?.revision).toBe(before!.revision + 1);
    });
  });

  describe('limit on the number of versions', () => {
    /** Inserts groups of versions with consecutive revisions, oldest group first. The resume gets the next revision. */
    const givenVersions = async (groups: [reason: string, count: number][]): Promise<string> => {
      const { id } = await givenResume(ada);
      let first = 1;
      for (const [reason, count] of groups) {
        await api.database.query(
          `INSERT INTO resume_versions (resume_id, revision, reason, title, template_key, data)
           SELECT $1, n, $2, 'Old', 'general', '{}' FROM generate_series($3::int, $3::int + $4::int - 1) n`,
          [id, reason, first, count],
        );
        first += count;
      }
      await api.database.query('UPDATE resumes SET revision = $2 WHERE id = $1', [id, first]);
      return id;
    };

    it('removes the oldest automatic versions first', async () => {
      expect(VERSIONS_PER_RESUME).toBe(100);
      const id = await givenVersions([
        ['export', 10],
        ['edit', 30],
        ['ai', 30],
        ['edit', 30],
      ]);
      await save(id, { ...summary('By the AI'), change: 'ai' });
      const revisions = (await list(id)).map(({ revision }) => revision);
      expect(revisions).toHaveLength(VERSIONS_PER_RESUME);
      // Versions 101 and 102 were added, and the two oldest automatic versions were removed.
      expect(revisions.slice(0, 2)).toEqual([102, 101]);
      expect(revisions).not.toContain(11);
      expect(revisions).not.toContain(12);
      expect(revisions).toContain(1);
    });

    it('removes all other kinds of versions before those created by exports', async () => {
      const id = await givenVersions([
        ['export', 97],
        ['ai', 2],
        ['restore', 1],
      ]);
      await save(id, summary('By hand'));
      expect(await kept(id)).toEqual(
        expect.arrayContaining([
          [101, 'edit'],
          [100, 'restore'],
          [99, 'ai'],
        ]),
      );
      expect((await list(id)).filter(({ reason }) => reason === 'export')).toHaveLength(97);
      expect(await kept(id)).not.toContainEqual([98, 'ai']);
    });

    it('always keeps the two newest versions', async () => {
      const id = await givenVersions([['export', 100]]);
      await save(id, { ...summary('By the AI'), change: 'ai' });
      const versions = await kept(id);
      expect(versions).toHaveLength(VERSIONS_PER_RESUME);
      expect(versions.slice(0, 2)).toEqual([
        [102, 'ai'],
        [101, 'edit'],
      ]);
    });
  });

  it('lists versions newest first, without content', async () => {
    const { id } = await givenResume(ada);
    for (const text of ['One', 'Two']) await save(id, { ...summary(text), change: 'ai' });
    const versions = await list(id);
    expect(versions.map(({ revision }) => revision)).toEqual([3, 2, 1]);
    expect(Object.keys(versions[0]!).sort()).toEqual(
      ['createdAt', 'id', 'reason', 'revision', 'templateKey', 'title'].sort(),
    );
  });

  it('returns 404 for a version of another resume', async () => {
    const [one, other] = [await givenResume(ada), await givenResume(ada)];
    await save(one.id, summary('Changed'));
    const [mine] = await list(one.id);
    await ada.browser.get(`/api/resumes/${other.id}/versions/${mine!.id}`).expect(404);
    await restore(other.id, mine!.id).expect(404);
    expect(await read(other.id)).toEqual(other);
  });

  it('versions are hidden while the resume is in the trash, and all reappear when it is restored', async () => {
    const { id } = await givenResume(ada);
    await save(id, summary('Changed'));
    const versions = await list(id);
    await ada.browser.delete(`/api/resumes/${id}`).expect(204);
    await ada.browser.get(`/api/resumes/${id}/versions`).expect(404);
    await ada.browser.get(`/api/resumes/${id}/versions/${versions[0]!.id}`).expect(404);
    await restore(id, versions[0]!.id).expect(404);
    await ada.browser.post(`/api/resumes/${id}/restore`).expect(200);
    expect(await list(id)).toEqual(versions);
  });
});
