import type { TotpEnrollment } from '@shortlist/shared/contract/common/second-factors';
import type { SessionView } from '@shortlist/shared/contract/account/auth';
import { Session } from './session.entity.js';
import { startApp, type TestApp, type Visitor } from '../../../test/support/app.js';
import { codeOf, forgetUsedCodes } from '../../../test/support/given-factors.js';
import { PASSWORD, givenPerson, type Person } from '../../../test/support/given.js';

const CHROME_ON_ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const FIREFOX_ON_WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const SAFARI_ON_IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';

describe('sessions', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startApp();
  });
  afterAll(() => api.close());

  const signIn = async ({ email }: Person, userAgent = '', browser = api.visitor()): Promise<Visitor> => {
    await browser.post('/api/auth/login').set('User-Agent', userAgent).send({ email, password: PASSWORD }).expect(200);
    return browser;
  };
  const sessionsOf = async (browser: Visitor) =>
    (await browser.get('/api/auth/sessions').expect(200)).body as SessionView[];
  const rows = () => api.database.getRepository(Session);
  const shift = (userId: string, column: 'expires_at' | 'last_seen_at', by: string) =>
    api.database.query(`UPDATE sessions SET ${column} = now() + $2::interval WHERE user_id = $1`, [userId, by]);
  const cookieOf = (browser: Visitor) =>
    browser
      .get('/api/auth/user')
      .expect(200)
      .then((answer) => answer.get('Set-Cookie'));

  describe('the list of sessions', () => {
    it('lists each device and marks the current session', async () => {
      const ada = await givenPerson(api);
      await api.database.getRepository(Session).delete({ userId: ada.id });
      await signIn(ada, FIREFOX_ON_WINDOWS);
      await signIn(ada, SAFARI_ON_IPHONE);
      await signIn(ada, 'curl/8.5.0');
      const phone = await signIn(ada, CHROME_ON_ANDROID);
      const sessions = await sessionsOf(phone);
      expect(sessions.map(({ device, current }) => [device, current])).toEqual([
        ['Chrome on Android', true],
        [expect.any(String), false],
        ['Safari on iOS', false],
        ['Firefox on Windows', false],
      ]);
      expect(Object.keys(sessions[0]!)).toEqual(['id', 'current', 'device', 'createdAt', 'lastSeenAt']);
    });

    it.each(['', 'x'.repeat(10_000), '<script>alert(1)</script>', '\u00ff\u00fe'])(
      'shows a device name for every User-Agent',
      async (userAgent) => {
        const ada = await givenPerson(api);
        const sessions = await sessionsOf(await signIn(ada, userAgent));
        expect(sessions).toHaveLength(2);
        for (const { device } of sessions) expect(device).not.toContain('<');
      },
    );

    it('omits expired sessions and sessions of other users', async () => {
      const [ada, grace] = [await givenPerson(api), await givenPerson(api)];
      await signIn(ada);
      await shift(ada.id, 'expires_at', '-1 second');
      const now = await signIn(ada);
      expect(await sessionsOf(now)).toHaveLength(1);
      expect(await sessionsOf(grace.browser)).toHaveLength(1);
    });
  });

  describe('ending sessions', () => {
    it('ends one session of the user', async () => {
      const ada = await givenPerson(api);
      const phone = await signIn(ada);
      const other = (await sessionsOf(ada.browser)).find((session) => !session.current)!;
      await ada.browser.delete(`/api/auth/sessions/${other.id}`).expect(204);
      await phone.get('/api/auth/user').expect(401);
      await ada.browser.delete(`/api/auth/sessions/${other.id}`).expect(404);
    });

    it('ends all sessions of the user except the current one', async () => {
      const ada = await givenPerson(api);
      const [phone, tablet] = [await signIn(ada), await signIn(ada)];
      await phone.delete('/api/auth/sessions').expect(204);
      for (const over of [ada.browser, tablet]) await over.get('/api/auth/user').expect(401);
      expect(await sessionsOf(phone)).toMatchObject([{ current: true }]);
    });

    it('clears the cookie when the current session ends', async () => {
      const ada = await givenPerson(api);
      const [own] = await sessionsOf(ada.browser);
      const answer = await ada.browser.delete(`/api/auth/sessions/${own!.id}`).expect(204);
      expect(answer.get('Set-Cookie')?.[0]).toMatch(/^sid=; .*Expires=Thu, 01 Jan 1970/);
    });

    it('returns 404 for sessions of other users and for unknown ids', async () => {
      const [ada, eve] = [await givenPerson(api), await givenPerson(api)];
      const [own] = await sessionsOf(ada.browser);
      for (const id of [own!.id, crypto.randomUUID(), 'nonsense', '%00']) {
        const answer = await eve.browser.delete(`/api/auth/sessions/${id}`).expect(404);
        expect(answer.body).toMatchObject({ code: 'not_found' });
      }
      await ada.browser.get('/api/auth/user').expect(200);
    });
  });

  describe('a new session', () => {
    it("ends the browser's previous session at sign-in", async () => {
      const ada = await givenPerson(api);
      const before = (await sessionsOf(ada.browser))[0]!;
      await signIn(ada, '', ada.browser);
      const after = await sessionsOf(ada.browser);
      expect(after).toHaveLength(1);
      expect(after[0]!.id).not.toBe(before.id);
    });

    it('rotates the session id at sign-in', async () => {
      const [eve, ada] = [await givenPerson(api), await givenPerson(api)];
      const planted = await eve.browser.post('/api/auth/login').send({ email: eve.email, password: PASSWORD });
      const cookie = planted.get('Set-Cookie')![0]!.split(';')[0]!;
      const answer = await api
        .visitor()
        .post('/api/auth/login')
        .set('Cookie', cookie)
        .send({ email: ada.email, password: PASSWORD })
        .expect(200);
      expect(answer.get('Set-Cookie')![0]!.split(';')[0]).not.toBe(cookie);
      await api.visitor().get('/api/auth/user').set('Cookie', cookie).expect(401);
    });

    it('creates no session for a wrong password', async () => {
      const ada = await givenPerson(api);
      await ada.browser.post('/api/auth/login').send({ email: ada.email, password: 'wrong wrong wrong' }).expect(401);
      await ada.browser.get('/api/auth/user').expect(200);
    });
  });

  describe('the lifetime of a session', () => {
    it('a session lasts thirty days from its last use, and is renewed once a day', async () => {
      const ada = await givenPerson(api);
      expect(await cookieOf(ada.browser)).toBeUndefined();
      await shift(ada.id, 'expires_at', '28 days 23 hours');
      const [cookie] = (await cookieOf(ada.browser)) ?? [];
      expect(cookie).toMatch(/^sid=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
      const { expiresAt } = await rows().findOneByOrFail({ userId: ada.id });
      expect(expiresAt.getTime() - Date.now()).toBeGreaterThan(29.9 * 24 * 3_600_000);
      expect(await cookieOf(ada.browser)).toBeUndefined();
      await ada.browser.get('/api/auth/user').expect(200);
    });

    it('a session lasts at most ninety days after the sign-in', async () => {
      const ada = await givenPerson(api);
      const signedIn = (days: number) =>
        api.database.query('UPDATE sessions SET created_at = now() - make_interval(days => $2) WHERE user_id = $1', [
          ada.id,
          days,
        ]);
      await signedIn(80);
      await shift(ada.id, 'expires_at', '1 day');
      expect(await cookieOf(ada.browser)).toBeDefined();
      const { expiresAt } = await rows().findOneByOrFail({ userId: ada.id });
      expect(expiresAt.getTime() - Date.now()).toBeLessThan(10.1 * 24 * 3_600_000);
      // The session has reached its maximum lifetime, so the cookie is not renewed.
      expect(await cookieOf(ada.browser)).toBeUndefined();
      await signedIn(91);
      await shift(ada.id, 'expires_at', '20 days');
      await ada.browser.get('/api/auth/user').expect(401);
    });

    it('rejects an expired session even if the browser still sends its cookie', async () => {
      const ada = await givenPerson(api);
      await shift(ada.id, 'expires_at', '-1 second');
      const answer = await ada.browser.get('/api/auth/user').expect(401);
      expect(answer.body).toMatchObject({ code: 'unauthorized' });
    });

    it('stores the last use every few minutes, not at every request', async () => {
      const ada = await givenPerson(api);
      const lastSeen = async () => (await rows().findOneByOrFail({ userId: ada.id })).lastSeenAt.getTime();
      const first = await lastSeen();
      await ada.browser.get('/api/auth/user').expect(200);
      expect(await lastSeen()).toBe(first);
      await shift(ada.id, 'last_seen_at', '-6 minutes');
      await ada.browser.get('/api/auth/user').expect(200);
      expect(Date.now() - (await lastSeen())).toBeLessThan(60_000);
    });
  });
});

describe('session cookie over https', () => {
  const PUBLIC = { PUBLIC_URL: 'https://shortlist.example' };
  let api: TestApp;
  afterEach(() => api.close());
  const cookies = (answer: { get(name: 'Set-Cookie'): string[] | undefined }): string[] =>
    (answer.get('Set-Cookie') ?? []).map((cookie) => cookie.split(';')[0]!);

  it('sets the cookie of a two-step sign-in with a prefix that http pages cannot use', async () => {
    api = await startApp({ env: PUBLIC });
    const account = { email: 'ada@example.com', password: PASSWORD };
    const signedIn = await api.visitor().post('/api/auth/register').send(account).expect(201);
    await api.database.query('UPDATE users SET email_verified = true');
    const started = await api.visitor().post('/api/auth/totp/start').set('Cookie', cookies(signedIn)).expect(200);
    const code = codeOf((started.body as TotpEnrollment).secret);
    await api.visitor().post('/api/auth/totp/confirm').set('Cookie', cookies(signedIn)).send({ code }).expect(200);
    const answer = await api.visitor().post('/api/auth/login').send(account).expect(401);
    expect(answer.get('Set-Cookie')).toEqual([
      expect.stringMatching(/^__Secure-second-step=[^;]+; Max-Age=600; Path=\/api\/auth\/login; HttpOnly; Secure; /),
    ]);
    await forgetUsedCodes(api, 'totp_secrets');
    const second = api.visitor().post('/api/auth/login/second-factor').set('Cookie', cookies(answer));
    await second.send({ code }).expect(200);
  });

  it('sets the cookie with a prefix that other subdomains cannot use', async () => {
    api = await startApp({ env: PUBLIC });
    const account = { email: 'ada@example.com', password: PASSWORD };
    const answer = await api.visitor().post('/api/auth/register').send(account).expect(201);
    expect(answer.get('Set-Cookie')).toEqual([
      expect.stringMatching(/^__Host-sid=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
    await api.visitor().get('/api/auth/user').set('Cookie', cookies(answer)).expect(200);
  });

  it('replaces a session cookie whose name lacks the prefix', async () => {
    api = await startApp({ env: PUBLIC });
    const account = { email: 'ada@example.com', password: PASSWORD };
    const answer = await api.visitor().post('/api/auth/register').send(account).expect(201);
    const old = cookies(answer)[0]!.replace('__Host-sid', 'sid');
    const next = await api.visitor().get('/api/auth/user').set('Cookie', old).expect(200);
    expect(cookies(next)).toEqual(['sid=', cookies(answer)[0]]);
  });

  it('renews the signature of a session cookie when the secret has been replaced', async () => {
    const [before, after] = ['the secret before the present one', 'the secret of today, also long enough'];
    api = await startApp({ env: { SESSION_SECRET: before } });
    const account = { email: 'ada@example.com', password: PASSWORD };
    const signed = cookies(await api.visitor().post('/api/auth/register').send(account).expect(201));
    const { DATABASE_URL } = api.env;
    const open = async (env: Record<string, string>, cookie: string[]) => {
      const later = await startApp({ env: { ...env, DATABASE_URL: DATABASE_URL! } });
      const answer = await later.visitor().get('/api/auth/user').set('Cookie', cookie);
      await later.close();
      return answer;
    };
    expect((await open({ SESSION_SECRET: after }, signed)).status).toBe(401);
    const renewed = await open({ SESSION_SECRET: after, SESSION_SECRET_PREVIOUS: before }, signed);
    expect(renewed.status).toBe(200);
    expect(cookies(renewed)[0]).toMatch(/^sid=/);
    expect((await open({ SESSION_SECRET: after }, cookies(renewed))).status).toBe(200);
  });
});
