import type { StaffToken } from '@shortlist/shared/contract/console/staff';
import { createFirstStaff } from '../members/first-staff.js';
import { startApp, type TestApp } from '../../../test/support/app.js';
import { givenPerson } from '../../../test/support/given.js';
import { givenStaff, STAFF_PASSWORD } from '../../../test/support/given-staff.js';

describe('staff sign-in and roles', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startApp();
  });
  afterAll(() => api.close());
  const logIn = (username: string, password: string) =>
    api.visitor().post('/api/admin/login').send({ username, password });
  const withToken = (token: string) =>
    api.visitor().get('/api/admin/promo-codes').set('authorization', `Bearer ${token}`);

  it('ignores the letter case of the username at sign-in', async () => {
    const { username } = await givenStaff(api);
    const answer = await logIn(` ${username.toUpperCase()} `, STAFF_PASSWORD).expect(200);
    const { token, staff, expiresAt } = answer.body as StaffToken;
    expect(staff).toMatchObject({ username, role: 'admin' });
    expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now());
    await withToken(token).expect(200);
  });

  it('returns the same error for an unknown username as for a wrong password', async () => {
    const { username } = await givenStaff(api);
    const wrong = await logIn(username, 'no such password').expect(401);
    const unknown = await logIn('nobody', STAFF_PASSWORD).expect(401);
    const { requestId, ...said } = wrong.body as Record<string, unknown>;
    expect(requestId).not.toBe((unknown.body as { requestId: string }).requestId);
    expect(unknown.body).toMatchObject(said);
    expect(said).toMatchObject({ code: 'invalid_credentials', message: 'Invalid credentials' });
  });

  it('names the missing field of a staff sign-in', async () => {
    const answer = await logIn('', '').expect(422);
    expect((answer.body as { issues: { path: string }[] }).issues.map(({ path }) => path)).toEqual([
      'username',
      'password',
    ]);
  });

  it("rejects requests without a token, with a forged one or with a user's session", async () => {
    await api.visitor().get('/api/admin/promo-codes').expect(401);
    await withToken('a'.repeat(43)).expect(401);
    const ada = await givenPerson(api);
    await ada.browser.get('/api/admin/promo-codes').expect(401);
  });

  it('invalidates the token at sign-out, at its expiry, and when the account is disabled', async () => {
    const [gone, old, dismissed] = [await givenStaff(api), await givenStaff(api), await givenStaff(api)];
    await api.visitor().post('/api/admin/logout').set('authorization', `Bearer ${gone.token}`).expect(204);
    await api.database.query('UPDATE staff_sessions SET expires_at = now() WHERE staff_id = $1', [old.id]);
    await api.database.query('UPDATE staff SET active = false WHERE id = $1', [dismissed.id]);
    for (const { token } of [gone, old, dismissed]) await withToken(token).expect(401);
    await logIn(dismissed.username, STAFF_PASSWORD).expect(401);
  });

  it('enforces the permissions of each role', async () => {
    const support = await givenStaff(api, 'support');
    await withToken(support.token).expect(200);
    await api
      .visitor()
      .post('/api/admin/promo-codes')
      .set('authorization', `Bearer ${support.token}`)
      .send({ code: 'NEW', kind: 'percent', value: 10, appliesTo: ['pro'] })
      .expect(403);
  });

  it('slows down guesses of a staff password', async () => {
    const { username } = await givenStaff(api);
    const answers = await Promise.all(Array.from({ length: 15 }, () => logIn(username, 'guess')));
    expect(answers.some(({ status }) => status === 429)).toBe(true);
  });
});

describe('first staff account', () => {
  let api: TestApp;
  beforeEach(async () => {
    api = await startApp();
    // Deletes the first staff account, which the migration has created.
    await api.database.query('DELETE FROM staff');
  });
  afterEach(() => api.close());
  const create = (adminPassword?: string, allowGeneratedSecrets = true) =>
    createFirstStaff(api.database, { adminPassword, allowGeneratedSecrets });
  const logIn = (password: string) => api.visitor().post('/api/admin/login').send({ username: 'admin', password });

  it('generates a random password, which is printed once', async () => {
    const password = await create();
    expect(password).toMatch(/^[\w-]{16}$/);
    await logIn(password!).expect(200);
    expect(await create()).toBeUndefined();
  });

  it('uses the configured password without printing it', async () => {
    expect(await create('chosen by the operator')).toBeUndefined();
    await logIn('chosen by the operator').expect(200);
  });

  it('requires a configured password where generated passwords are not allowed', async () => {
    await expect(create(undefined, false)).rejects.toThrow(/ADMIN_PASSWORD/);
  });

  it.each(['admin1234567', 'Password1234!', 'short one'])(
    'rejects the weak password %s in production',
    async (adminPassword) => {
      const choice = { adminPassword, allowGeneratedSecrets: true, production: true };
      await expect(createFirstStaff(api.database, choice)).rejects.toThrow(/^ADMIN_PASSWORD: /);
    },
  );

  it('creates the first account once, even if the configuration changes later', async () => {
    await create('chosen by the operator');
    await create('another one');
    await logIn('another one').expect(401);
    await logIn('chosen by the operator').expect(200);
  });
});
