import { readFileSync } from 'node:fs';
import { startApp, type TestApp, type Visitor } from './support/app.js';
import { givenPerson, type Person } from './support/given.js';
import { givenOwnedThings, withOwnedIds, type OwnedIds } from './support/owned-things.js';
import { inCheckout } from '../../scripts/lib/checkout.mjs';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

const { paths } = JSON.parse(readFileSync(inCheckout('backend/openapi.json'), 'utf8')) as {
  paths: Record<string, Partial<Record<Method, object>>>;
};

const isForStaff = (path: string): boolean => path.startsWith('/api/admin/');

/** All routes in the OpenAPI document with an id in their path, so that new routes are covered automatically. */
const ALL = Object.entries(paths)
  .filter(([path]) => path.includes('{'))
  .flatMap(([path, operations]) => Object.keys(operations).map((method) => [method as Method, path] as const));
const ROUTES = ALL.filter(([, path]) => !isForStaff(path));
const STAFF_ROUTES = ALL.filter(([, path]) => isForStaff(path));

describe('ids of other users', () => {
  let api: TestApp;
  let ada: Person;
  let stranger: Person;
  let ids: OwnedIds;
  beforeAll(async () => {
    api = await startApp({ worker: true });
    ({ owner: ada, ids } = await givenOwnedThings(api));
    stranger = await givenPerson(api);
    await ada.browser.get(`/api/export/text/${ids['/api/resumes/']!.id}`).expect(200);
  });
  afterAll(() => api.close());

  const filled = (path: string): string => withOwnedIds(ids, path);
  const ask = (browser: Visitor, method: Method, path: string) =>
    method === 'patch'
      ? browser.patch(path).send({ title: 'Stolen', name: 'Stolen' })
      : method === 'put'
        ? browser.put(path).send({ content: {} })
        : browser[method](path);
  const belongings = async () => {
    const resume = `/resumes/${ids['/api/resumes/']!.id}`;
    const lists = [
      '/resumes',
      '/resumes/trash',
      `${resume}/versions`,
      `${resume}/documents`,
      '/auth/sessions',
      '/auth/passkeys',
      `/service-requests/${ids['/api/service-requests/']!.id}/suggestions`,
    ];
    const answers = await Promise.all(lists.map((path) => ada.browser.get(`/api${path}`).expect(200)));
    return answers.map((answer) => answer.text);
  };

  it('the list of tested routes contains every route with an id in the path', () => {
    expect(ROUTES.length).toBeGreaterThan(10);
  });

  it.each(ROUTES)('returns 404 for an id of another user: %s %s', async (method, path) => {
    const before = await belongings();
    const answer = await ask(stranger.browser, method, filled(path));
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([404, 'not_found']);
    expect(await belongings()).toEqual(before);
  });

  it.each(ROUTES)('routes with an id return 401 to visitors: %s %s', async (method, path) => {
    const answer = await ask(api.visitor(), method, filled(path));
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([401, 'unauthorized']);
  });

  it.each(STAFF_ROUTES)('returns 401 to users on staff routes: %s %s', async (method, path) => {
    const answer = await ask(ada.browser, method, path.replace(/\{\w+\}/g, ids['/api/resumes/']!.id!));
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([401, 'unauthorized']);
  });

  it.each(ROUTES)('routes with an id return 404 for a malformed id: %s %s', async (method, path) => {
    for (const id of ['1', 'null', "'", '%00', 'a'.repeat(100)]) {
      const answer = await ask(stranger.browser, method, path.replace('{format}', 'text').replace(/\{\w+\}/g, id));
      expect([id, answer.status]).toEqual([id, 404]);
    }
  });
});
