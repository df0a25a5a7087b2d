import type { RecoveryCodes, TotpEnrollment } from '@shortlist/shared/contract/common/second-factors';
import type { StaffRenewal, StaffRole, StaffSecurity, StaffToken } from '@shortlist/shared/contract/console/staff';
import { STAFF_FAILURES } from '../../rate-limits/limits.js';
import { keyOf } from '../../rate-limits/limits.service.js';
import { staffNameKey } from './staff-session.js';
import { startApp, type TestApp } from '../../../test/support/app.js';
import { codeOf, forgetUsedCodes } from '../../../test/support/given-factors.js';
import { givenStaff, STAFF_PASSWORD, type Staff } from '../../../test/support/given-staff.js';

const NEW_PASSWORD = 'a staple for the battery';
const CONSOLE = '/api/admin/promo-codes';

describe('staff sign-in', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startApp();
  });
  afterAll(() => api.close());
  afterEach(() => api.database.query('DELETE FROM sign_in_attempts'));

  type Method = 'get' | 'post' | 'delete';
  const call = ({ token }: { token: string }, method: Method, path: string, body?: object) =>
    api.visitor()[method](path).set('authorization', `Bearer ${token}`).send(body);
  const logIn = ({ username }: { username: string }, body: object = {}) =>
    api
      .visitor()
      .post('/api/admin/login')
      .send({ username, password: STAFF_PASSWORD, ...body });
  const eventsOf = async ({ id }: { id: string }): Promise<string[]> => {
    const rows: { kind: string }[] = await api.database.query(
      'SELECT kind FROM security_events WHERE staff_id = $1 ORDER BY id',
      [id],
    );
    return rows.map(({ kind }) => kind);
  };
  const enroll = async (staff: Staff): Promise<{ secret: string; recoveryCodes: string[] }> => {
    const started = await call(staff, 'post', '/api/admin/totp/start', { password: STAFF_PASSWORD }).expect(200);
    const { secret } = started.body as TotpEnrollment;
    const confirmed = await call(staff, 'post', '/api/admin/totp/confirm', { code: codeOf(secret) }).expect(200);
    await forgetUsedCodes(api, 'staff_totp_secrets');
    return { secret, recoveryCodes: (confirmed.body as RecoveryCodes).recoveryCodes };
  };

  it('returns a token when a staff member signs in', async () => {
    const answer = await logIn(await givenStaff(api)).expect(200);
    expect(answer.body).toMatchObject({
      token: expect.any(String) as string,
      message: 'Signed in.',
      mustEnroll: false,
    });
  });

  describe('staff sign-in with two-step verification', () => {
    it('accepts password and code in one request', async () => {
      const staff = await givenStaff(api);
      const { secret } = await enroll(staff);
      expect((await logIn(staff).expect(401)).body).toMatchObject({ code: 'second_factor_required' });
      const answer = await logIn(staff, { code: codeOf(secret) }).expect(200);
      await call(answer.body as StaffToken, 'get', CONSOLE).expect(200);
      expect(await eventsOf(staff)).toContain('staff_two_step_turned_on');
    });

    it('rejects a wrong password before it checks the code', async () => {
      const staff = await givenStaff(api);
      const { secret } = await enroll(staff);
      const answer = await logIn(staff, { password: 'a wrong one', code: codeOf(secret) }).expect(401);
      expect(answer.body).toMatchObject({ code: 'invalid_credentials' });
      await logIn(staff, { code: codeOf(secret) }).expect(200);
    });

    it('rejects a wrong code with a correct password', async () => {
      const staff = await givenStaff(api);
      const { secret } = await enroll(staff);
      const answer = await logIn(staff, { code: codeOf(secret, 9) }).expect(422);
      expect(answer.body).toMatchObject({ code: 'wrong_code', issues: [{ path: 'code' }] });
      expect(await eventsOf(staff)).toContain('staff_second_factor_failed');
    });

    it('accepts a code in exactly one of five concurrent requests', async () => {
      const staff = await givenStaff(api);
      const { secret } = await enroll(staff);
      const code = codeOf(secret);
      const answers = await Promise.all(Array.from({ length: 5 }, () => logIn(staff, { code })));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    it('accepts a recovery code once', async () => {
      const staff = await givenStaff(api);
      const [recoveryCode] = (await enroll(staff)).recoveryCodes;
      await logIn(staff, { recoveryCode }).expect(200);
      await logIn(staff, { recoveryCode }).expect(422);
      expect(await eventsOf(staff)).toContain('staff_recovery_code_used');
    });

    it('revokes password-only tokens when two-step verification is set up', async () => {
      const staff = await givenStaff(api);
      const other = (await logIn(staff).expect(200)).body as StaffToken;
      await enroll(staff);
      await call(other, 'get', CONSOLE).expect(401);
      await call(staff, 'get', CONSOLE).expect(200);
    });

    it('requires the password to set up two-step verification, not just a token', async () => {
      const staff = await givenStaff(api);
      const answer = await call(staff, 'post', '/api/admin/totp/start', { password: 'a wrong one' }).expect(422);
      expect(answer.body).toMatchObject({ code: 'wrong_password', issues: [{ path: 'password' }] });
    });

    it('turns two-step verification off with a valid code', async () => {
      const staff = await givenStaff(api);
      const { secret, recoveryCodes } = await enroll(staff);
      await call(staff, 'delete', '/api/admin/totp', { code: codeOf(secret, 9) }).expect(422);
      await call(staff, 'delete', '/api/admin/totp', {}).expect(422);
      await call(staff, 'delete', '/api/admin/totp', { recoveryCode: recoveryCodes[0] }).expect(204);
      await logIn(staff).expect(200);
      expect(await eventsOf(staff)).toContain('staff_two_step_turned_off');
    });

    it('replaces the recovery codes if the authenticator code is valid', async () => {
      const staff = await givenStaff(api);
      const { secret, recoveryCodes } = await enroll(staff);
      const answer = await call(staff, 'post', '/api/admin/recovery-codes', { code: codeOf(secret) }).expect(200);
      await logIn(staff, { recoveryCode: recoveryCodes[0] }).expect(422);
      await logIn(staff, { recoveryCode: (answer.body as RecoveryCodes).recoveryCodes[0] }).expect(200);
    });
  });

  describe('staff sign-in in production', () => {
    let production: TestApp;
    beforeAll(async () => {
      production = await startApp({
        env: {
          ...PRODUCTION,
          DATABASE_URL: api.env.DATABASE_URL!,
        },
      });
    });
    afterAll(() => production.close());

    const signedIn = async (role: StaffRole): Promise<Staff> => {
      const { id, username } = await givenStaff(api, role);
      const answer = await logInThere(username).expect(200);
      return { id, username, token: (answer.body as StaffToken).token };
    };
    const logInThere = (username: string, body: object = {}) =>
      production
        .visitor()
        .post('/api/admin/login')
        .send({ username, password: STAFF_PASSWORD, ...body });
    const callThere = ({ token }: { token: string }, method: Method, path: string, body?: object) =>
      production.visitor()[method](path).set('authorization', `Bearer ${token}`).send(body);

    it('requires a new admin to set up two-step verification before using the console', async () => {
      const staff = await signedIn('admin');
      const refused = await callThere(staff, 'get', CONSOLE).expect(403);
      expect(refused.body).toMatchObject({ code: 'second_factor_setup_required' });
      expect((await callThere(staff, 'get', '/api/admin/me').expect(200)).body).toMatchObject({
        staff: { username: staff.username, role: 'admin' },
        totpEnabledAt: null,
        mustEnroll: true,
      });
      const started = await callThere(staff, 'post', '/api/admin/totp/start', { password: STAFF_PASSWORD }).expect(200);
      const { secret } = started.body as TotpEnrollment;
      await callThere(staff, 'get', CONSOLE).expect(403);
      await callThere(staff, 'post', '/api/admin/totp/confirm', { code: codeOf(secret) }).expect(200);
      await callThere(staff, 'get', CONSOLE).expect(200);
      await forgetUsedCodes(api, 'staff_totp_secrets');
      const answer = await logInThere(staff.username, { code: codeOf(secret) }).expect(200);
      expect(answer.body).toMatchObject({ mustEnroll: false });
      await callThere(answer.body as StaffToken, 'get', CONSOLE).expect(200);
    });

    it('an admin who turns off two-step verification must set it up again', async () => {
      const staff = await signedIn('admin');
      const started = await callThere(staff, 'post', '/api/admin/totp/start', { password: STAFF_PASSWORD }).expect(200);
      const { secret } = started.body as TotpEnrollment;
      await callThere(staff, 'post', '/api/admin/totp/confirm', { code: codeOf(secret) }).expect(200);
      await forgetUsedCodes(api, 'staff_totp_secrets');
      await callThere(staff, 'delete', '/api/admin/totp', { code: codeOf(secret) }).expect(204);
      await callThere(staff, 'get', CONSOLE).expect(403);
    });

    it('lets a support member sign in with only a password', async () => {
      await callThere(await signedIn('support'), 'get', CONSOLE).expect(200);
    });
  });

  describe('staff tokens', () => {
    const expiryOf = async ({ id }: Staff): Promise<{ minutes: number; hours: number }> => {
      const rows: { minutes: number; hours: number }[] = await api.database.query(
        `SELECT extract(epoch FROM expires_at - now())::float8 / 60 AS minutes,
                extract(epoch FROM ends_at - now())::float8 / 3600 AS hours FROM staff_sessions WHERE staff_id = $1`,
        [id],
      );
      return rows[0]!;
    };
    const age = (staff: Staff, minutes: number) =>
      api.database.query(
        `UPDATE staff_sessions SET created_at = created_at - moved, last_seen_at = last_seen_at - moved,
           expires_at = expires_at - moved, ends_at = ends_at - moved, previous_until = previous_until - moved
         FROM make_interval(mins => $2) AS moved WHERE staff_id = $1`,
        [staff.id, minutes],
      );
    const renew = (staff: { token: string }) => call(staff, 'post', '/api/admin/session/renewal');
    const renewed = async (staff: Staff): Promise<Staff> => ({
      ...staff,
      token: ((await renew(staff).expect(200)).body as StaffRenewal).token,
    });

    it('a token expires after thirty minutes without a renewal, even if it is in use', async () => {
      const staff = await givenStaff(api);
      await age(staff, 29);
      await call(staff, 'get', CONSOLE).expect(200);
      await age(staff, 2);
      await call(staff, 'get', CONSOLE).expect(401);
      await renew(staff).expect(401);
    });

    it("a renewed token lasts thirty minutes and keeps the session's properties", async () => {
      const staff = await givenStaff(api);
      await enroll(staff);
      await age(staff, 20);
      const answer = await renew(staff).expect(200);
      const { token, expiresIn, endsIn } = answer.body as StaffRenewal;
      expect(token).not.toBe(staff.token);
      expect(expiresIn).toBeGreaterThan(29 * 60);
      expect(endsIn).toBeLessThan(12 * 3_600 - 19 * 60);
      await age(staff, 25);
      const me = (await call({ token }, 'get', '/api/admin/me').expect(200)).body as StaffSecurity;
      expect(me).toMatchObject({ staff: { id: staff.id }, mustEnroll: false });
      expect(me.expiresIn).toBeLessThan(5 * 60 + 1);
      const rows: unknown[] = await api.database.query(
        'SELECT second_factor AS factor FROM staff_sessions WHERE staff_id = $1',
        [staff.id],
      );
      expect(rows).toEqual([{ factor: true }]);
    });

    it('a replaced token works for one more minute', async () => {
      const old = await givenStaff(api);
      const next = await renewed(old);
      await call(old, 'get', CONSOLE).expect(200);
      await age(old, 1);
      await call(old, 'get', CONSOLE).expect(401);
      await renew(old).expect(401);
      await call(next, 'get', CONSOLE).expect(200);
    });

    it('two browser tabs that renew a token concurrently get the same new token', async () => {
      const staff = await givenStaff(api);
      const answers = await Promise.all([renew(staff), renew(staff), renew(staff)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      const tokens = new Set(answers.map(({ body }) => (body as StaffRenewal).token));
      expect(tokens.size).toBe(1);
      await call({ token: [...tokens][0]! }, 'get', CONSOLE).expect(200);
    });

    it('a token expires twelve hours after the sign-in, despite renewals', async () => {
      let staff = await givenStaff(api);
      for (let renewals = 0; renewals < 28; renewals++) {
        await age(staff, 25);
        staff = await renewed(staff);
      }
      const { minutes, hours } = await expiryOf(staff);
      expect(minutes).toBeLessThan(20.1);
      expect(hours * 60).toBeCloseTo(minutes, 3);
      await age(staff, 21);
      await call(staff, 'get', CONSOLE).expect(401);
      await renew(staff).expect(401);
    });

    it('signing out invalidates both the old and the renewed token', async () => {
      const old = await givenStaff(api);
      const next = await renewed(old);
      await call(old, 'post', '/api/admin/logout').expect(204);
      for (const staff of [old, next]) await call(staff, 'get', CONSOLE).expect(401);
    });

    it('leaves no session after a concurrent renewal and sign-out', async () => {
      const staff = await givenStaff(api);
      for (let round = 0; round < 10; round++) {
        const session = (await logIn(staff).expect(200)).body as StaffToken;
        const [, out] = await Promise.all([renew(session), call(session, 'post', '/api/admin/logout')]);
        expect(out.status).toBe(204);
        await call(session, 'get', CONSOLE).expect(401);
      }
      // The remaining session is the one that `givenStaff` created.
      const sessions: unknown[] = await api.database.query('SELECT FROM staff_sessions WHERE staff_id = $1', [
        staff.id,
      ]);
      expect(sessions).toHaveLength(1);
    });

    it('tokens are stored as hashes only', async () => {
      const old = await givenStaff(api);
      const next = await renewed(old);
      const rows: object[] = await api.database.query('SELECT * FROM staff_sessions WHERE staff_id = $1', [old.id]);
      expect(rows).toHaveLength(1);
      for (const { token } of [old, next]) expect(JSON.stringify(rows)).not.toContain(token);
    });

    it('signing out everywhere revokes all tokens immediately', async () => {
      const staff = await givenStaff(api);
      const other = (await logIn(staff).expect(200)).body as StaffToken;
      await call(staff, 'post', '/api/admin/logout-everywhere').expect(204);
      for (const token of [staff, other]) await call(token, 'get', CONSOLE).expect(401);
      expect(await eventsOf(staff)).toContain('staff_signed_out_everywhere');
    });
  });

  describe("a staff member's own password", () => {
    const change = (staff: Staff, currentPassword: string, password: string) =>
      call(staff, 'post', '/api/admin/password', { currentPassword, password });

    it('a password change requires the current password and revokes all other tokens', async () => {
      const staff = await givenStaff(api);
      const other = (await logIn(staff).expect(200)).body as StaffToken;
      await change(staff, STAFF_PASSWORD, NEW_PASSWORD).expect(204);
      await call(staff, 'get', CONSOLE).expect(200);
      await call(other, 'get', CONSOLE).expect(401);
      await logIn(staff).expect(401);
      await logIn(staff, { password: NEW_PASSWORD }).expect(200);
      expect(await eventsOf(staff)).toContain('staff_password_changed');
    });

    it('keeps the current session after a password change, even if its token is renewed concurrently', async () => {
      const staff = await givenStaff(api);
      // Increasing delays in milliseconds, so that renewals coincide with different steps of the password change.
      for (const delay of [0, 20, 40, 60, 80]) {
        const session = (await logIn(staff).expect(200)).body as StaffToken;
        const changing = Promise.resolve(
          call(session, 'post', '/api/admin/password', { currentPassword: STAFF_PASSWORD, password: NEW_PASSWORD }),
        );
        await new Promise((resolve) => setTimeout(resolve, delay));
        const renewal = await call(session, 'post', '/api/admin/session/renewal').expect(200);
        expect((await changing).status).toBe(204);
        const renewed = renewal.body as StaffRenewal;
        await call(renewed, 'get', CONSOLE).expect(200);
        await change({ ...staff, ...renewed }, NEW_PASSWORD, STAFF_PASSWORD).expect(204);
      }
    });

    it('leaves the password unchanged if the current password is wrong', async () => {
      const staff = await givenStaff(api);
      const answer = await change(staff, 'a wrong one', NEW_PASSWORD).expect(422);
      expect(answer.body).toMatchObject({ code: 'wrong_password', issues: [{ path: 'currentPassword' }] });
      await logIn(staff).expect(200);
    });

    it('leaves the password unchanged if the new one is common', async () => {
      const staff = await givenStaff(api);
      const answer = await change(staff, STAFF_PASSWORD, 'password1234').expect(422);
      expect(answer.body).toMatchObject({ code: 'password_too_common', issues: [{ path: 'password' }] });
    });

    it('returns 429 after ten wrong current passwords with a valid token', async () => {
      const staff = await givenStaff(api);
      for (let tries = 0; tries < 10; tries++) await change(staff, 'a wrong one', NEW_PASSWORD).expect(422);
      await change(staff, STAFF_PASSWORD, NEW_PASSWORD).expect(429);
    });
  });

  it('locks a staff account for a day after thirty failed sign-ins, except on recently used networks', async () => {
    const [away, here] = [await givenStaff(api), await givenStaff(api)];
    for (const staff of [away, here]) {
      await logIn(staff, { password: 'a wrong one' }).expect(401);
      // Sets the count directly, because thirty failed sign-ins would take hours with their growing delays.
      const [, counted] = await api.database.query<[unknown[], number]>(
        'UPDATE sign_in_attempts SET count = $2 WHERE key = $1 AND count = 1',
        [keyOf(STAFF_FAILURES.name, staffNameKey(staff.username)), STAFF_FAILURES.times],
      );
      expect([staff.id, counted]).toEqual([staff.id, 1]);
    }
    await api.database.query('DELETE FROM sign_in_attempts WHERE key = $1', [
      keyOf('known', '127.0.0.1', staffNameKey(away.username)),
    ]);
    const refused = await logIn(away).expect(429);
    expect(Number(refused.get('Retry-After'))).toBeGreaterThan(80_000);
    expect(await eventsOf(away)).toContain('staff_sign_in_blocked');
    await logIn(here).expect(200);
  });
});

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shortlist.example',
  TRUST_PROXY: '0',
  SESSION_SECRET: 'a secret of more than thirty-two characters',
  ALLOW_OUTBOX: 'true',
  ALLOW_SANDBOX: 'true',
  ALLOW_GENERATED_SECRETS: 'true',
};
