import { startApp, STORES } from './support/app.js';
import { startProxy } from './support/cuttable-proxy.js';
import { createTestDatabase } from './support/database.js';
import { givenPerson, givenPlan, givenResume } from './support/given.js';
import { emptyRedisUrl } from './support/redis.js';
import { until } from './support/until.js';

// Cleanup functions that run even if a test fails, because open connections would keep the test process from ending.
const afterwards: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of afterwards.splice(0)) await close();
});

describe('while the database is unavailable', () => {
  it('returns 503 with Retry-After while the database is down, and serves requests once it is back', async () => {
    const database = await createTestDatabase();
    const wire = await startProxy(database.url);
    const api = await startApp({ worker: true, env: { DATABASE_URL: wire.url } });
    afterwards.push(
      () => api.close(),
      () => wire.close(),
      () => database.drop(),
    );
    const ada = await givenPerson(api);
    await givenPlan(api, ada);
    const { id } = await givenResume(ada);
    await ada.browser.get('/api/health/ready').expect(200);

    wire.cut();
    // The server checks its readiness at most once a second.
    await until('the server is not ready', async () => (await ada.browser.get('/api/health/ready')).status === 503);
    for (const path of ['/api/resumes', `/api/resumes/${id}`, `/api/export/pdf/${id}`, '/api/health/ready']) {
      const answer = await ada.browser.get(path);
      expect([path, answer.status]).toEqual([path, 503]);
      expect(answer.body).toMatchObject({ statusCode: 503, code: 'unavailable' });
      expect(Number(answer.get('Retry-After'))).toBeGreaterThan(0);
    }
    await ada.browser.get('/api/health/live').expect(200);

    wire.mend();
    await ada.browser.get(`/api/resumes/${id}`).expect(200);
    await until('the server is ready again', async () => (await ada.browser.get('/api/health/ready')).status === 200);
    await until(
      'files are rendered again',
      async () => (await ada.browser.get(`/api/export/pdf/${id}`)).status === 200,
    );
  });
});

describe('while the database is frozen', () => {
  it.each(STORES)(
    'returns 503 while the database is frozen, and reuses no frozen connection, with queues in %s',
    async (store) => {
      const database = await createTestDatabase();
      const wire = await startProxy(database.url);
      const api = await startApp({ store, env: { DATABASE_URL: wire.url, QUERY_TIMEOUT_MS: '500' } });
      afterwards.push(
        () => api.close(),
        () => wire.close(),
        () => database.drop(),
      );
      const ada = await givenPerson(api);
      await ada.browser.get('/api/resumes').expect(200);

      wire.freeze();
      for (const path of ['/api/resumes', '/api/resumes', '/api/health/ready']) {
        const answer = await ada.browser.get(path);
        expect([path, answer.status, answer.body]).toMatchObject([path, 503, { code: 'unavailable' }]);
        expect(Number(answer.get('Retry-After'))).toBeGreaterThan(0);
      }
      await ada.browser.get('/api/health/live').expect(200);

      wire.mend();
      await until('the server is ready again', async () => (await ada.browser.get('/api/health/ready')).status === 200);
      await ada.browser.get('/api/resumes').expect(200);
    },
    60_000,
  );
});

describe('while the queue is unavailable', () => {
  it('returns 503 for files while the queue is down, serves other routes, and renders files once the queue is back', async () => {
    const wire = await startProxy(await emptyRedisUrl());
    const api = await startApp({ worker: true, env: { REDIS_URL: wire.url } });
    afterwards.push(
      () => api.close(),
      () => wire.close(),
    );
    const ada = await givenPerson(api);
    const { id } = await givenResume(ada);
    await ada.browser.get(`/api/export/text/${id}`).expect(200);

    wire.cut();
    await ada.browser.get(`/api/export/text/${id}`).expect(200);
    await ada.browser.patch(`/api/resumes/${id}`).send({ title: 'Saved all the same' }).expect(200);
    const answer = await ada.browser.get(`/api/export/text/${id}`).expect(503);
    expect(answer.body).toMatchObject({ code: 'unavailable' });
    expect(answer.get('Retry-After')).toBe('5');
    // An API process stays ready without its queues: all API processes share the queues, so sending requests to another
    // process would not help.
    expect((await ada.browser.get('/api/health/ready').expect(200)).body).toMatchObject({ queue: 'unavailable' });

    wire.mend();
    await until('the file is returned', async () => (await ada.browser.get(`/api/export/text/${id}`)).status === 200);
  });
});
