import { apiErrorBody } from '@shortlist/shared/contract/common/errors';
import { startApp, type TestApp } from './support/app.js';
import { API_ROUTES, bodyOf, type ApiRoute } from './support/api-routes.js';
import { givenPerson, givenPlan, givenResume, type Person } from './support/given.js';
import { givenStaff } from './support/given-staff.js';

const WITH_BODIES = API_ROUTES.filter(({ method }) => method !== 'get');
const NUL = 'a\0b';
/** Routes excluded because they end the session or the account that the test uses. */
const LEFT_OUT = [
  'POST /api/auth/logout',
  'POST /api/admin/logout',
  'DELETE /api/auth/user',
  'DELETE /api/auth/sessions',
];

describe('unreadable requests', () => {
  let api: TestApp;
  let ada: Person;
  let resumeId: string;
  let staffToken: string;
  beforeAll(async () => {
    api = await startApp();
    ada = await givenPerson(api);
    await givenPlan(api, ada, 'premium');
    ({ id: resumeId } = await givenResume(ada));
    ({ token: staffToken } = await givenStaff(api));
  });
  afterAll(() => api.close());

  const requestOf = ({ method, path }: ApiRoute) => {
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => (name === 'format' ? 'pdf' : resumeId));
    const request = ada.browser[method](address);
    return path.startsWith('/api/admin/') ? request.set('Authorization', `Bearer ${staffToken}`) : request;
  };

  it.each([
    ['an unknown Content-Encoding', 'nonsense', 415],
    ['a broken gzip body', 'gzip', 400],
    ['a broken brotli body', 'br', 400],
  ])('every route returns 4xx for %s', async (_, encoding, status) => {
    for (const route of WITH_BODIES) {
      const answer = await requestOf(route)
        .set({ 'Content-Type': 'application/json', 'Content-Encoding': encoding })
        .serialize((value: unknown) => value as string)
        .send('{"neither": "gzip nor brotli"}');
      expect([route.name, answer.status]).toEqual([route.name, status]);
      expect(apiErrorBody.parse(answer.body).statusCode).toBe(status);
    }
  });

  it('returns no 5xx for a NUL character in any text of a request body, and names the rejected field', async () => {
    for (const route of WITH_BODIES.filter(({ body, name }) => body && !LEFT_OUT.includes(name))) {
      const answer = await requestOf(route).send(bodyOf(route.body!, () => NUL) as object);
      expect([route.name, answer.status, answer.status < 500]).toEqual([route.name, answer.status, true]);
    }
  });

  it.each(['/api/admin/promo-codes', '/api/admin/service-requests'])(
    'names the query parameter that contains a NUL character: %s',
    async (path) => {
      const answer = await api.visitor().get(`${path}?q=%00`).set('Authorization', `Bearer ${staffToken}`).expect(422);
      expect(apiErrorBody.parse(answer.body).issues).toEqual([{ path: 'q', message: expect.any(String) as string }]);
    },
  );

  it.each([
    ['/api/admin/login', { username: NUL, password: 'long enough' }, 'username'],
    ['/api/auth/login', { email: 'ada@example.com', password: `password${NUL}` }, 'password'],
    [
      '/api/payments/sandbox/confirm',
      { clientSecret: NUL, card: { number: '4', expMonth: 1, expYear: 2040, cvc: '123' } },
      'clientSecret',
    ],
  ])('names the body field that contains a NUL character: %s', async (path, body, field) => {
    const answer = await (await givenPerson(api)).browser.post(path).send(body).expect(422);
    expect(apiErrorBody.parse(answer.body).issues).toEqual([{ path: field, message: expect.any(String) as string }]);
  });

  it('returns no 5xx for a NUL character in any query parameter', async () => {
    for (const route of API_ROUTES.filter(({ query }) => query.length > 0))
      for (const name of route.query) {
        const answer = await requestOf(route).query(`${name}=a%00b`);
        expect([route.name, name, answer.status < 500]).toEqual([route.name, name, true]);
      }
  });
});
