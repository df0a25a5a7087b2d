import { Session } from './sessions/session.entity.js';
import { User } from '../users/user.entity.js';
import { startApp, type TestApp } from '../../test/support/app.js';
import { PASSWORD, givenPerson } from '../../test/support/given.js';

describe('accounts', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startApp();
  });
  afterAll(() => api.close());

  describe('registration', () => {
    it('creates an account and a session without returning the password', async () => {
      const browser = api.visitor();
      const answer = await browser
        .post('/api/auth/register')
        .send({ email: '  Grace@Example.COM ', password: PASSWORD, firstName: 'Grace', lastName: 'Hopper' })
        .expect(201);
      expect(answer.body).toEqual({
        id: expect.any(String) as string,
        email: 'grace@example.com',
        emailVerified: false,
        pendingEmail: null,
        firstName: 'Grace',
        lastName: 'Hopper',
        profileImageUrl: null,
        plan: 'free',
        hasPassword: true,
        createdAt: expect.any(String) as string,
        deletionAt: null,
      });
      await browser.get('/api/auth/user').expect(200, answer.body as object);
    });

    it('hashes the password with argon2id', async () => {
      const { id } = await givenPerson(api);
      const { passwordHash } = await api.database.getRepository(User).findOneByOrFail({ id });
      expect(passwordHash).toMatch(/^\$argon2id\$/);
    });

    it('returns 409 for an email address that is already registered, whatever its letter case', async () => {
      await givenPerson(api, { email: 'twice@example.com' });
      const answer = await api
        .visitor()
        .post('/api/auth/register')
        .send({ email: 'TWICE@example.com', password: PASSWORD })
        .expect(409);
      expect(answer.body).toMatchObject({ statusCode: 409, code: 'email_taken', error: 'Conflict' });
    });

    it('creates one account for two concurrent registrations with the same email address', async () => {
      const register = () =>
        api.visitor().post('/api/auth/register').send({ email: 'race@example.com', password: PASSWORD });
      const answers = await Promise.all([register(), register()]);
      expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409]);
    });

    it('names the invalid fields of a registration', async () => {
      const answer = await api
        .visitor()
        .post('/api/auth/register')
        .send({ email: 'nobody', password: 'too short' })
        .expect(422);
      const { issues } = answer.body as { issues: { path: string }[] };
      expect(issues.map((issue) => issue.path)).toEqual(['email', 'password']);
    });
  });

  describe('signing in', () => {
    it('sets a cookie that scripts cannot read and other sites do not send', async () => {
      const { email } = await givenPerson(api);
      const answer = await api.visitor().post('/api/auth/login').send({ email, password: PASSWORD }).expect(200);
      const [cookie] = answer.get('Set-Cookie') ?? [];
      expect(cookie).toMatch(/^sid=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    });

    it.each([
      ['a trusted proxy reports https', { TRUST_PROXY: 'true' }],
      ['the public address is https', { PUBLIC_URL: 'https://shortlist.example' }],
    ])('marks the session cookie as secure when %s', async (_, env) => {
      const proxied = await startApp({ env });
      const { email } = await givenPerson(proxied);
      const answer = await proxied
        .visitor()
        .post('/api/auth/login')
        .set('X-Forwarded-Proto', 'https')
        .send({ email, password: PASSWORD });
      expect(answer.get('Set-Cookie')?.[0]).toContain('; Secure');
      await proxied.close();
    });

    it('returns the same response for a wrong password as for an unknown address', async () => {
      const { email } = await givenPerson(api);
      const answers = await Promise.all(
        [email, 'unknown@example.com'].map((address) =>
          api.visitor().post('/api/auth/login').send({ email: address, password: 'not the password' }).expect(401),
        ),
      );
      const [wrong, unknown] = answers.map((answer) => ({ ...(answer.body as object), requestId: '' }));
      expect(wrong).toMatchObject({ code: 'invalid_credentials' });
      expect(unknown).toEqual(wrong);
    });

    it('takes as long for an unknown address or an account without a password as for a wrong password', async () => {
      const [ada, other] = [await givenPerson(api), await givenPerson(api)];
      await api.database.getRepository(User).update({ id: other.id }, { passwordHash: null });
      const fastest = new Map<string, number>();
      const takeAsLong = () => {
        const [known, ...others] = [...fastest.values()];
        return others.every((time) => time > known! / 2);
      };
      // Compares each account's fastest sign-in, because load on the machine can only slow a sign-in down.
      for (let round = 0; round < 7 || (round < 50 && !takeAsLong()); round++) {
        await api.database.query('DELETE FROM sign_in_attempts');
        for (const email of [ada.email, other.email, 'unknown.person@example.com']) {
          const begin = performance.now();
          await api.visitor().post('/api/auth/login').send({ email, password: 'wrong wrong wrong' }).expect(401);
          fastest.set(email, Math.min(fastest.get(email) ?? Infinity, performance.now() - begin));
        }
      }
      expect(takeAsLong(), JSON.stringify([...fastest])).toBe(true);
    });

    it('returns 429 with Retry-After after ten wrong passwords, but only for that account', async () => {
      const { email } = await givenPerson(api);
      const other = await givenPerson(api);
      const browser = api.visitor();
      const guess = () => browser.post('/api/auth/login').send({ email, password: 'wrong wrong wrong' });
      for (let tries = 0; tries < 10; tries++) await guess().expect(401);
      const refused = await guess().expect(429);
      expect(refused.body).toMatchObject({ code: 'too_many_attempts' });
      expect(Number(refused.get('Retry-After'))).toBeGreaterThan(0);
      await browser.post('/api/auth/login').send({ email: other.email, password: PASSWORD }).expect(200);
    });

    it('returns 429 to a network that tried to sign in to hundreds of accounts', async () => {
      await givenPerson(api);
      await api.database.query('UPDATE sign_in_attempts SET count = 300');
      const refused = await api
        .visitor()
        .post('/api/auth/login')
        .send({ email: 'new@example.com', password: PASSWORD });
      expect([refused.status, refused.body]).toEqual([429, expect.objectContaining({ code: 'too_many_attempts' })]);
      await api.database.query('DELETE FROM sign_in_attempts');
    });

    it('resets the count of wrong passwords after a successful sign-in', async () => {
      const { email } = await givenPerson(api);
      const browser = api.visitor();
      for (let round = 0; round < 3; round++) {
        for (let tries = 0; tries < 4; tries++) {
          await browser.post('/api/auth/login').send({ email, password: 'wrong wrong wrong' }).expect(401);
        }
        await browser.post('/api/auth/login').send({ email, password: PASSWORD }).expect(200);
      }
    });
  });

  describe('session', () => {
    it('returns 401 without a session cookie or with a forged one', async () => {
      // A session token signed with a secret that the server does not have.
      const foreign =
        'eyJhbGciOiJIUzI1NiJ9.eyJzaWQiOiI3YjE0NTlhYy0xZTU1LTRiNGEtOWE4Zi0zNGU1ZDQ3ZjNkZmEifQ.9C0oP3hm1iYyWq0SQ8wX3uJfR1uV4pTjWbPzY2y2w5A';
      for (const cookie of ['', 'sid=', 'sid=nonsense', `sid=${foreign}`, 'sid=a.b.c']) {
        const answer = await api.visitor().get('/api/auth/user').set('Cookie', cookie).expect(401);
        expect(answer.body).toMatchObject({ code: 'unauthorized' });
      }
    });

    it('GET /api/auth/session returns null to visitors and the user to signed-in callers', async () => {
      await api.visitor().get('/api/auth/session').expect(200, { user: null });
      await api.visitor().get('/api/auth/session').set('Cookie', 'sid=nonsense').expect(200, { user: null });
      const { browser } = await givenPerson(api);
      const { body: user } = await browser.get('/api/auth/user').expect(200);
      await browser.get('/api/auth/session').expect(200, { user });
    });

    it('ends the session when its row is deleted, even if the browser keeps the cookie', async () => {
      const { id, browser } = await givenPerson(api);
      await browser.get('/api/auth/user').expect(200);
      await api.database.getRepository(Session).delete({ userId: id });
      await browser.get('/api/auth/user').expect(401);
    });

    it('rejects a session after its expiration time', async () => {
      const { id, browser } = await givenPerson(api);
      await api.database.getRepository(Session).update({ userId: id }, { expiresAt: new Date(Date.now() - 1_000) });
      await browser.get('/api/auth/user').expect(401);
    });

    it('keeps sessions valid after a restart that reuses the generated secret', async () => {
      const { email } = await givenPerson(api);
      const browser = api.visitor();
      const signedIn = await browser.post('/api/auth/login').send({ email, password: PASSWORD });
      const cookie = signedIn.get('Set-Cookie')?.[0]?.split(';')[0] ?? '';
      const again = await startApp({ env: { DATA_DIR: api.env.DATA_DIR!, DATABASE_URL: api.env.DATABASE_URL! } });
      await again.visitor().get('/api/auth/user').set('Cookie', cookie).expect(200);
      await again.close();
    });
  });

  describe('profile', () => {
    it('changes the first name, the last name, or both', async () => {
      const { browser } = await givenPerson(api, { firstName: 'Ada' });
      const change = (body: object) => browser.patch('/api/auth/user').send(body);
      await change({ lastName: ' Lovelace ' }).expect(200);
      const answer = await change({}).expect(200);
      expect(answer.body).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace' });
      await browser.get('/api/auth/user').expect(200, answer.body as object);
      await change({ firstName: 'x'.repeat(101) }).expect(422);
      await change({ firstName: null }).expect(422);
    });

    it('ignores unknown fields in a profile change', async () => {
      const ada = await givenPerson(api);
      const before = await api.database.getRepository(User).findOneByOrFail({ id: ada.id });
      const more = {
        id: crypto.randomUUID(),
        email: 'other@example.com',
        emailVerified: true,
        pendingEmail: 'other@example.com',
        passwordHash: 'x',
        password: 'x',
        plan: 'premium',
        profileImageUrl: 'https://elsewhere.example/x.png',
        deletionAt: new Date().toISOString(),
        createdAt: new Date(0).toISOString(),
        __proto__: { isAdmin: true },
      };
      await ada.browser
        .patch('/api/auth/user')
        .send({ firstName: 'Ada', ...more })
        .expect(200);
      const after = await api.database.getRepository(User).findOneByOrFail({ id: ada.id });
      expect(after).toEqual({ ...before, firstName: 'Ada', updatedAt: after.updatedAt });
    });

    it('ignores unknown fields in a registration', async () => {
      const email = 'mass@example.com';
      const body = { email, password: PASSWORD, emailVerified: true, plan: 'premium', id: crypto.randomUUID() };
      const answer = await api.visitor().post('/api/auth/register').send(body).expect(201);
      expect(answer.body).toMatchObject({ email, emailVerified: false, plan: 'free' });
      expect((answer.body as { id: string }).id).not.toBe(body.id);
    });
  });

  describe('signing out', () => {
    it('ends the session and removes the cookie at sign-out', async () => {
      const { id, browser } = await givenPerson(api);
      const answer = await browser.post('/api/auth/logout').expect(204);
      expect(answer.get('Set-Cookie')?.[0]).toMatch(/^sid=; .*Expires=Thu, 01 Jan 1970/);
      await browser.get('/api/auth/user').expect(401);
      expect(await api.database.getRepository(Session).countBy({ userId: id })).toBe(0);
    });

    it('signs out with GET /api/logout and redirects to the home page', async () => {
      const { browser } = await givenPerson(api);
      await browser.get('/api/logout').set('Sec-Fetch-Site', 'same-origin').expect(302).expect('Location', '/');
      await browser.get('/api/auth/user').expect(401);
    });

    it('returns 403 for a sign-out link on another site', async () => {
      const { browser } = await givenPerson(api);
      await browser.get('/api/logout').set('Sec-Fetch-Site', 'cross-site').expect(403);
      await browser.get('/api/auth/user').expect(200);
    });

    it.each([
      ['with a foreign Referer', { Referer: 'https://elsewhere.example/page' }, 403],
      ['with a foreign Origin', { Origin: 'https://elsewhere.example' }, 403],
      ['with an opaque Origin', { Origin: 'null' }, 403],
      ['from a typed address', {}, 302],
    ])('checks the Referer and Origin of a sign-out request without Sec-Fetch-Site: %s', async (_, headers, status) => {
      const { browser } = await givenPerson(api);
      await browser.get('/api/logout').set(headers).expect(status);
    });

    it('accepts a sign-out link on our own pages without Sec-Fetch-Site', async () => {
      const { browser } = await givenPerson(api);
      await browser.get('/api/logout').set('Referer', `${api.url}/dashboard`).expect(302);
    });

    it('accepts a sign-out without a session', () => api.visitor().post('/api/auth/logout').expect(204));
  });

  describe('GET /api/login', () => {
    it.each([
      ['', '/login'],
      ['?returnTo=/app/resume?step=2', '/login?returnTo=%2Fapp%2Fresume%3Fstep%3D2'],
      ['?returnTo=//elsewhere.example', '/login'],
      ['?returnTo=/\\elsewhere.example', '/login'],
      ['?returnTo=/%09/elsewhere.example', '/login'],
      ['?returnTo=/.//elsewhere.example', '/login'],
      ['?returnTo=/app/..//elsewhere.example', '/login'],
      ['?returnTo=https://elsewhere.example', '/login'],
      ['?returnTo=javascript:alert(1)', '/login'],
      ['?returnTo=/a&returnTo=/b', '/login'],
    ])('redirects /api/login%s to %s', async (query, location) => {
      await api.visitor().get(`/api/login${query}`).expect(302).expect('Location', location);
    });
  });

  describe('requests from other sites', () => {
    it.each([
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { Origin: 'https://elsewhere.example' },
      { Origin: 'null' },
    ])('rejects data changes that another site requests: %p', async (headers) => {
      const { browser } = await givenPerson(api);
      const answer = await browser.post('/api/resumes').set(headers).send({ title: 'Foreign' }).expect(403);
      expect(answer.body).toMatchObject({ code: 'forbidden', statusCode: 403, error: 'Forbidden' });
    });

    it('every account route that changes data rejects requests from other sites', async () => {
      const { id, email, browser } = await givenPerson(api);
      const token = 'token';
      const routes = [
        ['post', 'register', { email: 'foreign@example.com', password: PASSWORD }],
        ['post', 'login', { email, password: PASSWORD }],
        ['post', 'logout', {}],
        ['post', 'password/forgot', { email }],
        ['post', 'password/reset', { token, password: 'a staple for the battery' }],
        ['post', 'password', { currentPassword: PASSWORD, password: 'a staple for the battery' }],
        ['post', 'verify-email', { token }],
        ['post', 'verify-email/resend', {}],
        ['post', 'email', { email: 'foreign@example.com', password: PASSWORD }],
        ['post', 'email/confirm', { token }],
        ['delete', 'email', {}],
        ['patch', 'user', { firstName: 'Foreign' }],
        ['delete', 'sessions', {}],
        ['delete', `sessions/${id}`, {}],
        ['delete', 'user', { when: 'now', confirmation: email }],
      ] as const;
      for (const [method, path, body] of routes) {
        const answer = await browser[method](`/api/auth/${path}`).set('Origin', 'https://elsewhere.example').send(body);
        expect([path, answer.status]).toEqual([path, 403]);
      }
      const { body } = await browser.get('/api/auth/user').expect(200);
      expect(body).toMatchObject({ email, firstName: '', pendingEmail: null });
    });

    it('accepts requests whose origin is our own site', async () => {
      const { browser } = await givenPerson(api);
      await browser.post('/api/resumes').set('Origin', api.url).send({ title: 'Ours' }).expect(201);
    });
  });
});
