import { randomBytes, randomUUID } from 'node:crypto';
import { STAFF_ROLES } from '@shortlist/shared/contract/console/staff';
import type { Test } from 'supertest';
import { accessOf, decidedRoutes, MATRIX_FILE, matrixPage, type Access, type Matrix } from './support/access-matrix.js';
import { BEHIND_PROXY, fromNewNetwork, givenAccount, sessionOf, staffTokenOf } from './support/actors.js';
import { startApp, withoutWriteLimits, type TestApp, type Visitor } from './support/app.js';
import { API_ROUTES, bodyOf, type ApiRoute } from './support/api-routes.js';
import { givenResume } from './support/given.js';
import { givenOwnedThings, withOwnedIds, type OwnedIds } from './support/owned-things.js';

const USERS = {
  visitor: 'not signed in',
  owner: 'a user with the Premium plan, to whom the ids in the request belong',
  'other user': 'another user, without a plan',
  unverified: 'a user who has not confirmed the email address',
  'old sign-in': 'a user who signed in more than ten minutes ago',
  suspended: 'a user who was signed in when staff suspended the account',
};
const CALLERS = { ...USERS, admin: 'staff', support: 'staff', analyst: 'staff' };
type Caller = keyof typeof CALLERS;
/** The owner comes last, because some of the owner's requests delete rows that the other callers request. */
const IN_ORDER = (Object.keys(CALLERS) as Caller[]).sort((a, b) => Number(a === 'owner') - Number(b === 'owner'));

/** Public routes of the console: the route for signing in, and the routes for accepting an invitation. */
const WITHOUT_TOKEN = ['POST /api/admin/login', 'POST /api/admin/invitation', 'POST /api/admin/invitation/accept'];
/** This route deletes a separate resume, because the other routes need the owner's first resume. */
const DELETES_RESUME = 'DELETE /api/resumes/{id}';
/** Routes that need a customer or a payment at the payment provider. The test's owner has neither. */
const NOTHING_AT_PROVIDER = ['POST /api/billing/portal', 'POST /api/payments/sandbox/confirm'];
/** Routes that delete the owner's rows or account, so they are called last. */
const LAST = ['DELETE /api/resumes/trash', 'DELETE /api/auth/user'];
/** Routes that receive an id in the body. They must return 404 for the id of another user's resume. */
const ID_IN_BODY = ['POST /api/payments/create-payment-intent'];
/** Valid values of text fields whose rules a schema cannot express. */
const TEXTS: Readonly<Record<string, string>> = {
  locale: 'en',
  email: 'somebody@example.com',
  password: 'nineteen odd lanterns',
  code: '123456',
};
const textOf = (path: string): string | undefined => TEXTS[path.split('.').at(-1)!];
const IN_METHOD_ORDER = ['get', 'put', 'patch', 'post', 'delete'];

const takes = (scheme: string) => (route: ApiRoute) => route.security.some((each) => scheme in each);
const isOpenToVisitors = ({ security }: ApiRoute) =>
  security.length === 0 || security.some((each) => Object.keys(each).length === 0);
const STAFF_ROUTES = API_ROUTES.filter(takes('bearer'));
const USER_ROUTES = API_ROUTES.filter((route) => takes('sid')(route) && !isOpenToVisitors(route));
const OPEN_ROUTES = API_ROUTES.filter(isOpenToVisitors);
const namesOwnedThing = ({ path, name }: ApiRoute) => path.includes('{') || ID_IN_BODY.includes(name);

describe('access to routes, as declared in the OpenAPI document', () => {
  let api: TestApp;
  let browser: Visitor;
  let ids: OwnedIds;
  let headersOf: Record<Caller, () => Promise<Record<string, string>> | Record<string, string>>;
  const matrix: Matrix = new Map();
  beforeAll(async () => {
    api = await startApp({ env: { ...BEHIND_PROXY, EXPORT_WAIT_MS: '0' }, override: withoutWriteLimits });
    browser = api.visitor();
    const given = await givenOwnedThings(api);
    const { id: doomed } = await givenResume(given.owner);
    ids = { ...given.ids, [DELETES_RESUME]: { id: doomed } };
    const [other, unverified, old] = [
      await givenAccount(api),
      await givenAccount(api, { verified: false }),
      await givenAccount(api),
    ];
    const suspended = await givenSuspended();
    headersOf = {
      visitor: () => ({}),
      owner: () => sessionOf(api, given.owner.id),
      'other user': () => sessionOf(api, other),
      unverified: () => sessionOf(api, unverified),
      'old sign-in': () => sessionOf(api, old, { signedInMinutesAgo: 11 }),
      suspended: () => suspended,
      admin: () => staffTokenOf(api, 'admin'),
      support: () => staffTokenOf(api, 'support'),
      analyst: () => staffTokenOf(api, 'analyst'),
    };
    for (const route of inOrder()) for (const caller of IN_ORDER) await ask(route, caller);
  });
  afterAll(() => api.close());

  const inOrder = () =>
    API_ROUTES.toSorted(
      (a, b) =>
        LAST.indexOf(a.name) - LAST.indexOf(b.name) ||
        IN_METHOD_ORDER.indexOf(a.method) - IN_METHOD_ORDER.indexOf(b.method) ||
        b.path.length - a.path.length,
    );

  /** Suspends a signed-in account through the console, and returns the headers of its old session. */
  const givenSuspended = async () => {
    const id = await givenAccount(api);
    const session = await sessionOf(api, id);
    await browser
      .post(`/api/admin/users/${id}/suspend`)
      .set({ ...(await staffTokenOf(api, 'admin')), ...fromNewNetwork() })
      .send({ reason: 'Sends spam.' })
      .expect(200);
    return session;
  };

  const ask = async (route: ApiRoute, caller: Caller): Promise<void> => {
    // Staff requests have no body, because a valid body would suspend users and change settings during the test.
    const body = caller in USERS ? bodyFor(route) : undefined;
    const answer = await call(route, await headersOf[caller](), body);
    expect([route.name, caller, answer.status === 500]).toEqual([route.name, caller, false]);
    const cells = matrix.get(route.name) ?? new Map<Caller, Access>();
    matrix.set(route.name, cells.set(caller, accessOf(answer)));
  };

  const bodyFor = ({ body, name }: ApiRoute): object | undefined => {
    const resumeId = ids['/api/resumes/']!.id;
    if (name === 'POST /api/service-requests') return { kind: 'support', message: 'Please help me with my resume.' };
    return (
      body && {
        ...(bodyOf(body, textOf) as object),
        ...(ID_IN_BODY.includes(name) && { resumeId, promoCode: null }),
      }
    );
  };

  const call = ({ method, path, name }: ApiRoute, headers: Record<string, string>, body?: object): Test => {
    const isOfUsers = !path.startsWith('/api/admin/') && ids;
    const mine = name === DELETES_RESUME ? { '/api/resumes/': ids[DELETES_RESUME]! } : ids;
    const address = isOfUsers ? withOwnedIds(mine, path) : path.replaceAll(/\{\w+\}/g, randomUUID());
    return api
      .visitor()
      [method](address)
      .set({ ...fromNewNetwork(), ...headers })
      .send(body);
  };

  const cellOf = ({ name }: ApiRoute, caller: Caller): Access => matrix.get(name)!.get(caller)!;

  it('every staff route, and no other route, requires a staff token', () => {
    const ofStaff = API_ROUTES.filter(({ path }) => path.startsWith('/api/admin/'));
    expect(STAFF_ROUTES).toEqual(ofStaff.filter(({ name }) => !WITHOUT_TOKEN.includes(name)));
    expect(STAFF_ROUTES.length).toBeGreaterThan(15);
    expect(API_ROUTES.filter(({ roles }) => roles.length > 0)).toEqual(STAFF_ROUTES);
  });

  describe.each(STAFF_ROUTES)('staff route $name', (route) => {
    it('rejects visitors, all users and a forged token', async () => {
      for (const user of Object.keys(USERS) as Caller[]) expect([user, cellOf(route, user)]).toEqual([user, 'sign in']);
      await call(route, { Authorization: `Bearer ${randomBytes(32).toString('base64url')}` }).expect(401);
    });

    it('rejects an expired token and a disabled account', async () => {
      await call(route, await staffTokenOf(api, 'admin', { minutes: -1 })).expect(401);
      await call(route, await staffTokenOf(api, 'admin', { active: false })).expect(401);
    });

    it.each(STAFF_ROLES)('admits the role %s only if the OpenAPI document lists it', (role) => {
      expect(['yes', 'not found', 'forbidden']).toContain(cellOf(route, role));
      expect(cellOf(route, role) === 'forbidden').toBe(!route.roles.includes(role));
    });
  });

  it.each(USER_ROUTES)('rejects visitors, suspended users and staff on user routes: $name', (route) => {
    for (const caller of ['visitor', 'suspended', ...STAFF_ROLES] as const)
      expect([caller, cellOf(route, caller)]).toEqual([caller, 'sign in']);
  });

  it.each(USER_ROUTES)('admits the owner on user routes: $name', (route) => {
    expect(cellOf(route, 'owner')).toBe(NOTHING_AT_PROVIDER.includes(route.name) ? 'not found' : 'yes');
  });

  it.each(USER_ROUTES.filter(namesOwnedThing))('returns 404 for an id of another user: $name', (route) => {
    for (const caller of ['other user', 'unverified'] as const)
      expect([caller, cellOf(route, caller)]).toEqual([caller, 'not found']);
    expect(['not found', 'confirm']).toContain(cellOf(route, 'old sign-in'));
  });

  it.each(OPEN_ROUTES)('visitor routes require no session: $name', (route) => {
    for (const caller of Object.keys(CALLERS) as Caller[])
      expect([caller, cellOf(route, caller)]).not.toContain('sign in');
  });

  it('responds as listed in docs/access-matrix.md, which `npm run access-matrix` writes', async () => {
    const inDocumentOrder: Matrix = new Map(API_ROUTES.map(({ name }) => [name, matrix.get(name)!]));
    await expect(await matrixPage(CALLERS, inDocumentOrder)).toMatchFileSnapshot(MATRIX_FILE);
  });

  it.each(API_ROUTES)('docs/access-matrix.md states who may call $name', ({ name }) => {
    if (!decidedRoutes().has(name))
      throw new Error(`Decide who may call ${name}, guard it accordingly, and run \`npm run access-matrix\`.`);
  });
});
