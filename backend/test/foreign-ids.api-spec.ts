import { readFileSync } from 'node:fs';
import type { SessionView } from '@shortlist/shared/contract/account/auth';
import type { StaffSuggestion } from '@shortlist/shared/contract/request-suggestions';
import type { VersionSummary } from '@shortlist/shared/contract/resume-versions';
import type { ServiceRequest } from '@shortlist/shared/contract/service-requests';
import { startApp, type TestApp, type Visitor } from './support/app.js';
import { givenFactorRows } from './support/given-factors.js';
import { ADA, givenPerson, givenPlan, givenResume, type Person } from './support/given.js';
import { givenStaff } from './support/given-staff.js';
import { inCheckout } from '../../scripts/lib/checkout.mjs';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

const { paths } = JSON.parse(readFileSync(inCheckout('backend/openapi.json'), 'utf8')) as {
  paths: Record<string, Partial<Record<Method, object>>>;
};

const LETTER = { text: 'Dear team,\n\nHere I am.\n\nKind regards,' };
const isForStaff = (path: string): boolean => path.startsWith('/api/admin/');

/** All routes of the API document whose path contains an id, so that new routes are covered automatically. */
const ALL = Object.entries(paths)
  .filter(([path]) => path.includes('{'))
  .flatMap(([path, operations]) => Object.keys(operations).map((method) => [method as Method, path] as const));
const ROUTES = ALL.filter(([, path]) => !isForStaff(path));
const STAFF_ROUTES = ALL.filter(([, path]) => isForStaff(path));

describe('ids of other users', () => {
  let api: TestApp;
  let ada: Person;
  let stranger: Person;
  /** Ids to fill in for the placeholders of a path, chosen by the longest matching path prefix. */
  let ids: Record<string, Record<string, string>>;
  beforeAll(async () => {
    api = await startApp({ worker: true });
    [ada, stranger] = [await givenPerson(api), await givenPerson(api)];
    const [live, trashed] = [await givenResume(ada), await givenResume(ada)];
    await ada.browser.patch(`/api/resumes/${live.id}`).send({ title: 'Changed' }).expect(200);
    await ada.browser.delete(`/api/resumes/${trashed.id}`).expect(204);
    await ada.browser.put(`/api/resumes/${live.id}/documents/cover_letter`).send({ content: LETTER }).expect(200);
    await ada.browser.get(`/api/export/text/${live.id}`).expect(200);
    const versions = await ada.browser.get(`/api/resumes/${live.id}/versions`).expect(200);
    const sessions = await ada.browser.get('/api/auth/sessions').expect(200);
    await givenFactorRows(api, ada);
    const passkeys: { id: string }[] = await api.database.query('SELECT id FROM passkeys');
    const suggestion = await givenSuggestion(live.id);
    ids = {
      '/api/service-requests/': { id: suggestion.requestId, suggestionId: suggestion.id },
      '/api/resumes/': { id: live.id, versionId: (versions.body as VersionSummary[])[0]!.id, kind: 'cover_letter' },
      '/api/resumes/trash/': { id: trashed.id },
      '/api/export/': { id: live.id, format: 'text', document: 'cover-letter' },
      '/api/auth/passkeys/': { id: passkeys[0]!.id },
      '/api/auth/sessions/': { id: (sessions.body as SessionView[])[0]!.id },
    };
  });
  afterAll(() => api.close());

  /** Creates a staff suggestion for a resume of the user Ada and publishes it to her. */
  const givenSuggestion = async (resumeId: string): Promise<{ id: string; requestId: string }> => {
    await givenPlan(api, ada, 'premium');
    const asked = { kind: 'resume_review', message: 'Please review my resume.', resumeId, consent: true };
    const request = await ada.browser.post('/api/service-requests').send(asked).expect(201);
    const { id: requestId } = request.body as ServiceRequest;
    const { token } = await givenStaff(api, 'support');
    const desk = (method: 'post' | 'patch', path = '') =>
      api.visitor()[method](`/api/admin/service-requests/${requestId}${path}`).set('authorization', `Bearer ${token}`);
    const suggestion = { path: 'summary.text', before: ADA.summary.text, after: 'Writes programs.', note: '' };
    const made = await desk('post', '/suggestions').send(suggestion).expect(201);
    await desk('patch').send({ state: 'done', answer: 'See my suggestions.' }).expect(200);
    return { id: (made.body as StaffSuggestion).id, requestId };
  };
  const filled = (path: string): string => {
    const [, values] =
      Object.entries(ids)
        .filter(([beginning]) => path.startsWith(beginning))
        .sort(([a], [b]) => b.length - a.length)[0] ?? [];
    return path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values?.[name];
      if (!value) throw new Error(`Which ${name} may only its owner use at ${path}? Say so in \`ids\`.`);
      return value;
    });
  };
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

  it('the test covers all routes with an id in the path', () => {
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
