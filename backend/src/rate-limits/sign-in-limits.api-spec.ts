import { vi } from 'vitest';
import { ApiError } from '../core/errors/api-error.js';
import { MailQueue } from '../mail/mail-queue.js';
import { keyOf, SITE_FACTOR } from './limits.service.js';
import { REGISTRATIONS, REGISTRATIONS_PER_DAY, EMAIL_TAKEN_RESPONSES } from './limits.js';
import { startApp, type TestApp } from '../../test/support/app.js';
import { PASSWORD, givenPerson, type Person } from '../../test/support/given.js';
import { SUBJECTS, mailTo, mailsTo, tokenIn } from '../../test/support/outbox.js';

/** Trusts a proxy, so that tests can send requests from many network addresses. */
const PROXIED = { TRUST_PROXY: 'true' };

describe('sign-in limits', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startApp({ worker: true, env: PROXIED });
  });
  afterAll(() => api.close());
  beforeEach(() => api.database.query('DELETE FROM sign_in_attempts'));

  let places = 0;
  /** Returns an IP address that no earlier request has used. */
  const elsewhere = (): string => `198.51.${100 + Math.floor(++places / 250)}.${(places % 250) + 1}`;
  const logIn = (email: string, password: string, from: string, at = api) =>
    at.visitor().post('/api/auth/login').set('X-Forwarded-For', from).send({ email, password });
  const guess = (email: string, from: string, at?: TestApp) => logIn(email, 'wrong wrong wrong', from, at);

  describe('sign-in limits of one account', () => {
    const attack = async (email: string): Promise<void> => {
      for (let tries = 0; tries < 20; tries++) await guess(email, elsewhere()).expect(401);
    };

    it('doubles the delay after each failed attempt, even if each comes from a different network', async () => {
      const { email } = await givenPerson(api);
      await attack(email);
      await guess(email, elsewhere()).expect(429);
      const waits: number[] = [];
      for (let tries = 0; tries < 4; tries++) {
        await api.database.query(`UPDATE sign_in_attempts SET window_ends_at = window_ends_at - interval '5 minutes'
                                  WHERE count >= 20`);
        await guess(email, elsewhere()).expect(401);
        const refused = await guess(email, elsewhere()).expect(429);
        waits.push(Number(refused.get('Retry-After')));
      }
      expect(waits).toEqual([2, 4, 8, 16]);
    });

    it('delays attempts by at most five minutes', async () => {
      const { email } = await givenPerson(api);
      await attack(email);
      await api.database.query('UPDATE sign_in_attempts SET count = 100000 WHERE count = 20');
      const refused = await guess(email, elsewhere()).expect(429);
      expect(Number(refused.get('Retry-After'))).toBeLessThanOrEqual(300);
    });

    it('checks only one password after the delay, even if many sign-in attempts are concurrent', async () => {
      const { email } = await givenPerson(api);
      await attack(email);
      await api.database.query(`UPDATE sign_in_attempts SET window_ends_at = window_ends_at - interval '5 minutes'
                                WHERE count = 20`);
      const answers = await Promise.all(Array.from({ length: 8 }, () => guess(email, elsewhere())));
      expect(answers.map((answer) => answer.status).sort()).toEqual([401, 429, 429, 429, 429, 429, 429, 429]);
    });

    it('limits sign-ins to an unknown account like sign-ins to a known account', async () => {
      await attack('nobody@example.com');
      const refused = await guess('nobody@example.com', elsewhere()).expect(429);
      expect(refused.body).toMatchObject({ code: 'too_many_attempts' });
    });

    it('resets the limits when a new password is set', async () => {
      const { email } = await givenPerson(api);
      await attack(email);
      const here = elsewhere();
      await logIn(email, PASSWORD, here).expect(429);
      await api.visitor().post('/api/auth/password/forgot').send({ email }).expect(202);
      const token = tokenIn(await mailTo(api, email, SUBJECTS.reset));
      const password = 'mine and nobody else’s';
      await api
        .visitor()
        .post('/api/auth/password/reset')
        .set('X-Forwarded-For', here)
        .send({ token, password })
        .expect(200);
      await attack(email);
      await logIn(email, password, here).expect(200);
    });

    it("an attack affects neither the owner's sessions nor networks from which the owner has signed in", async () => {
      const ada = await givenPerson(api);
      const home = elsewhere();
      await logIn(ada.email, PASSWORD, home).expect(200);
      await attack(ada.email);
      await logIn(ada.email, PASSWORD, elsewhere()).expect(429);
      await logIn(ada.email, PASSWORD, home).expect(200);
      await ada.browser.get('/api/auth/user').expect(200);
    });

    it('ten failed attempts from one network limit only that network', async () => {
      const { email } = await givenPerson(api);
      const [here, there] = [elsewhere(), elsewhere()];
      for (let tries = 0; tries < 10; tries++) await guess(email, here).expect(401);
      await logIn(email, PASSWORD, here).expect(429);
      await logIn(email, PASSWORD, there).expect(200);
    });
  });

  it('shares the limits among all API processes', async () => {
    const second = await startApp({ env: { ...PROXIED, DATABASE_URL: api.env.DATABASE_URL! } });
    try {
      const { email } = await givenPerson(api);
      const here = elsewhere();
      for (let tries = 0; tries < 5; tries++) {
        await guess(email, here, api).expect(401);
        await guess(email, here, second).expect(401);
      }
      await guess(email, here, api).expect(429);
      await guess(email, here, second).expect(429);
    } finally {
      await second.close();
    }
  });

  it('an untrusted header does not bypass the limits', async () => {
    const bare = await startApp({ env: { DATABASE_URL: api.env.DATABASE_URL! } });
    try {
      const { email } = await givenPerson(bare);
      for (let tries = 0; tries < 10; tries++) await guess(email, elsewhere(), bare).expect(401);
      await guess(email, elsewhere(), bare).expect(429);
    } finally {
      await bare.close();
    }
  });

  it('stores no network addresses or account names in readable form', async () => {
    await guess('readable@example.com', '203.0.113.7').expect(401);
    const rows = JSON.stringify(await api.database.query('SELECT * FROM sign_in_attempts'));
    expect(rows).not.toMatch(/readable|203\.0\.113/);
  });

  describe('registration limits', () => {
    const register = (email: string, from: string) =>
      api.visitor().post('/api/auth/register').set('X-Forwarded-For', from).send({ email, password: PASSWORD });
    const setCount = (key: string, count: number) =>
      api.database.query('UPDATE sign_in_attempts SET count = $2 WHERE key = $1', [key, count]);
    const taken = async (): Promise<Person> => givenPerson(api);

    it('stops one network from testing which email addresses are registered', async () => {
      const ada = await taken();
      const here = elsewhere();
      for (let tries = 0; tries < 10; tries++) await register(ada.email, here).expect(409);
      await register(ada.email, here).expect(429);
      await register('free@example.com', here).expect(429);
      await register('free@example.com', elsewhere()).expect(201);
    });

    it('counts all IPv6 addresses of one internet connection together', async () => {
      const ada = await taken();
      for (let tries = 0; tries < 10; tries++) await register(ada.email, `2001:db8:5:6:${tries}::1`).expect(409);
      await register(ada.email, '2001:db8:5:6:ffff::1').expect(429);
      await register(ada.email, '2001:db8:5:7::1').expect(409);
    });

    it('limits an IPv6 /48 network that uses a new /64 for each attempt', async () => {
      const ada = await taken();
      await register(ada.email, '2001:db8:6:1::1').expect(409);
      await setCount(keyOf('taken', '2001:db8:6::/48'), EMAIL_TAKEN_RESPONSES.times * SITE_FACTOR);
      await register(ada.email, '2001:db8:6:2::1').expect(429);
      await register(ada.email, '2001:db8:7:1::1').expect(409);
    });

    it.each([REGISTRATIONS, REGISTRATIONS_PER_DAY])(
      'rejects further registrations from a network that registers $times accounts within $minutes minutes',
      async (limit) => {
        const here = elsewhere();
        await register(`first-${limit.minutes}@example.com`, here).expect(201);
        await setCount(keyOf(limit.name, here), limit.times - 1);
        await register(`last-${limit.minutes}@example.com`, here).expect(201);
        const refused = await register(`late-${limit.minutes}@example.com`, here).expect(429);
        expect(Number(refused.get('Retry-After'))).toBeGreaterThan(0);
        await register(`late-${limit.minutes}@example.com`, elsewhere()).expect(201);
      },
    );

    it('applies the registration limit to concurrent requests, too', async () => {
      const ada = await taken();
      const here = elsewhere();
      const answers = await Promise.all(Array.from({ length: 14 }, () => register(ada.email, here)));
      expect(answers.filter((answer) => answer.status === 409)).toHaveLength(10);
    });

    it("allows two dozen registrations of new email addresses from one network, such as a school's", async () => {
      const here = elsewhere();
      const pupils = Array.from({ length: 24 }, (_, pupil) => `pupil-${pupil}@example.com`);
      await Promise.all(pupils.map((pupil) => register(pupil, here).expect(201)));
    });

    it('emails the owner of an address at most twice a day about attempts to register it', async () => {
      const ada = await taken();
      for (let tries = 0; tries < 4; tries++) await register(ada.email, elsewhere()).expect(409);
      const mail = await mailTo(api, ada.email, SUBJECTS.taken, 2);
      expect(mail.text).toContain(`${api.url}/login`);
      await api.visitor().post('/api/auth/password/forgot').send({ email: ada.email }).expect(202);
      await mailTo(api, ada.email, SUBJECTS.reset);
      expect((await mailsTo(api, ada.email)).filter((sent) => sent.subject === SUBJECTS.taken)).toHaveLength(2);
    });
  });

  it('limits how many emailed links one network can request, and how many it can try to open', async () => {
    await api.database.query('DELETE FROM sign_in_attempts');
    const here = elsewhere();
    const from = (path: string, body: object) => api.visitor().post(path).set('X-Forwarded-For', here).send(body);
    for (let tries = 0; tries < 60; tries++) {
      await from('/api/auth/password/forgot', { email: `person-${tries}@example.com` }).expect(202);
      await from('/api/auth/verify-email', { token: `guess-${tries}` }).expect(422);
    }
    await from('/api/auth/password/forgot', { email: 'one.more@example.com' }).expect(429);
    await from('/api/auth/verify-email', { token: 'guess' }).expect(429);
    await from('/api/auth/email/confirm', { token: 'guess' }).expect(429);
    await from('/api/auth/password/reset', { token: 'guess', password: PASSWORD }).expect(429);
  });

  it('does not count requests for emails while no email can be queued', async () => {
    const ada = await givenPerson(api);
    const forgot = () => api.visitor().post('/api/auth/password/forgot').send({ email: ada.email });
    const resend = () => ada.browser.post('/api/auth/verify-email/resend');
    const change = () => ada.browser.post('/api/auth/email').send({ email: `new-${ada.email}`, password: PASSWORD });
    const put = vi
      .spyOn(MailQueue.prototype, 'put')
      .mockRejectedValue(ApiError.busy('unavailable', 'Temporarily unavailable. Please try again in a moment.', 5));
    for (let tries = 0; tries < 8; tries++) {
      for (const request of [forgot, resend, change]) await request().expect(503);
    }
    put.mockRestore();
    for (const request of [forgot, resend, change]) await request().expect(202);
  });
});
