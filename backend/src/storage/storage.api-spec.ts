import { RESUMES_PER_ACCOUNT, RESUMES_WITH_TRASH, STORAGE_PER_ACCOUNT } from '@shortlist/shared/contract/resumes';
import type { VersionSummary } from '@shortlist/shared/contract/resume-versions';
import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import fc from 'fast-check';
import { startApp, type TestApp } from '../../test/support/app.js';
import { ADA, givenPerson, givenResume, type Person } from '../../test/support/given.js';

/** Returns a request body with a summary. `bytes` is the approximate size of the stored content. */
const summary = (bytes: number, character = 'x') => ({ data: { ...ADA, summary: { text: character.repeat(bytes) } } });

describe('storage of an account', () => {
  let api: TestApp;
  let ada: Person;
  beforeAll(async () => {
    api = await startApp({ worker: true });
  });
  beforeEach(async () => {
    ada = await givenPerson(api);
  });
  afterAll(() => api.close());

  const counted = async ({ id } = ada): Promise<number> => {
    const [row]: { bytes: string }[] = await api.database.query('SELECT bytes FROM account_usage WHERE owner_id = $1', [
      id,
    ]);
    return Number(row?.bytes ?? 0);
  };
  /**
   * Computes the number of stored bytes from the texts, without the columns and triggers that count the bytes in
   * production.
   */
  const stored = async ({ id } = ada): Promise<number> => {
    const [row]: { bytes: string }[] = await api.database.query(
      `SELECT coalesce(sum(octet_length(title) + octet_length(data::text) + coalesce(octet_length(jd_text), 0)), 0)
         + (SELECT coalesce(sum(octet_length(content::text)), 0) FROM resume_documents WHERE resume_id IN (
             SELECT id FROM resumes WHERE owner_id = $1)) AS bytes
       FROM (
         SELECT title, data, jd_text FROM resumes WHERE owner_id = $1
         UNION ALL
         SELECT v.title, v.data, v.jd_text FROM resume_versions v JOIN resumes r ON r.id = v.resume_id
         WHERE r.owner_id = $1
       ) AS contents`,
      [id],
    );
    return Number(row!.bytes);
  };
  const givenRoom = (bytes: number) =>
    api.database.query('UPDATE account_usage SET quota_bytes = bytes + $2 WHERE owner_id = $1', [ada.id, bytes]);
  const save = (id: string, body: object) => ada.browser.patch(`/api/resumes/${id}`).send(body);
  const reasons = async (id: string): Promise<string[]> => {
    const answer = await ada.browser.get(`/api/resumes/${id}/versions`).expect(200);
    return (answer.body as VersionSummary[]).map(({ reason }) => reason);
  };

  it('the default quota equals the quota in the API contract', async () => {
    await givenResume(ada);
    const rows = await api.database.query('SELECT quota_bytes FROM account_usage WHERE owner_id = $1', [ada.id]);
    expect(rows).toEqual([{ quota_bytes: String(STORAGE_PER_ACCOUNT) }]);
  });

  it('the reported storage use is exact after any sequence of operations', async () => {
    type Step = (person: Person, resumes: string[]) => Promise<unknown>;
    const pick = (resumes: string[], index: number) => resumes[index % Math.max(1, resumes.length)];
    const onOne = (act: (person: Person, id: string) => PromiseLike<unknown>) =>
      fc.nat(20).map((index): Step => async (person, resumes) => {
        const id = pick(resumes, index);
        if (id) await act(person, id);
      });
    const size = fc.integer({ min: 0, max: 9_000 });
    const step = fc.oneof(
      size.map((bytes): Step => async (person, resumes) => {
        resumes.push((await givenResume(person, { ...summary(bytes), jdText: 'ж'.repeat(bytes % 50) })).id);
      }),
      size.chain((bytes) =>
        onOne((person, id) =>
          person.browser.patch(`/api/resumes/${id}`).send({ ...summary(bytes), change: bytes % 2 ? 'ai' : 'edit' }),
        ),
      ),
      size.chain((bytes) =>
        onOne((person, id) =>
          person.browser
            .put(`/api/resumes/${id}/documents/cover_letter`)
            .send({ content: { text: 'é'.repeat(bytes) } }),
        ),
      ),
      onOne((person, id) => person.browser.delete(`/api/resumes/${id}/documents/cover_letter`)),
      onOne((person, id) => person.browser.get(`/api/export/json/${id}`)),
      onOne(async (person, id) => {
        const versions = (await person.browser.get(`/api/resumes/${id}/versions`)).body as VersionSummary[];
        const [version] = Array.isArray(versions) ? versions : [];
        if (version) await person.browser.post(`/api/resumes/${id}/versions/${version.id}/restore`);
      }),
      onOne((person, id) => person.browser.delete(`/api/resumes/${id}`)),
      onOne((person, id) => person.browser.post(`/api/resumes/${id}/restore`)),
      onOne((person, id) => person.browser.delete(`/api/resumes/trash/${id}`)),
      fc.constant<Step>((person) => person.browser.delete('/api/resumes/trash')),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        const person = await givenPerson(api);
        const resumes: string[] = [];
        for (const take of steps) await take(person, resumes);
        expect(await counted(person)).toBe(await stored(person));
      }),
      { numRuns: 12, seed: 20_261_122 },
    );
  });

  it('removes the oldest automatic versions to make room for a save', async () => {
    const { id } = await givenResume(ada, summary(5_000));
    const exported = await givenResume(ada, summary(5_000, 'e'));
    await ada.browser.get(`/api/export/json/${exported.id}`).expect(200);
    for (const character of ['a', 'b', 'c']) await save(id, { ...summary(5_000, character), change: 'ai' }).expect(200);
    expect(await reasons(id)).toEqual(['ai', 'ai', 'ai', 'edit']);
    await givenRoom(100);
    await save(id, summary(9_000, 'd')).expect(200);
    expect(await reasons(id)).not.toContain('ai');
    expect(await reasons(exported.id)).toEqual(['export']);
    expect(await counted()).toBe(await stored());
  });

  it('saves the text without a version if the quota has room only for the text', async () => {
    const { id } = await givenResume(ada, summary(5_000));
    await givenRoom(500);
    await save(id, { ...summary(5_100, 'b'), change: 'ai' }).expect(200);
    const answer = await ada.browser.get(`/api/resumes/${id}`).expect(200);
    expect((answer.body as ResumeRecord).data.summary.text).toBe('b'.repeat(5_100));
    expect(await reasons(id)).toEqual([]);
  });

  it('returns 409 storage_full and changes nothing if no version can be removed', async () => {
    const { id } = await givenResume(ada, summary(1_000));
    await givenRoom(2_000);
    for (const request of [
      save(id, summary(9_000, 'b')),
      ada.browser.post('/api/resumes').send(summary(9_000)),
      ada.browser.put(`/api/resumes/${id}/documents/cover_letter`).send({ content: { text: 'x'.repeat(9_000) } }),
    ]) {
      const answer = await request;
      expect([answer.status, (answer.body as { code: string }).code]).toEqual([409, 'storage_full']);
      expect((answer.body as { message: string }).message).toContain('empty the trash');
    }
    const answer = await ada.browser.get(`/api/resumes/${id}`).expect(200);
    expect((answer.body as ResumeRecord).data.summary.text).toBe('x'.repeat(1_000));
    expect((answer.body as ResumeRecord).revision).toBe(1);
    expect(await counted()).toBe(await stored());
  });

  it.each(['empties the trash', 'permanently deletes a resume'])(
    'immediately frees storage when the owner %s',
    async (way) => {
      const { id } = await givenResume(ada, summary(1_000));
      const trashed = await givenResume(ada, summary(9_000));
      await ada.browser.delete(`/api/resumes/${trashed.id}`).expect(204);
      await givenRoom(10);
      await save(id, summary(6_000)).expect(409);
      await ada.browser
        .delete(way === 'empties the trash' ? '/api/resumes/trash' : `/api/resumes/trash/${trashed.id}`)
        .expect(204);
      await save(id, summary(6_000)).expect(200);
    },
  );

  it('immediately frees storage when the owner deletes a version', async () => {
    const { id } = await givenResume(ada, summary(5_000));
    await ada.browser.get(`/api/export/json/${id}`).expect(200);
    const versions = (await ada.browser.get(`/api/resumes/${id}/versions`).expect(200)).body as VersionSummary[];
    const path = `/api/resumes/${id}/versions/${versions[0]!.id}`;
    await givenRoom(10);
    await save(id, summary(9_000)).expect(409);
    await (await givenPerson(api)).browser.delete(path).expect(404);
    await ada.browser.delete(path).expect(204, '');
    await ada.browser.delete(path).expect(404);
    await save(id, summary(9_000)).expect(200);
    expect(await counted()).toBe(await stored());
  });

  it('stores only the rendered file of the latest revision', async () => {
    const { id } = await givenResume(ada);
    await ada.browser
      .put(`/api/resumes/${id}/documents/cover_letter`)
      .send({ content: { text: 'Dear' } })
      .expect(200);
    for (const title of ['First', 'Second', 'Third']) {
      await save(id, { title }).expect(200);
      await ada.browser.get(`/api/export/text/${id}`).expect(200);
      await ada.browser.get(`/api/export/text/${id}/cover-letter`).expect(200);
    }
    const files: unknown = await api.database.query(
      'SELECT kind, revision FROM rendered_files WHERE resume_id = $1 ORDER BY kind',
      [id],
    );
    expect(files).toEqual([
      { kind: 'cover_letter', revision: 4 },
      { kind: 'resume', revision: 4 },
    ]);
  });

  it('accepts a change that shortens the text even if the account exceeds the quota', async () => {
    const { id } = await givenResume(ada, summary(5_000));
    await givenRoom(-3_000);
    await save(id, summary(4_900)).expect(200);
    await save(id, summary(4_950)).expect(409);
  });

  it('enforces the quota when resumes are created concurrently', async () => {
    await givenResume(ada);
    await givenRoom(22_000);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => ada.browser.post('/api/resumes').send(summary(9_000))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409, 409, 409, 409]);
    expect(await counted()).toBe(await stored());
  });

  it('returns the requested file even if the quota has no room for a version of the resume', async () => {
    const { id } = await givenResume(ada, summary(5_000));
    await givenRoom(10);
    await ada.browser.get(`/api/export/json/${id}`).expect(200);
    expect(await reasons(id)).toEqual([]);
    const rows = await api.database.query('SELECT format FROM downloads WHERE user_id = $1', [ada.id]);
    expect(rows).toEqual([{ format: 'json' }]);
  });

  it('resumes in the trash count toward the limit of resumes', async () => {
    await api.database.query(
      `INSERT INTO resumes (id, owner_id, title, template_key, data, deleted_at)
       SELECT gen_random_uuid(), $1, 'One of many', 'general', '{}', now() FROM generate_series(1, $2)`,
      [ada.id, RESUMES_WITH_TRASH],
    );
    const answer = await ada.browser.post('/api/resumes').send({}).expect(409);
    expect(answer.body).toMatchObject({ code: 'too_many_resumes' });
    expect((answer.body as { message: string }).message).toContain('empty the trash');
    await ada.browser.delete('/api/resumes/trash').expect(204);
    await ada.browser.post('/api/resumes').send({}).expect(201);
    expect(RESUMES_WITH_TRASH).toBeGreaterThan(RESUMES_PER_ACCOUNT);
  });
});
