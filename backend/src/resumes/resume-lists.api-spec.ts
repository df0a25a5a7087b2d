import { randomBytes, randomUUID } from 'node:crypto';
import { get } from 'node:http';
import {
  RESUME_PAGE,
  RESUMES_PER_ACCOUNT,
  resumeSummary,
  SUMMARY_PAGE,
  type ResumeRecord,
  type ResumeSummary,
} from '@shortlist/shared/contract/resumes';
import type { Response } from 'supertest';
import { startApp, type TestApp } from '../../test/support/app.js';
import { givenPerson, givenResume, PASSWORD, type Person } from '../../test/support/given.js';

const NEXT = /^<(\/api\/[^>]+)>; rel="next"$/;
const MEGABYTE = 1024 * 1024;

describe('lists of resumes', () => {
  let api: TestApp;
  let ada: Person;
  beforeAll(async () => {
    api = await startApp();
  });
  beforeEach(async () => {
    ada = await givenPerson(api);
  });
  afterAll(() => api.close());

  /** Creates resumes with equal timestamps, so that only their ids determine the order. `text` sets their size. */
  const givenMany = (count: number, text = '', deleted = false) =>
    api.database.query(
      `INSERT INTO resumes (id, owner_id, title, template_key, data, deleted_at)
       SELECT gen_random_uuid(), $1, 'Résumé ' || n, 'general',
         jsonb_build_object('personal', jsonb_build_object('fullName', 'Ada ' || n), 'summary', jsonb_build_object('text', $3::text)),
         CASE WHEN $4 THEN now() END
       FROM generate_series(1, $2::int) n`,
      [ada.id, count, text, deleted],
    );

  interface Pages<Item> {
    sizes: number[];
    items: Item[];
  }
  const follow = async <Item>(path: string, between?: () => Promise<unknown>): Promise<Pages<Item>> => {
    const pages: Pages<Item> = { sizes: [], items: [] };
    let next: string | undefined = path;
    while (next) {
      const answer: Response = await ada.browser.get(next).expect(200);
      const items = answer.body as Item[];
      pages.sizes.push(items.length);
      pages.items.push(...items);
      next = NEXT.exec(answer.get('Link') ?? '')?.[1];
      await between?.();
      between = undefined;
    }
    return pages;
  };

  it('returns a plain array without a `Link` header for a small account', async () => {
    const resume = await givenResume(ada);
    const answer = await ada.browser.get('/api/resumes').expect(200, [resume]);
    expect(answer.get('Link')).toBeUndefined();
  });

  it('a page ends at fifty records and links to the next page', async () => {
    await givenMany(120);
    const { sizes, items } = await follow<ResumeRecord>('/api/resumes');
    expect(sizes).toEqual([50, 50, 20]);
    expect(new Set(items.map(({ id }) => id)).size).toBe(120);
    const order = items.map(({ id, updatedAt }) => `${updatedAt} ${id}`);
    expect(order).toEqual([...order].sort().reverse());
  });

  it('a page ends at two megabytes without losing records', async () => {
    await givenMany(10, 'x'.repeat(400_000));
    const { sizes, items } = await follow<ResumeRecord>('/api/resumes');
    expect(sizes).toEqual([5, 5]);
    expect(new Set(items.map(({ id }) => id)).size).toBe(10);
  });

  it('returns a single record that is larger than the size limit of a page', async () => {
    await givenMany(2, 'x'.repeat(RESUME_PAGE.bytes + 1));
    expect((await follow<ResumeRecord>('/api/resumes')).sizes).toEqual([1, 1]);
  });

  it('neither repeats nor skips unchanged records when other records change between two pages', async () => {
    await givenMany(90);
    const all = await follow<ResumeSummary>('/api/resumes/summaries');
    const [first, , third] = all.items;
    const last = all.items.at(-1)!;
    const { items } = await follow<ResumeRecord>('/api/resumes', async () => {
      await ada.browser.delete(`/api/resumes/${first!.id}`).expect(204);
      await ada.browser.patch(`/api/resumes/${third!.id}`).send({ title: 'Changed' }).expect(200);
      await ada.browser.delete(`/api/resumes/${last.id}`).expect(204);
      await givenResume(ada);
    });
    expect(items.map(({ id }) => id)).toEqual(all.items.slice(0, -1).map(({ id }) => id));
  });

  it('keeps the requested limit on the next page', async () => {
    await givenMany(5);
    expect((await follow('/api/resumes?limit=2')).sizes).toEqual([2, 2, 1]);
    expect((await follow('/api/resumes/summaries?limit=3')).sizes).toEqual([3, 2]);
  });

  const encoded = (text: string): string => Buffer.from(text).toString('base64url');
  it.each([
    ['an empty text', ''],
    ['arbitrary text', 'x'],
    ['special characters', '%00%22'],
    ['a long text', 'a'.repeat(10_000)],
    ['a time without an id', encoded('2026-01-01T00:00:00.000000Z')],
    ['an impossible time', encoded(`2026-99-99T99:99:99.000000Z ${randomUUID()}`)],
    ['a day that does not exist', encoded(`2026-02-30T00:00:00.000000Z ${randomUUID()}`)],
    ['a year beyond PostgreSQL’s range', encoded(`0000-01-01T00:00:00.000000Z ${randomUUID()}`)],
    ['SQL', encoded(`2026-01-01T00:00:00.000000Z ' OR 1=1`)],
  ])('returns 422 and names the cursor if the cursor is %s', async (_, cursor) => {
    for (const list of ['resumes', 'resumes/summaries', 'resumes/trash']) {
      const answer = await ada.browser.get(`/api/${list}?cursor=${cursor}`).expect(422);
      expect(answer.body).toMatchObject({ code: 'invalid', issues: [{ path: 'cursor' }] });
    }
  });

  it('returns 422 for two cursors or a limit out of range', async () => {
    for (const [query, path] of [
      ['cursor=a&cursor=b', 'cursor'],
      ['limit=0', 'limit'],
      ['limit=201', 'limit'],
      ['limit=many', 'limit'],
    ] as const) {
      const answer = await ada.browser.get(`/api/resumes?${query}`).expect(422);
      expect(answer.body).toMatchObject({ code: 'invalid', issues: [{ path }] });
    }
  });

  it('a cursor from another account reveals no resumes', async () => {
    await givenMany(60);
    const link = (await ada.browser.get('/api/resumes').expect(200)).get('Link')!;
    const stranger = await givenPerson(api);
    await stranger.browser.get(NEXT.exec(link)![1]!).expect(200, []);
  });

  it('returns a single page of summaries even for the maximum number of resumes', async () => {
    await givenMany(RESUMES_PER_ACCOUNT, 'a secret');
    const answer = await ada.browser.get('/api/resumes/summaries').expect(200);
    expect(answer.get('Link')).toBeUndefined();
    expect(answer.text).not.toContain('a secret');
    const summaries = answer.body as ResumeSummary[];
    expect(summaries).toHaveLength(SUMMARY_PAGE);
    expect(resumeSummary.parse(summaries[0])).toEqual(summaries[0]);
    expect(summaries[0]!.fullName).toMatch(/^Ada \d+$/);
  });

  it('summaries show the name and the job title of the saved content', async () => {
    const { id } = await givenResume(ada);
    const person = { fullName: 'Ada King', jobTitle: 'Countess' };
    await ada.browser
      .patch(`/api/resumes/${id}`)
      .send({ data: { personal: person } })
      .expect(200);
    const { body } = await ada.browser.get('/api/resumes/summaries').expect(200);
    expect(body).toMatchObject([{ id, ...person, revision: 2 }]);
  });

  it('paginates the trash, whatever its size', async () => {
    await givenMany(SUMMARY_PAGE + 30, '', true);
    const { sizes, items } = await follow<{ id: string }>('/api/resumes/trash');
    expect(sizes).toEqual([SUMMARY_PAGE, 30]);
    expect(new Set(items.map(({ id }) => id)).size).toBe(SUMMARY_PAGE + 30);
  });

  it('ten concurrent requests for resumes of the maximum size use less than 200 MB of memory', async () => {
    // Random text does not compress. The first character makes the string take two bytes per character in memory.
    const content = `☺${randomBytes(375_000).toString('base64')}`;
    await givenMany(20, content);
    const cookie = (await ada.browser.post('/api/auth/login').send({ email: ada.email, password: PASSWORD }))
      .get('Set-Cookie')!
      .map((value) => value.split(';')[0])
      .join('; ');
    const answer = (): Promise<{ status?: number; bytes: number }> =>
      new Promise((resolve, reject) => {
        const headers = { cookie, 'accept-encoding': 'br' };
        get(`${api.url}/api/resumes`, { headers }, (response) => {
          let bytes = 0;
          response.on('data', (chunk: Buffer) => (bytes += chunk.length));
          response.on('end', () => resolve({ status: response.statusCode, bytes }));
        }).on('error', reject);
      });
    // A busy machine may answer 503 until the database has read the resumes of the other requests.
    const read = async (): Promise<number> => {
      const { status, bytes } = await answer();
      if (status === 503) return read();
      expect(status).toBe(200);
      return bytes;
    };
    await read();
    const before = process.memoryUsage().rss;
    let peak = before;
    const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 5);
    const sizes = await Promise.all(Array.from({ length: 10 }, read));
    clearInterval(watch);
    expect(Math.max(...sizes)).toBeLessThan(RESUME_PAGE.bytes + MEGABYTE);
    expect((peak - before) / MEGABYTE).toBeLessThan(200);
  });
});
