import { randomUUID } from 'node:crypto';
import { TokenBuckets } from './token-buckets.js';
import { WRITE_COST, WriteBucket, WriteLimiter } from './write-limiter.service.js';
import { startApp, type TestApp } from '../../test/support/app.js';
import { givenPerson, givenResume, type Person } from '../../test/support/given.js';

describe('write limits', () => {
  let api: TestApp;
  let ada: Person;
  beforeAll(async () => {
    api = await startApp();
    ada = await givenPerson(api);
  });
  afterAll(() => api.close());

  const exhaust = async (app: TestApp, ownerId: string): Promise<number> => {
    const limiter = app.app.get(WriteLimiter, { strict: false });
    for (let taken = 0; ; taken++) {
      try {
        await limiter.count(ownerId, 1);
      } catch {
        return taken;
      }
    }
  };

  it('lets six browser tabs each save every three seconds, without a database query for the limit', () => {
    let now = 0;
    const { burst, perSecond } = new WriteBucket();
    const buckets = new TokenBuckets(burst, perSecond, () => now);
    for (; now < 3_600_000; now += 500) expect(buckets.take('ada', WRITE_COST.save)).toBeGreaterThan(burst / 2);
  });

  it('returns 429 with Retry-After for too many writes of any kind, but never for reads or deletions', async () => {
    const { id } = await givenResume(ada);
    const other = await givenResume(ada);
    await exhaust(api, ada.id);
    const writes = [
      () => ada.browser.post('/api/resumes').send({}),
      () => ada.browser.patch(`/api/resumes/${id}`).send({ title: 'Again', change: 'ai' }),
      () => ada.browser.post(`/api/resumes/${id}/restore`),
      () => ada.browser.post(`/api/resumes/${id}/versions/${randomUUID()}/restore`).send({}),
    ];
    for (const write of writes) {
      const answer = await write();
      expect([answer.status, (answer.body as { code: string }).code]).toEqual([429, 'too_many_attempts']);
      expect(Number(answer.get('Retry-After'))).toBeGreaterThan(0);
    }
    await ada.browser.get(`/api/resumes/${id}`).expect(200);
    await ada.browser.delete(`/api/resumes/${other.id}`).expect(204);
    await ada.browser.delete('/api/resumes/trash').expect(204);
  });

  it('limits the writes of each account separately', async () => {
    await exhaust(api, ada.id);
    await givenResume(await givenPerson(api));
  });

  it('all API processes share the write limit', async () => {
    const second = await startApp({ env: { DATABASE_URL: api.env['DATABASE_URL']! } });
    try {
      const owner = randomUUID();
      const first = await exhaust(api, owner);
      const rest = await exhaust(second, owner);
      expect(first).toBeGreaterThanOrEqual(240);
      // Each process counts writes toward the shared limit of 300 only after half of its own burst limit is used.
      expect(first + rest).toBeLessThanOrEqual(2 * 121 + 300);
    } finally {
      await second.close();
    }
  });
});
