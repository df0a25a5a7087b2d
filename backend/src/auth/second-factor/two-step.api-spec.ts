import { randomBytes } from 'node:crypto';
import { vi } from 'vitest';
import type { RecoveryCodes, SignInSecurity, TotpEnrollment } from '@shortlist/shared/contract/common/second-factors';
import { startApp, type TestApp, type Visitor } from '../../../test/support/app.js';
import { PASSWORD, givenPerson } from '../../../test/support/given.js';
import { codeOf, givenTwoStep, givenVerified, type TwoStepPerson } from '../../../test/support/given-factors.js';
import { SUBJECTS, mailTo, mailsTo, tokenIn } from '../../../test/support/outbox.js';

const SECOND_FACTOR = '/api/auth/login/second-factor';
const NEW_PASSWORD = 'a staple for the battery';

describe('two-step verification', () => {
  let api: TestApp;
  const oldSecret = randomBytes(32).toString('base64url');
  beforeAll(async () => {
    api = await startApp({ worker: true, env: { SESSION_SECRET: oldSecret } });
  });
  afterAll(() => api.close());
  afterEach(async () => {
    vi.restoreAllMocks();
    await api.database.query('DELETE FROM sign_in_attempts');
  });

  const firstStep = (browser: Visitor, { email }: { email: string }, password = PASSWORD) =>
    browser.post('/api/auth/login').send({ email, password });
  const afterPassword = async (person: { email: string }): Promise<Visitor> => {
    const browser = api.visitor();
    await firstStep(browser, person).expect(401);
    return browser;
  };
  const secondStep = (browser: Visitor, factor: object) => browser.post(SECOND_FACTOR).send(factor);
  const eventsOf = async ({ id }: { id: string }): Promise<string[]> => {
    const rows: { kind: string }[] = await api.database.query(
      'SELECT kind FROM security_events WHERE user_id = $1 ORDER BY id',
      [id],
    );
    return rows.map(({ kind }) => kind);
  };

  describe('turning on two-step verification', () => {
    it('accepts a code from the authenticator app and returns ten recovery codes', async () => {
      const ada = await givenVerified(api);
      const { secret, uri } = (await ada.browser.post('/api/auth/totp/start').expect(200)).body as TotpEnrollment;
      expect(secret).toMatch(/^[A-Z2-7]{32}$/);
      expect(uri).toContain('otpauth://totp/Shortlist:');
      expect(uri).toContain(`secret=${secret}`);
      expect((await ada.browser.get('/api/auth/security').expect(200)).body).toEqual({
        totpEnabledAt: null,
        recoveryCodesLeft: 0,
        passkeys: [],
      });
      const { body } = await ada.browser
        .post('/api/auth/totp/confirm')
        .send({ code: codeOf(secret) })
        .expect(200);
      const { recoveryCodes } = body as RecoveryCodes;
      expect(new Set(recoveryCodes).size).toBe(10);
      for (const code of recoveryCodes) expect(code).toMatch(/^[0-9a-z]{4}(-[0-9a-z]{4}){3}$/);
      const security = (await ada.browser.get('/api/auth/security').expect(200)).body as SignInSecurity;
      expect(security).toMatchObject({ totpEnabledAt: expect.any(String) as string, recoveryCodesLeft: 10 });
      expect(await eventsOf(ada)).toContain('two_step_turned_on');
      await mailTo(api, ada.email, 'Two-step verification is on');
    });

    it('returns 422 for a wrong code and leaves two-step verification off', async () => {
      const ada = await givenVerified(api);
      const { secret } = (await ada.browser.post('/api/auth/totp/start').expect(200)).body as TotpEnrollment;
      const answer = await ada.browser
        .post('/api/auth/totp/confirm')
        .send({ code: codeOf(secret, 10) })
        .expect(422);
      expect(answer.body).toMatchObject({ code: 'wrong_code', issues: [{ path: 'code' }] });
      await firstStep(api.visitor(), ada).expect(200);
    });

    it.each(['', '12345', '1234567', 'abcdef', null, 123456])('rejects %j as a code', async (code) => {
      const ada = await givenVerified(api);
      const answer = await ada.browser.post('/api/auth/totp/confirm').send({ code }).expect(422);
      expect(answer.body).toMatchObject({ code: 'invalid', issues: [{ path: 'code' }] });
    });

    it('replaces an unconfirmed secret with a new one', async () => {
      const ada = await givenVerified(api);
      const first = (await ada.browser.post('/api/auth/totp/start').expect(200)).body as TotpEnrollment;
      const second = (await ada.browser.post('/api/auth/totp/start').expect(200)).body as TotpEnrollment;
      await ada.browser
        .post('/api/auth/totp/confirm')
        .send({ code: codeOf(first.secret) })
        .expect(422);
      await ada.browser
        .post('/api/auth/totp/confirm')
        .send({ code: codeOf(second.secret) })
        .expect(200);
    });

    it('rejects an unconfirmed secret after an hour', async () => {
      const ada = await givenVerified(api);
      const { secret } = (await ada.browser.post('/api/auth/totp/start').expect(200)).body as TotpEnrollment;
      await api.database.query(
        `UPDATE totp_secrets SET started_at = now() - interval '61 minutes' WHERE user_id = $1`,
        [ada.id],
      );
      const answer = await ada.browser
        .post('/api/auth/totp/confirm')
        .send({ code: codeOf(secret) })
        .expect(409);
      expect(answer.body).toMatchObject({ code: 'second_factor_off' });
    });

    it('returns 409 for a new secret while two-step verification is on', async () => {
      const ada = await givenTwoStep(api);
      for (const answer of [
        await ada.browser.post('/api/auth/totp/start').expect(409),
        await ada.browser
          .post('/api/auth/totp/confirm')
          .send({ code: codeOf(ada.secret) })
          .expect(409),
      ])
        expect(answer.body).toMatchObject({ code: 'second_factor_already_on' });
    });

    it('returns recovery codes to exactly one of two concurrent requests', async () => {
      const ada = await givenVerified(api);
      const { secret } = (await ada.browser.post('/api/auth/totp/start').expect(200)).body as TotpEnrollment;
      const confirm = () => ada.browser.post('/api/auth/totp/confirm').send({ code: codeOf(secret) });
      const answers = await Promise.all([confirm(), confirm()]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    });

    it('requires a confirmed email address, so that an attacker cannot lock out the owner of the address', async () => {
      const stranger = await givenPerson(api);
      const answer = await stranger.browser.post('/api/auth/totp/start').expect(403);
      expect(answer.body).toMatchObject({ code: 'email_not_verified' });
    });

    it('requires an account with a password, because the code is the second step', async () => {
      const ada = await givenVerified(api);
      await api.database.query('UPDATE users SET password_hash = NULL WHERE id = $1', [ada.id]);
      const answer = await ada.browser.post('/api/auth/totp/start').expect(409);
      expect(answer.body).toMatchObject({ code: 'password_required' });
    });

    it('requires a recent sign-in to turn two-step verification on', async () => {
      const ada = await givenVerified(api);
      await api.database.query(`UPDATE sessions SET authenticated_at = now() - interval '11 minutes'`);
      const answer = await ada.browser.post('/api/auth/totp/start').expect(403);
      expect(answer.body).toMatchObject({ code: 'recent_sign_in_required' });
    });

    it('stores the secret encrypted and the recovery codes as digests', async () => {
      const ada = await givenTwoStep(api);
      const rows: unknown[] = await api.database.query(
        'SELECT t.*, c.* FROM totp_secrets t JOIN recovery_codes c USING (user_id) WHERE user_id = $1',
        [ada.id],
      );
      const stored = JSON.stringify(rows);
      expect(rows).toHaveLength(10);
      expect(stored).not.toContain(ada.secret);
      for (const code of ada.recoveryCodes) {
        expect(stored).not.toContain(code);
        expect(stored).not.toContain(code.replaceAll('-', ''));
      }
    });
  });

  describe('signing in with two-step verification', () => {
    it('requires the password, then a code', async () => {
      const ada = await givenTwoStep(api);
      const browser = api.visitor();
      const first = await firstStep(browser, ada).expect(401);
      expect(first.body).toMatchObject({ code: 'second_factor_required' });
      await browser.get('/api/auth/user').expect(401);
      const second = await secondStep(browser, { code: codeOf(ada.secret) }).expect(200);
      expect(second.body).toMatchObject({ id: ada.id, email: ada.email });
      await browser.get('/api/auth/user').expect(200, second.body as object);
    });

    it('the response to a wrong password does not reveal that the account uses two-step verification', async () => {
      const ada = await givenTwoStep(api);
      const answer = await firstStep(api.visitor(), ada, 'not the password').expect(401);
      expect(answer.body).toMatchObject({ code: 'invalid_credentials' });
      expect(answer.get('Set-Cookie')).toBeUndefined();
    });

    it('remembers the completed password step in an HttpOnly cookie', async () => {
      const ada = await givenTwoStep(api);
      const answer = await firstStep(api.visitor(), ada).expect(401);
      const [cookie] = answer.get('Set-Cookie') ?? [];
      expect(cookie).toMatch(/^second-step=[\w-]+; Max-Age=600; Path=\/api\/auth\/login; HttpOnly; SameSite=Lax$/);
      expect(cookie).not.toContain(ada.id);
    });

    it.each([-1, 0, 1])('accepts a code from a clock that is off by %i steps of 30 seconds', async (steps) => {
      const ada = await givenTwoStep(api);
      const browser = await afterPassword(ada);
      // Stops the clock, because the time step must not end between creating and checking the code.
      vi.spyOn(Date, 'now').mockReturnValue(Date.now());
      await secondStep(browser, { code: codeOf(ada.secret, steps) }).expect(200);
    });

    it.each([-3, 3, 100])('rejects a code from a clock that is off by %i steps of 30 seconds', async (steps) => {
      const ada = await givenTwoStep(api);
      const answer = await secondStep(await afterPassword(ada), { code: codeOf(ada.secret, steps) }).expect(422);
      expect(answer.body).toMatchObject({ code: 'wrong_code', issues: [{ path: 'code' }] });
      expect(await eventsOf(ada)).toContain('second_factor_failed');
    });

    it('accepts a code that contains a space', async () => {
      const ada = await givenTwoStep(api);
      const code = codeOf(ada.secret).replace(/^.../, '$& ');
      await secondStep(await afterPassword(ada), { code }).expect(200);
    });

    it('accepts each authenticator code only once', async () => {
      const ada = await givenTwoStep(api);
      const code = codeOf(ada.secret);
      await secondStep(await afterPassword(ada), { code }).expect(200);
      await secondStep(await afterPassword(ada), { code }).expect(422);
    });

    it('accepts an authenticator code in exactly one of ten concurrent requests', async () => {
      const ada = await givenTwoStep(api);
      const code = codeOf(ada.secret);
      const browsers = await Promise.all(Array.from({ length: 10 }, () => afterPassword(ada)));
      const answers = await Promise.all(browsers.map((browser) => secondStep(browser, { code })));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    it('rejects codes that the authenticator app showed before two-step verification was turned on', async () => {
      const ada = await givenVerified(api);
      const { secret } = (await ada.browser.post('/api/auth/totp/start').expect(200)).body as TotpEnrollment;
      const code = codeOf(secret);
      await ada.browser.post('/api/auth/totp/confirm').send({ code }).expect(200);
      await secondStep(await afterPassword(ada), { code }).expect(422);
    });

    it('after ten wrong codes, returns 429 for the right code but accepts a recovery code', async () => {
      const ada = await givenTwoStep(api);
      const browser = await afterPassword(ada);
      for (let tries = 0; tries < 10; tries++) await secondStep(browser, { code: codeOf(ada.secret, 9) }).expect(422);
      const refused = await secondStep(browser, { code: codeOf(ada.secret) }).expect(429);
      expect(Number(refused.get('Retry-After'))).toBeGreaterThan(0);
      await secondStep(browser, { recoveryCode: ada.recoveryCodes[0] }).expect(200);
    });

    it('checks only ten of thirty codes that are guessed concurrently', async () => {
      const ada = await givenTwoStep(api);
      const browser = await afterPassword(ada);
      const answers = await Promise.all(
        Array.from({ length: 30 }, () => secondStep(browser, { code: codeOf(ada.secret, 9) })),
      );
      expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
    });

    it('emails the owner once after several wrong codes', async () => {
      const ada = await givenTwoStep(api);
      const browser = await afterPassword(ada);
      for (let tries = 0; tries < 8; tries++) await secondStep(browser, { code: codeOf(ada.secret, 9) }).expect(422);
      await mailTo(api, ada.email, 'Someone may know your password');
      // Emails are written in order, so the arrival of this later email proves that there is no second warning.
      await ada.browser.post('/api/auth/recovery-codes').expect(200);
      await mailTo(api, ada.email, 'You have new recovery codes');
      const warnings = (await mailsTo(api, ada.email)).filter(({ subject }) => subject?.startsWith('Someone'));
      expect(warnings).toHaveLength(1);
    });

    it.each([
      ['nothing', {}],
      ['two factors', { code: '123456', recoveryCode: 'a' }],
      ['a list', []],
      ['a number', { code: 123_456 }],
      ['a long text', { recoveryCode: 'a'.repeat(101) }],
      ['a malformed passkey', { passkey: { id: 'a' } }],
    ])('returns 422 for a second step with %s', async (_, body) => {
      const ada = await givenTwoStep(api);
      await secondStep(await afterPassword(ada), body).expect(422);
    });

    it('returns 401 for a code if the password step is missing, forged or expired', async () => {
      const ada = await givenTwoStep(api);
      const code = codeOf(ada.secret);
      const without = await secondStep(api.visitor(), { code }).expect(401);
      expect(without.body).toMatchObject({ code: 'sign_in_not_finished' });
      await secondStep(api.visitor(), { code })
        .set('Cookie', `second-step=${'A'.repeat(80)}`)
        .expect(401);
      const browser = await afterPassword(ada);
      vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 11 * 60_000);
      await secondStep(browser, { code }).expect(401);
    });

    it('rejects the second step if the password was changed after the first step', async () => {
      const ada = await givenTwoStep(api);
      const browser = await afterPassword(ada);
      await ada.browser
        .post('/api/auth/password')
        .send({ currentPassword: PASSWORD, password: NEW_PASSWORD })
        .expect(204);
      const answer = await secondStep(browser, { code: codeOf(ada.secret) }).expect(401);
      expect(answer.body).toMatchObject({ code: 'sign_in_not_finished' });
    });

    it('requires a code before a password reset signs the user in', async () => {
      const ada = await givenTwoStep(api);
      await api.visitor().post('/api/auth/password/forgot').send({ email: ada.email }).expect(202);
      const token = tokenIn(await mailTo(api, ada.email, SUBJECTS.reset));
      const browser = api.visitor();
      const answer = await browser.post('/api/auth/password/reset').send({ token, password: NEW_PASSWORD }).expect(401);
      expect(answer.body).toMatchObject({ code: 'second_factor_required' });
      await browser.get('/api/auth/user').expect(401);
      await firstStep(api.visitor(), ada, PASSWORD).expect(401, /invalid_credentials/);
      await secondStep(browser, { code: codeOf(ada.secret) }).expect(200);
      await browser.get('/api/auth/user').expect(200);
    });
  });

  describe('recovery codes', () => {
    it('accepts a recovery code once, with or without hyphens and in any letter case', async () => {
      const ada = await givenTwoStep(api);
      const [code = ''] = ada.recoveryCodes;
      const typed = ` ${code.toUpperCase().replaceAll('-', ' ')} `;
      await secondStep(await afterPassword(ada), { recoveryCode: typed }).expect(200);
      const again = await secondStep(await afterPassword(ada), { recoveryCode: code }).expect(422);
      expect(again.body).toMatchObject({ code: 'wrong_code', issues: [{ path: 'recoveryCode' }] });
      expect((await ada.browser.get('/api/auth/security')).body).toMatchObject({ recoveryCodesLeft: 9 });
      expect(await eventsOf(ada)).toContain('recovery_code_used');
      await mailTo(api, ada.email, 'A recovery code was used');
    });

    it('accepts a recovery code in exactly one of five concurrent requests', async () => {
      const ada = await givenTwoStep(api);
      const browsers = await Promise.all(Array.from({ length: 5 }, () => afterPassword(ada)));
      const answers = await Promise.all(
        browsers.map((browser) => secondStep(browser, { recoveryCode: ada.recoveryCodes[3] })),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    it('rejects the recovery codes of another account', async () => {
      const [ada, grace] = [await givenTwoStep(api), await givenTwoStep(api)];
      await secondStep(await afterPassword(grace), { recoveryCode: ada.recoveryCodes[0] }).expect(422);
    });

    it('invalidates the previous recovery codes when new ones are created', async () => {
      const ada = await givenTwoStep(api);
      const { body } = await ada.browser.post('/api/auth/recovery-codes').expect(200);
      await secondStep(await afterPassword(ada), { recoveryCode: ada.recoveryCodes[0] }).expect(422);
      const [fresh] = (body as RecoveryCodes).recoveryCodes;
      await secondStep(await afterPassword(ada), { recoveryCode: fresh }).expect(200);
      expect(await eventsOf(ada)).toContain('recovery_codes_replaced');
    });

    it('returns 409 to a request for new recovery codes while two-step verification is off', async () => {
      const ada = await givenVerified(api);
      const answer = await ada.browser.post('/api/auth/recovery-codes').expect(409);
      expect(answer.body).toMatchObject({ code: 'second_factor_off' });
    });

    it('requires a recent sign-in to create new recovery codes', async () => {
      const ada = await givenTwoStep(api);
      await api.database.query(`UPDATE sessions SET authenticated_at = now() - interval '11 minutes'`);
      await ada.browser.post('/api/auth/recovery-codes').expect(403);
    });
  });

  describe('turning off two-step verification', () => {
    const turnOff = ({ browser }: TwoStepPerson, factor: object) => browser.delete('/api/auth/totp').send(factor);

    it.each([
      ['a code', (ada: TwoStepPerson) => ({ code: codeOf(ada.secret) })],
      ['a recovery code', (ada: TwoStepPerson) => ({ recoveryCode: ada.recoveryCodes[9] })],
    ])(
      'turns two-step verification off with %s, so that the password alone is enough to sign in',
      async (_, factor) => {
        const ada = await givenTwoStep(api);
        await turnOff(ada, factor(ada)).expect(204);
        await firstStep(api.visitor(), ada).expect(200);
        expect(await api.database.query('SELECT 1 FROM recovery_codes WHERE user_id = $1', [ada.id])).toEqual([]);
        expect(await eventsOf(ada)).toContain('two_step_turned_off');
        await mailTo(api, ada.email, 'Two-step verification is off');
      },
    );

    it('leaves two-step verification on after a wrong code', async () => {
      const ada = await givenTwoStep(api);
      await turnOff(ada, { code: codeOf(ada.secret, 9) }).expect(422);
      await firstStep(api.visitor(), ada).expect(401);
    });

    it('returns 409 when two-step verification is already off', async () => {
      const ada = await givenTwoStep(api);
      await turnOff(ada, { code: codeOf(ada.secret) }).expect(204);
      expect((await turnOff(ada, { code: codeOf(ada.secret) }).expect(409)).body).toMatchObject({
        code: 'second_factor_off',
      });
    });

    it('requires a recent sign-in to turn two-step verification off', async () => {
      const ada = await givenTwoStep(api);
      await api.database.query(`UPDATE sessions SET authenticated_at = now() - interval '11 minutes'`);
      await turnOff(ada, { code: codeOf(ada.secret) }).expect(403);
    });
  });

  describe('a new session secret and two-step verification', () => {
    const newSecret = randomBytes(32).toString('base64url');

    it('accepts recovery codes but no authenticator codes while the previous session secret is missing', async () => {
      const ada = await givenTwoStep(api);
      await withSecrets({ SESSION_SECRET: newSecret }, async (visitor) => {
        const browser = visitor();
        await firstStep(browser, ada).expect(401);
        expect((await secondStep(browser, { code: codeOf(ada.secret) }).expect(503)).body).toMatchObject({
          code: 'unavailable',
        });
        await secondStep(browser, { recoveryCode: ada.recoveryCodes[0] }).expect(200);
      });
    });

    it('no longer needs the previous session secret after a sign-in with both secrets configured', async () => {
      const ada = await givenTwoStep(api);
      const signIn = async (visitor: () => Visitor) => {
        // Allows the test to use the same code again.
        await api.database.query('UPDATE totp_secrets SET last_step = 0 WHERE user_id = $1', [ada.id]);
        const browser = visitor();
        await firstStep(browser, ada).expect(401);
        await secondStep(browser, { code: codeOf(ada.secret) }).expect(200);
      };
      await withSecrets({ SESSION_SECRET: newSecret, SESSION_SECRET_PREVIOUS: oldSecret }, signIn);
      await withSecrets({ SESSION_SECRET: newSecret }, signIn);
    });

    const withSecrets = async (secrets: Record<string, string>, walk: (visitor: () => Visitor) => Promise<void>) => {
      const other = await startApp({ env: { ...secrets, DATABASE_URL: api.env.DATABASE_URL! } });
      try {
        await walk(() => other.visitor());
      } finally {
        await other.close();
      }
    };
  });
});
