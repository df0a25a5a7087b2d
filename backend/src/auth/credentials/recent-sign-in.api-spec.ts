import type { SecurityEventList } from '@shortlist/shared/contract/common/security-events';
import { startApp, type TestApp, type Visitor } from '../../../test/support/app.js';
import { PASSWORD, givenPerson, type Person } from '../../../test/support/given.js';
import { codeOf, givenTwoStep, type TwoStepPerson } from '../../../test/support/given-factors.js';

describe('routes that require a recent sign-in', () => {
  let api: TestApp;
  let ada: Person;
  beforeAll(async () => {
    api = await startApp();
  });
  beforeEach(async () => {
    ada = await givenPerson(api);
  });
  afterAll(() => api.close());

  const lastSignedIn = (person: Person, minutes: number) =>
    api.database.query('UPDATE sessions SET authenticated_at = now() - make_interval(mins => $2) WHERE user_id = $1', [
      person.id,
      minutes,
    ]);
  const confirm = (browser: Visitor, password = PASSWORD) =>
    browser.post('/api/auth/confirm-identity').send({ password });

  const SENSITIVE: [name: string, send: (browser: Visitor) => PromiseLike<{ status: number; body: unknown }>][] = [
    ['DELETE /api/auth/user', (browser) => browser.delete('/api/auth/user').send({ when: 'in_30_days' })],
    ['GET /api/auth/user/export', (browser) => browser.get('/api/auth/user/export')],
    ['POST /api/billing/refund', (browser) => browser.post('/api/billing/refund')],
    [
      'POST /api/auth/password',
      (browser) => browser.post('/api/auth/password').send({ password: 'another long secret 7' }),
    ],
    ['POST /api/auth/email', (browser) => browser.post('/api/auth/email').send({ email: 'elsewhere@example.com' })],
  ];

  it.each(SENSITIVE)('returns 403 recent_sign_in_required once the sign-in is ten minutes old: %s', async (_, send) => {
    await lastSignedIn(ada, 11);
    const refused = await send(ada.browser);
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({ code: 'recent_sign_in_required' });
    await ada.browser.get('/api/auth/user').expect(200);
  });

  it.each(SENSITIVE)('accepts the request within ten minutes of the sign-in: %s', async (_, send) => {
    await lastSignedIn(ada, 9);
    const { status } = await send(ada.browser);
    expect(status).not.toBe(403);
  });

  it.each(SENSITIVE)('accepts the request after the user has confirmed their identity: %s', async (_, send) => {
    await lastSignedIn(ada, 60);
    await confirm(ada.browser).expect(204);
    const { status } = await send(ada.browser);
    expect(status).not.toBe(403);
  });

  it('routes that require a recent sign-in return 401, not 403, to visitors', async () => {
    await api.visitor().get('/api/auth/user/export').expect(401);
    await confirm(api.visitor()).expect(401);
  });

  it('rejects and records a wrong password without confirming the identity', async () => {
    await lastSignedIn(ada, 60);
    const refused = await confirm(ada.browser, 'not my password').expect(422);
    expect(refused.body).toMatchObject({
      code: 'wrong_password',
      issues: [{ path: 'password', message: 'That password is incorrect.' }],
    });
    await ada.browser.get('/api/auth/user/export').expect(403);
    const { items } = (await ada.browser.get('/api/auth/security-events').expect(200)).body as SecurityEventList;
    expect(items[0]).toMatchObject({ kind: 'identity_check_failed' });
  });

  it('confirms the identity only in the browser that sent the password', async () => {
    const phone = api.visitor();
    await phone.post('/api/auth/login').send({ email: ada.email, password: PASSWORD }).expect(200);
    await lastSignedIn(ada, 60);
    await confirm(phone).expect(204);
    await phone.get('/api/auth/user/export').expect(200);
    await ada.browser.get('/api/auth/user/export').expect(403);
  });

  it('returns 429 for identity confirmations after ten wrong passwords', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => confirm(ada.browser, 'a guess')));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
    await confirm(ada.browser).expect(429);
  });

  it.each([{}, { password: '' }, { password: 7 }, { password: 'x'.repeat(1_001) }])(
    'returns 422 for an identity confirmation without a usable password: %j',
    async (body) => {
      const refused = await ada.browser.post('/api/auth/confirm-identity').send(body).expect(422);
      expect(refused.body).toMatchObject({ code: 'invalid', issues: [{ path: 'password' }] });
    },
  );

  describe('recent sign-in of an account with two-step verification', () => {
    let bea: TwoStepPerson;
    beforeEach(async () => {
      bea = await givenTwoStep(api);
      await lastSignedIn(bea, 60);
    });
    afterEach(() => api.database.query('DELETE FROM sign_in_attempts'));
    const confirmWith = (codes: object) =>
      bea.browser.post('/api/auth/confirm-identity').send({ password: PASSWORD, ...codes });
    const isOpen = async (): Promise<boolean> => (await bea.browser.get('/api/auth/user/export')).status === 200;

    it('returns 422 second_factor_required for a password without a second factor', async () => {
      const { body } = await confirmWith({}).expect(422);
      expect(body).toMatchObject({ code: 'second_factor_required', issues: [{ path: 'code' }] });
      expect(await isOpen()).toBe(false);
    });

    it('accepts the password with an authenticator code, and each code only once', async () => {
      const code = codeOf(bea.secret);
      await confirmWith({ code }).expect(204);
      expect(await isOpen()).toBe(true);
      expect((await confirmWith({ code }).expect(422)).body).toMatchObject({ code: 'wrong_code' });
    });

    it('accepts the password with a recovery code', async () => {
      await confirmWith({ recoveryCode: bea.recoveryCodes[0] }).expect(204);
      expect(await isOpen()).toBe(true);
    });

    it('does not use up a code that was sent with a wrong password', async () => {
      const code = codeOf(bea.secret);
      await bea.browser.post('/api/auth/confirm-identity').send({ password: 'not my password', code }).expect(422);
      await confirmWith({ code }).expect(204);
    });

    it.each([
      { code: '' },
      { code: 123456 },
      { code: '12345a' },
      { recoveryCode: '' },
      { recoveryCode: 'x'.repeat(101) },
    ])('returns 422 with an error on the code field for a malformed code: %j', async (codes) => {
      const { body } = await confirmWith(codes).expect(422);
      expect(body).toMatchObject({ code: 'invalid', issues: [{ path: Object.keys(codes)[0] }] });
    });
  });
});
