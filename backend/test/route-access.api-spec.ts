import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { STAFF_ROLES, type StaffRole } from '@shortlist/shared/contract/console/staff';
import type { Test } from 'supertest';
import { startApp, type TestApp, type Visitor } from './support/app.js';
import { API_ROUTES, type ApiRoute } from './support/api-routes.js';
import { givenPerson } from './support/given.js';

/** The routes open to each role, listed so that every new route requires a decision. */
const FOR_ADMIN_ONLY = [
  'GET /api/admin/audit-log',
  'GET /api/admin/settings',
  'GET /api/admin/settings/versions',
  'PUT /api/admin/settings',
  'PUT /api/admin/users/{id}/plan-grant',
  'DELETE /api/admin/users/{id}/plan-grant',
  'POST /api/admin/users/{id}/cancel-plan',
  'POST /api/admin/users/{id}/plan-deletion',
  'POST /api/admin/users/{id}/cancel-deletion',
  'POST /api/admin/promo-codes',
  'PATCH /api/admin/promo-codes/{id}',
  'DELETE /api/admin/promo-codes/{id}',
  'POST /api/admin/payments/{id}/refund',
  'GET /api/admin/staff',
  'POST /api/admin/staff',
  'GET /api/admin/staff/{id}',
  'PATCH /api/admin/staff/{id}',
  'POST /api/admin/staff/{id}/invitation',
  'POST /api/admin/staff/{id}/sign-out',
  'POST /api/admin/staff/{id}/reset-second-factor',
  'POST /api/admin/staff/{id}/unlock',
];
/** Public routes: sign-in, and the links in invitations. */
const WITHOUT_TOKEN = ['POST /api/admin/login', 'POST /api/admin/invitation', 'POST /api/admin/invitation/accept'];
const NOT_FOR_ANALYSTS = [
  'GET /api/admin/disputes',
  'GET /api/admin/disputes/{id}',
  'PATCH /api/admin/disputes/{id}',
  'GET /api/admin/staff-names',
  'GET /api/admin/service-requests',
  'GET /api/admin/service-requests/{id}',
  'GET /api/admin/service-requests/{id}/resume',
  'PATCH /api/admin/service-requests/{id}',
  'GET /api/admin/service-requests/{id}/suggestions',
  'POST /api/admin/service-requests/{id}/suggestions',
  'DELETE /api/admin/service-requests/{id}/suggestions/{suggestionId}',
  'GET /api/admin/resumes',
  'POST /api/admin/resumes/{id}/reading',
  'GET /api/admin/payments',
  'GET /api/admin/payments.csv',
  'GET /api/admin/payments/{id}',
  'GET /api/admin/subscriptions',
  'GET /api/admin/subscriptions.csv',
  'GET /api/admin/emails',
  'POST /api/admin/emails/retry',
  'POST /api/admin/emails/{id}/retry',
  'GET /api/admin/queues',
  'POST /api/admin/queues/visit',
  'GET /api/admin/users',
  'GET /api/admin/users/{id}',
  'POST /api/admin/users/{id}/suspend',
  'POST /api/admin/users/{id}/lift-suspension',
  'POST /api/admin/users/{id}/sign-out',
  'POST /api/admin/users/{id}/resend-verification',
];
const MAY: Record<StaffRole, (route: ApiRoute) => boolean> = {
  admin: () => true,
  support: ({ name }) => !FOR_ADMIN_ONLY.includes(name),
  analyst: ({ name }) => ![...FOR_ADMIN_ONLY, ...NOT_FOR_ANALYSTS].includes(name),
};

const takes = (scheme: string) => (route: ApiRoute) => route.security.some((each) => scheme in each);
const isOpenToVisitors = ({ security }: ApiRoute) =>
  security.length === 0 || security.some((each) => Object.keys(each).length === 0);
const STAFF_ROUTES = API_ROUTES.filter(takes('bearer'));
const USER_ROUTES = API_ROUTES.filter((route) => takes('sid')(route) && !isOpenToVisitors(route));
const OPEN_ROUTES = API_ROUTES.filter(isOpenToVisitors);

describe('access to routes, as declared in the API document', () => {
  let api: TestApp;
  let user: Visitor;
  beforeAll(async () => {
    api = await startApp();
    user = (await givenPerson(api)).browser;
  });
  afterAll(() => api.close());

  const call = (browser: Visitor, { method, path }: ApiRoute): Test =>
    browser[method](path.replaceAll(/\{\w+\}/g, randomUUID()));
  const callAs = (token: string, route: ApiRoute): Test =>
    call(api.visitor(), route).set('authorization', `Bearer ${token}`);

  /** Returns the token of a new staff member, valid for the given number of minutes. */
  const tokenOf = async (role: StaffRole, { minutes = 60, active = true } = {}): Promise<string> => {
    const token = randomBytes(32).toString('base64url');
    await api.database.query(
      `WITH member AS (
         INSERT INTO staff (username, password_hash, role, active) VALUES ($1, '', $2, $3) RETURNING id
       )
       INSERT INTO staff_sessions (digest, staff_id, expires_at)
       SELECT $4, id, now() + make_interval(mins => $5) FROM member`,
      [randomUUID(), role, active, createHash('sha256').update(token).digest('base64url'), minutes],
    );
    return token;
  };

  it('every staff route, and no other route, requires a staff token', () => {
    const ofStaff = API_ROUTES.filter(({ path }) => path.startsWith('/api/admin/'));
    expect(STAFF_ROUTES).toEqual(ofStaff.filter(({ name }) => !WITHOUT_TOKEN.includes(name)));
    expect(STAFF_ROUTES.length).toBeGreaterThan(15);
  });

  describe.each(STAFF_ROUTES)('staff route $name', (route) => {
    it("rejects requests without a token, with a user's session, and with a forged token", async () => {
      await call(api.visitor(), route).expect(401);
      await call(user, route).expect(401);
      await callAs(randomBytes(32).toString('base64url'), route).expect(401);
    });

    it('rejects an expired token and a disabled account', async () => {
      await callAs(await tokenOf('admin', { minutes: -1 }), route).expect(401);
      await callAs(await tokenOf('admin', { active: false }), route).expect(401);
    });

    it.each(STAFF_ROLES)('returns 403 for the role %s unless this test lists the route for the role', async (role) => {
      const { status } = await callAs(await tokenOf(role), route);
      expect(status).not.toBe(401);
      expect(status).toBeLessThan(500);
      expect(status === 403).toBe(!MAY[role](route));
    });
  });

  it.each(USER_ROUTES)('rejects visitors and staff on user routes: $name', async (route) => {
    await call(api.visitor(), route).expect(401);
    await callAs(await tokenOf('admin'), route).expect(401);
  });

  it.each(OPEN_ROUTES)('visitor routes require no session: $name', async (route) => {
    const { status, body } = await call(api.visitor(), route);
    expect((body as { code?: string } | undefined)?.code).not.toBe('unauthorized');
    expect(status).not.toBe(500);
  });
});
