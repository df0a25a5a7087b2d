import type { Response } from 'supertest';
import { Session } from '../sessions/session.entity.js';
import { User } from '../../users/user.entity.js';
import { startApp, type TestApp } from '../../../test/support/app.js';
import { PASSWORD, givenPerson, type Person } from '../../../test/support/given.js';
import { SUBJECTS, mailTo, mailsTo, tokenIn } from '../../../test/support/outbox.js';

const NEW_PASSWORD = 'a staple for the battery';

describe('passwords', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startApp({ worker: true, env: { TRUST_PROXY: '1' } });
  });
  afterAll(() => api.close());
  afterEach(() => api.database.query('DELETE FROM sign_in_attempts'));

  const forget = (email: string) => api.visitor().post('/api/auth/password/forgot').send({ email });
  const reset = (token: string, password = NEW_PASSWORD, browser = api.visitor()) =>
    browser.post('/api/auth/password/reset').send({ token, password });
  const logIn = (email: string, password: string) => api.visitor().post('/api/auth/login').send({ email, password });
  const resetToken = async ({ email }: { email: string }, nth = 1) => {
    await forget(email).expect(202);
    return tokenIn(await mailTo(api, email, SUBJECTS.reset, nth));
  };

  describe('resetting a password', () => {
    it('sets a new password through the emailed link and signs the user in', async () => {
      const ada = await givenPerson(api);
      const browser = api.visitor();
      const answer = await reset(await resetToken(ada), NEW_PASSWORD, browser).expect(200);
      expect(answer.body).toMatchObject({ id: ada.id, email: ada.email, emailVerified: true });
      await browser.get('/api/auth/user').expect(200, answer.body as object);
      await logIn(ada.email, NEW_PASSWORD).expect(200);
      await logIn(ada.email, PASSWORD).expect(401);
    });

    it('signs out all other browsers and notifies the user by email', async () => {
      const ada = await givenPerson(api);
      await reset(await resetToken(ada)).expect(200);
      await ada.browser.get('/api/auth/user').expect(401);
      expect((await mailTo(api, ada.email, SUBJECTS.changed)).text).toContain('/forgot-password');
    });

    it('sets a password for an account without one', async () => {
      const ada = await givenPerson(api);
      await api.database.getRepository(User).update({ id: ada.id }, { passwordHash: null });
      await logIn(ada.email, PASSWORD).expect(401);
      await reset(await resetToken(ada)).expect(200);
      await logIn(ada.email, NEW_PASSWORD).expect(200);
    });

    it('returns the same response to a reset request whether or not the address has an account', async () => {
      const ada = await givenPerson(api);
      const [known, unknown] = await Promise.all([forget(ada.email), forget('nobody@example.com')]);
      expect(known.status).toBe(202);
      expect(told(unknown)).toEqual(told(known));
      await mailTo(api, ada.email, SUBJECTS.reset);
      expect(await mailsTo(api, 'nobody@example.com')).toEqual([]);
    });

    it('accepts a reset link only once, even in two concurrent requests', async () => {
      const ada = await givenPerson(api);
      const token = await resetToken(ada);
      const answers = await Promise.all([reset(token, 'one of them wins it'), reset(token, 'only one of them wins')]);
      expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422]);
      const late = await reset(token).expect(422);
      expect(late.body).toMatchObject({ code: 'link_expired' });
    });

    it('rejects a reset link after an hour', async () => {
      const ada = await givenPerson(api);
      const token = await resetToken(ada);
      await api.database.query(`UPDATE mail_tokens SET expires_at = expires_at - interval '59 minutes'`);
      await reset(token, 'short').expect(422);
      await api.database.query(`UPDATE mail_tokens SET expires_at = expires_at - interval '2 minutes'`);
      expect((await reset(token).expect(422)).body).toMatchObject({ code: 'link_expired' });
    });

    it('accepts all unexpired reset links of an account until one of them is used', async () => {
      const ada = await givenPerson(api);
      const first = await resetToken(ada);
      const second = await resetToken(ada, 2);
      await reset(first).expect(200);
      expect((await reset(second).expect(422)).body).toMatchObject({ code: 'link_expired' });
    });

    it.each(['', 'nonsense', 'x'.repeat(200)])('rejects a forged reset link: "%s"', async (token) => {
      await reset(token).expect(422);
    });

    it('rejects a confirmation link as a reset link', async () => {
      const ada = await givenPerson(api);
      const token = tokenIn(await mailTo(api, ada.email, SUBJECTS.verify));
      expect((await reset(token).expect(422)).body).toMatchObject({ code: 'link_expired' });
    });

    it('keeps the reset link valid when the new password is rejected', async () => {
      const ada = await givenPerson(api);
      const token = await resetToken(ada);
      expect((await reset(token, 'Password1234').expect(422)).body).toMatchObject({ code: 'password_too_common' });
      await reset(token).expect(200);
    });

    it('stores the reset token only as a digest, and keeps it out of the queue', async () => {
      const ada = await givenPerson(api);
      const token = await resetToken(ada);
      const kept = await api.database.query<unknown[]>('SELECT * FROM mail_tokens');
      const jobs = await api.database.query<unknown[]>('SELECT j::text FROM bullmq.job j');
      expect(JSON.stringify(jobs)).toContain(ada.email);
      expect(JSON.stringify([kept, jobs])).not.toContain(token);
    });

    it.each([
      ['never confirmed', false],
      ['confirmed by mistake', true],
    ])(
      'lets the owner of an address that was %s reclaim the account that a stranger created with it',
      async (_, emailVerified) => {
        const stranger = await givenPerson(api);
        await api.database.query(
          `INSERT INTO identities (issuer, subject, user_id) VALUES ('https://id.example', 'stranger', $1)`,
          [stranger.id],
        );
        await api.database
          .getRepository(User)
          .update({ id: stranger.id }, { pendingEmail: 'stranger@example.com', emailVerified });
        await reset(await resetToken(stranger)).expect(200);
        expect(await api.database.query('SELECT 1 FROM identities WHERE user_id = $1', [stranger.id])).toEqual([]);
        const user = await api.database.getRepository(User).findOneByOrFail({ id: stranger.id });
        expect(user).toMatchObject({ pendingEmail: null, emailVerified: true });
      },
    );

    it('returns 429 after twenty reset requests for one account from many networks', async () => {
      const ada = await givenPerson(api);
      const from = (network: number) => forget(ada.email).set('X-Forwarded-For', `198.51.100.${network}`);
      for (let network = 1; network <= 20; network++) await from(network).expect(202);
      await from(21).expect(429);
    });

    it('sends the owner a reset link even if another network has used up its own limit', async () => {
      const ada = await givenPerson(api);
      const from = (network: string) => forget(ada.email).set('X-Forwarded-For', network);
      for (let times = 0; times < 5; times++) await from('203.0.113.5').expect(202);
      await from('203.0.113.5').expect(429);
      await from('203.0.113.6').expect(202);
    });

    it('returns 429 after a few reset requests within an hour, for known and unknown addresses', async () => {
      const ada = await givenPerson(api);
      for (const email of [ada.email, 'nobody.at.all@example.com']) {
        for (let times = 0; times < 5; times++) await forget(email).expect(202);
        const refused = await forget(email).expect(429);
        expect(Number(refused.get('Retry-After'))).toBeGreaterThan(0);
      }
    });
  });

  describe('changing a password', () => {
    const change = (person: Person, currentPassword: string, password = NEW_PASSWORD) =>
      person.browser.post('/api/auth/password').send({ currentPassword, password });

    it('requires the current password to set a new one', async () => {
      const ada = await givenPerson(api);
      const answer = await change(ada, 'not the present one').expect(422);
      expect(answer.body).toMatchObject({ code: 'wrong_password', issues: [{ path: 'currentPassword' }] });
      await logIn(ada.email, PASSWORD).expect(200);
    });

    it('signs out all other browsers after a password change', async () => {
      const ada = await givenPerson(api);
      const phone = api.visitor();
      await phone.post('/api/auth/login').send({ email: ada.email, password: PASSWORD }).expect(200);
      await change(ada, PASSWORD).expect(204);
      await phone.get('/api/auth/user').expect(401);
      await ada.browser.get('/api/auth/user').expect(200);
      await logIn(ada.email, PASSWORD).expect(401);
      await logIn(ada.email, NEW_PASSWORD).expect(200);
      await mailTo(api, ada.email, SUBJECTS.changed);
    });

    it('invalidates unused reset links after a password change', async () => {
      const ada = await givenPerson(api);
      const token = await resetToken(ada);
      await change(ada, PASSWORD).expect(204);
      await reset(token, 'not by this link').expect(422);
    });

    it('limits password guesses within a session', async () => {
      const ada = await givenPerson(api);
      for (let tries = 0; tries < 10; tries++) await change(ada, 'wrong wrong wrong').expect(422);
      await change(ada, PASSWORD).expect(429);
    });

    it('creates no session for a sign-in with the old password during a password change', async () => {
      const ada = await givenPerson(api);
      const answers = await Promise.all([
        change(ada, PASSWORD),
        ...Array.from({ length: 5 }, () => logIn(ada.email, PASSWORD)),
      ]);
      expect(answers[0]?.status).toBe(204);
      expect(await api.database.getRepository(Session).countBy({ userId: ada.id })).toBe(1);
    });
  });

  describe('weak passwords', () => {
    const register = (password: string, email = 'grace.hopper@example.com') =>
      api.visitor().post('/api/auth/register').send({ email, password, firstName: 'Grace', lastName: 'Hopper' });

    it.each([
      ['are on common password lists', 'password1234'],
      ['are common in another case', 'PassWord1234'],
      ['repeat a letter', 'aaaaaaaaaaaa'],
      ['repeat a pattern', '121212121212'],
      ['repeat a longer pattern', 'abc1abc1abc1'],
      ['are consecutive digits', '012345678901'],
      ['are descending digits', '987654321098'],
      ['are the alphabet', 'abcdefghijkl'],
      ['are the email address', 'grace.hopper@example.com'],
      ['are the name and a year', 'GraceHopper1906!'],
      ['are the product and a number', 'shortlist2026'],
      ['are a common one in full-width letters', 'ｐａｓｓｗｏｒｄ１２３４'],
    ])('rejects passwords that %s', async (_, password) => {
      const answer = await register(password).expect(422);
      expect(answer.body).toMatchObject({ code: 'password_too_common', issues: [{ path: 'password' }] });
    });

    it.each(['my grace under pressure', 'hopper jumped over it', 'xkcd-936 is right', 'パスワードは長いほうがいい'])(
      'accepts long, unpredictable passwords: %s',
      async (password) => {
        await register(password, `${Math.random()}@example.com`).expect(201);
      },
    );

    it('rejects passwords that are too short after Unicode normalization', async () => {
      // This password has twelve UTF-16 code units, but only six letters.
      await register('e\u0301e\u0301a\u0301o\u0301u\u0301i\u0301').expect(422);
    });

    it('rejects weak passwords in a password change', async () => {
      const ada = await givenPerson(api);
      const answer = await ada.browser
        .post('/api/auth/password')
        .send({ currentPassword: PASSWORD, password: 'qwertyuiop12' })
        .expect(422);
      expect(answer.body).toMatchObject({ code: 'password_too_common', issues: [{ path: 'password' }] });
    });
  });

  it('treats all Unicode normalization forms of a password as equal', async () => {
    const [composed, apart] = ['schöne Grüße an alle', 'scho\u0308ne Gru\u0308ße an alle'];
    const email = 'umlaut@example.com';
    await api.visitor().post('/api/auth/register').send({ email, password: composed }).expect(201);
    await logIn(email, apart).expect(200);
  });
});

const told = ({ status, body, headers }: Response) => {
  const { date, 'x-request-id': requestId, ...same } = headers as Record<string, string>;
  expect([date, requestId]).toEqual([expect.any(String), expect.any(String)]);
  return { status, body: body as unknown, headers: same };
};
