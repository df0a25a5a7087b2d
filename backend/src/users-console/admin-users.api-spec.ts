import { randomUUID } from 'node:crypto';
import type { AdminUser, AdminUserItem, AdminUserList } from '@shortlist/shared/contract/console/admin-users';
import type { BillingView } from '@shortlist/shared/contract/account/billing';
import type { PasskeyOptions } from '@shortlist/shared/contract/common/second-factors';
import type { SecurityEventList } from '@shortlist/shared/contract/common/security-events';
import type { StaffRole } from '@shortlist/shared/contract/console/staff';
import { startApp, type TestApp, type Visitor } from '../../test/support/app.js';
import { SoftwareAuthenticator } from '../../test/support/authenticator.js';
import { ADA, givenPerson, givenPlan, givenResume, PASSWORD, type Person } from '../../test/support/given.js';
import { codeOf, forgetUsedCodes, givenTwoStep, givenVerified } from '../../test/support/given-factors.js';
import { givenStaff, type Staff } from '../../test/support/given-staff.js';
import { CLIENT, OidcServer, signInByProvider } from '../../test/support/oidc-server.js';
import { mailTo, mailsTo, SUBJECTS, tokenIn } from '../../test/support/outbox.js';
import { ledgerOf, pay } from '../../test/support/payments.js';
import { until } from '../../test/support/until.js';

const REASON = 'Chargeback fraud, ticket 4711';
const DAY = 24 * 60 * 60 * 1_000;

const dayIn = (days: number): string => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

describe('users in the console', () => {
  const provider = new OidcServer();
  let api: TestApp;
  let other: TestApp;
  const staff = {} as Record<StaffRole, Staff>;
  beforeAll(async () => {
    await provider.listen();
    api = await startApp({ worker: true, env: { OIDC_ISSUER: provider.issuer, OIDC_NAME: 'Example ID', ...CLIENT } });
    provider.serve(api);
    const { DATABASE_URL, DATA_DIR } = api.env as Record<'DATABASE_URL' | 'DATA_DIR', string>;
    other = await startApp({ env: { DATABASE_URL, DATA_DIR } });
    for (const role of ['admin', 'support', 'analyst'] as const) staff[role] = await givenStaff(api, role);
  });
  beforeEach(() => api.database.query('DELETE FROM sign_in_attempts'));
  afterAll(async () => {
    await other.close();
    await api.close();
    await provider.close();
  });

  const call = (method: 'get' | 'post' | 'put' | 'delete', path: string, role: StaffRole = 'admin') =>
    api.visitor()[method](`/api/admin/users${path}`).set('authorization', `Bearer ${staff[role].token}`);
  const list = async (query: Record<string, string>) =>
    (await call('get', '').query(query).expect(200)).body as AdminUserList;
  const found = async (q: string, more: Record<string, string> = {}): Promise<AdminUserItem[]> =>
    (await list({ q, ...more })).items;
  const detail = async ({ id }: { id: string }, role?: StaffRole) =>
    (await call('get', `/${id}`, role).expect(200)).body as AdminUser;
  const act = ({ id }: { id: string }, name: string, body: object = { reason: REASON }, role?: StaffRole) =>
    call('post', `/${id}/${name}`, role).send(body);
  const suspend = (person: { id: string }) => act(person, 'suspend').expect(200);
  const entriesOf = ({ id }: { id: string }, kind: string) =>
    api.database.query<{ reason: string | null; changes: object | null; staffId: string | null }[]>(
      'SELECT reason, changes, staff_id AS "staffId" FROM security_events WHERE user_id = $1 AND kind = $2 ORDER BY id',
      [id, kind],
    );
  const ownEvents = async ({ browser }: Person) =>
    ((await browser.get('/api/auth/security-events').expect(200)).body as SecurityEventList).items;
  const logIn = (email: string, browser = api.visitor(), password = PASSWORD) =>
    browser.post('/api/auth/login').send({ email, password });
  const who = (browser: Visitor) => browser.get('/api/auth/user');
  const moneyOf = ({ id }: { id: string }) =>
    api.database.query(
      `SELECT (SELECT count(*)::int FROM subscriptions WHERE user_id = $1) AS subscriptions,
              (SELECT count(*)::int FROM orders WHERE user_id = $1) AS orders,
              (SELECT count(*)::int FROM ledger_entries WHERE user_id = $1) AS entries,
              (SELECT count(*)::int FROM payment_customers WHERE user_id = $1) AS customers,
              (SELECT count(*)::int FROM payment_mails WHERE user_id = $1) AS mails,
              (SELECT count(*)::int FROM sandbox_objects WHERE object::text LIKE '%' || $1 || '%') AS provider`,
      [id],
    );

  describe('the list of users', () => {
    it('finds accounts by a part of the email or name, and returns the number of matches', async () => {
      const mark = randomUUID();
      const ada = await givenPerson(api, { email: `ada.${mark}@example.com`, firstName: 'Ada' });
      await givenPerson(api, { email: `grace.${mark}@example.com` });
      expect(await list({ q: mark.toUpperCase() })).toMatchObject({ total: 2 });
      const byName = await givenPerson(api, { firstName: `Zoë-${mark}` });
      expect(await found(`zoë-${mark}`)).toMatchObject([{ id: byName.id, name: `Zoë-${mark}` }]);
      expect(await found(`ada.${mark}`)).toEqual([
        {
          id: ada.id,
          email: ada.email,
          name: 'Ada',
          plan: 'free',
          status: 'unverified',
          createdAt: expect.any(String) as string,
          lastActive: dayIn(0),
        },
      ]);
    });

    it.each(['%', '_', `'`, '"', '\\', '; DROP TABLE users', '%00'])(
      'searches accounts for %j as plain text',
      async (text) => {
        const mark = randomUUID().slice(0, 8);
        const odd = await givenPerson(api, { firstName: `${mark}${text}end` });
        await givenPerson(api, { firstName: `${mark}-end` });
        expect((await found(`${mark}${text}e`)).map(({ id }) => id)).toEqual([odd.id]);
      },
    );

    it('returns 422 for a search with a NUL character', () => call('get', '?q=%00').expect(422));

    it('filters accounts by status and plan', async () => {
      const mark = randomUUID();
      const [active, unverified, suspended, leaving] = [
        await givenVerified(api, { firstName: mark }),
        await givenPerson(api, { firstName: mark }),
        await givenPerson(api, { firstName: mark }),
        await givenVerified(api, { firstName: mark }),
      ];
      await suspend(suspended);
      await act(leaving, 'plan-deletion').expect(200);
      await givenPlan(api, active, 'premium');
      const ids = async (filter: Record<string, string>) => (await found(mark, filter)).map(({ id }) => id);
      expect(await ids({ status: 'active' })).toEqual([active.id]);
      expect(await ids({ status: 'unverified' })).toEqual([unverified.id]);
      expect(await ids({ status: 'suspended' })).toEqual([suspended.id]);
      expect(await ids({ status: 'deletion_planned' })).toEqual([leaving.id]);
      expect(await ids({ plan: 'premium' })).toEqual([active.id]);
      expect(await list({ q: mark, plan: 'free', perPage: '1' })).toMatchObject({ total: 3, items: [{}] });
      await call('get', '?status=unknown').expect(422);
      await call('get', '?sort=password_hash').expect(422);
    });

    it('sorts accounts by email, sign-up or last activity, and lists accounts without activity last', async () => {
      const mark = randomUUID();
      const [b, a, c] = [
        await givenPerson(api, { email: `b.${mark}@example.com` }),
        await givenPerson(api, { email: `a.${mark}@example.com` }),
        await givenPerson(api, { email: `c.${mark}@example.com` }),
      ];
      await api.database.query('UPDATE account_days SET day = day - 3 WHERE user_id = $1', [a.id]);
      await api.database.query('DELETE FROM account_days WHERE user_id = $1', [c.id]);
      const ids = async (sort: string, order: string) => (await found(mark, { sort, order })).map(({ id }) => id);
      expect(await ids('email', 'asc')).toEqual([a.id, b.id, c.id]);
      expect(await ids('createdAt', 'desc')).toEqual([c.id, a.id, b.id]);
      expect(await ids('lastActive', 'desc')).toEqual([b.id, a.id, c.id]);
      expect(await ids('lastActive', 'asc')).toEqual([a.id, b.id, c.id]);
    });

    it('omits deleted accounts from the list', async () => {
      const ada = await givenPerson(api);
      await api.database.query('UPDATE users SET closed_at = now() WHERE id = $1', [ada.id]);
      expect(await found(ada.email)).toEqual([]);
      await call('get', `/${ada.id}`).expect(404);
      await act(ada, 'suspend').expect(404);
    });
  });

  describe('the details of a user', () => {
    it('shows profile, sign-in methods, devices, resume titles and open requests, but neither content nor secrets', async () => {
      const ada = await givenTwoStep(api);
      await givenPlan(api, ada, 'premium');
      const resume = await givenResume(ada);
      const request = { kind: 'support', message: 'Please help me with my invoice.' };
      await ada.browser.post('/api/service-requests').send(request).expect(201);
      const user = await detail(ada);
      expect(user).toMatchObject({
        email: ada.email,
        emailVerified: true,
        plan: 'premium',
        status: 'active',
        suspendedAt: null,
        grant: null,
        billing: { purchasesBlocked: false, payments: [], subscription: { plan: 'premium', state: 'active' } },
        signInMethods: { password: true, providers: [], passkeys: [], twoStepSince: expect.any(String) as string },
        resumes: [{ id: resume.id, title: 'Ada Lovelace Resume', isInTrash: false }],
        openRequests: [{ kind: 'support', state: 'open' }],
      });
      expect(user.sessions).toHaveLength(1);
      expect(Object.keys(user.sessions[0]!).sort()).toEqual(['createdAt', 'device', 'lastSeenAt']);
      expect(user.events.map(({ kind }) => kind)).toContain('signed_up');
      const text = JSON.stringify(user);
      for (const secret of [ADA.summary.text, request.message, ada.secret, '$argon2', 'network', '127.0.0.1'])
        expect(text).not.toContain(secret);
    });

    it("records each access, and shows it to the owner without the staff member's name", async () => {
      const ada = await givenPerson(api);
      await detail(ada, 'support');
      expect(await entriesOf(ada, 'user_read')).toMatchObject([{ staffId: staff.support.id }]);
      const [event] = await ownEvents(ada);
      expect(event).toMatchObject({ kind: 'user_read', device: '', sameNetwork: null, detail: null });
      expect(JSON.stringify(event)).not.toContain(staff.support.username);
    });

    it('returns 404 for unknown ids and records no access', async () => {
      await call('get', `/${randomUUID()}`).expect(404);
      await call('get', '/nobody').expect(404);
    });
  });

  describe('suspending an account', () => {
    const refused = { code: 'account_suspended', message: expect.stringContaining('suspended') as string };

    it('suspension immediately signs the account out on all devices and in every server process', async () => {
      const ada = await givenPerson(api);
      const phone = other.visitor();
      await logIn(ada.email, phone).expect(200);
      await who(phone).expect(200);
      await suspend(ada);
      await who(ada.browser).expect(401);
      await who(phone).expect(401);
      await who(ada.browser).expect(401);
      expect((await logIn(ada.email, other.visitor()).expect(403)).body).toMatchObject(refused);
    });

    it('rejects the next read of a resume after its owner is suspended', async () => {
      const ada = await givenPerson(api);
      const { id } = await givenResume(ada);
      const phone = other.visitor();
      await logIn(ada.email, phone).expect(200);
      for (const browser of [ada.browser, phone]) await browser.get(`/api/resumes/${id}`).expect(200);
      await suspend(ada);
      for (const browser of [ada.browser, phone]) await browser.get(`/api/resumes/${id}`).expect(401);
    });

    it('rejects sign-in to a suspended account, and reveals the suspension only if the password is correct', async () => {
      const ada = await givenPerson(api);
      await suspend(ada);
      expect((await logIn(ada.email).expect(403)).body).toMatchObject(refused);
      const wrong = await logIn(ada.email, api.visitor(), 'not the password').expect(401);
      expect(wrong.body).toMatchObject({ code: 'invalid_credentials' });
    });

    it('rejects the second factor of a suspended account', async () => {
      const ada = await givenTwoStep(api);
      await suspend(ada);
      const browser = api.visitor();
      await logIn(ada.email, browser).expect(401);
      await forgetUsedCodes(api, 'totp_secrets');
      const answer = await browser.post('/api/auth/login/second-factor').send({ code: codeOf(ada.secret) });
      expect([answer.status, answer.body]).toEqual([403, expect.objectContaining(refused)]);
    });

    it('rejects the passkeys of a suspended account', async () => {
      const ada = await givenVerified(api);
      const site = { origin: new URL(api.url).origin };
      const options = async (browser: Visitor, path: string) =>
        (await browser.post(path).expect(200)).body as PasskeyOptions;
      const authenticator = new SoftwareAuthenticator();
      const credential = authenticator.create(await options(ada.browser, '/api/auth/passkeys/options'), site);
      await ada.browser.post('/api/auth/passkeys').send({ credential }).expect(201);
      await suspend(ada);
      const browser = api.visitor();
      const assertion = authenticator.assert(await options(browser, '/api/auth/login/passkey-options'), site);
      const answer = await browser.post('/api/auth/login/passkey').send(assertion);
      expect([answer.status, answer.body]).toEqual([403, expect.objectContaining(refused)]);
    });

    it("rejects a suspended account's sign-in through a linked or unlinked provider", async () => {
      const sub = randomUUID();
      const email = `${sub}@example.com`;
      provider.person = { sub, email, email_verified: true, given_name: 'Grace', family_name: 'Hopper' };
      expect(await signInByProvider(provider, api.visitor())).toBe('/');
      const [linked] = await found(email);
      await suspend(linked!);
      expect(await signInByProvider(provider, api.visitor())).toBe('/login?problem=account_suspended');

      const ada = await givenVerified(api);
      await suspend(ada);
      provider.person = { sub: randomUUID(), email: ada.email, email_verified: true, given_name: '', family_name: '' };
      expect(await signInByProvider(provider, api.visitor())).toBe('/login?problem=account_suspended');
      expect((await detail(ada)).signInMethods).toMatchObject({ password: true, providers: [] });
    });

    it("rejects a suspended account's reset link until the suspension is lifted", async () => {
      const ada = await givenVerified(api);
      await api.visitor().post('/api/auth/password/forgot').send({ email: ada.email }).expect(202);
      const token = tokenIn(await mailTo(api, ada.email, SUBJECTS.reset));
      await suspend(ada);
      const reset = () => api.visitor().post('/api/auth/password/reset').send({ token, password: 'another good one' });
      expect((await reset().expect(403)).body).toMatchObject(refused);
      await act(ada, 'lift-suspension').expect(200);
      await reset().expect(200);
    });

    it('shows a suspended user the support address, if one is set', async () => {
      const ada = await givenPerson(api);
      await suspend(ada);
      const bearer = `Bearer ${staff.admin.token}`;
      const { body } = await api.visitor().get('/api/admin/settings').set('authorization', bearer).expect(200);
      const { version, settings } = body as { version: number; settings: object };
      const next = { version, settings: { ...settings, supportEmail: 'help@example.com' }, reason: 'Contact' };
      await api.visitor().put('/api/admin/settings').set('authorization', bearer).send(next).expect(200);
      expect((await logIn(ada.email).expect(403)).body).toMatchObject({
        message: expect.stringContaining('help@example.com') as string,
      });
    });

    it('restores all access when the suspension is lifted', async () => {
      const ada = await givenVerified(api);
      await givenPlan(api, ada, 'pro');
      const resume = await givenResume(ada);
      const money = await moneyOf(ada);
      expect((await suspend(ada)).body).toMatchObject({ status: 'suspended', sessions: [], plan: 'pro' });
      expect((await act(ada, 'lift-suspension', undefined, 'support').expect(200)).body).toMatchObject({
        status: 'active',
        suspendedAt: null,
      });
      await logIn(ada.email, ada.browser).expect(200);
      await ada.browser.get(`/api/resumes/${resume.id}`).expect(200);
      await ada.browser.get(`/api/export/pdf/${resume.id}`).expect(200);
      expect(await moneyOf(ada)).toEqual(money);
      const kinds = (await ownEvents(ada)).map(({ kind }) => kind);
      expect(kinds).toEqual(expect.arrayContaining(['account_suspended', 'suspension_lifted']));
    });

    it('leaves no session when the account signs in while it is being suspended', async () => {
      for (let round = 0; round < 5; round++) {
        const ada = await givenPerson(api);
        const browsers = [api.visitor(), other.visitor(), api.visitor()];
        const [suspended, ...answers] = await Promise.all([
          act(ada, 'suspend'),
          ...browsers.map((browser) => logIn(ada.email, browser)),
        ]);
        expect(suspended.status).toBe(200);
        for (const { status } of answers) expect([200, 403]).toContain(status);
        for (const browser of [ada.browser, ...browsers]) await who(browser).expect(401);
        const [left]: { count: number }[] = await api.database.query(
          'SELECT count(*)::int AS count FROM sessions WHERE user_id = $1',
          [ada.id],
        );
        expect(left!.count).toBe(0);
      }
    });

    it('accepts exactly one of two concurrent suspensions of an account', async () => {
      const ada = await givenPerson(api);
      const answers = await Promise.all([act(ada, 'suspend'), act(ada, 'suspend', undefined, 'support')]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await entriesOf(ada, 'account_suspended')).toMatchObject([
        { reason: REASON, changes: { suspendedAt: [null, expect.any(String)] } },
      ]);
      await act(ada, 'lift-suspension').expect(200);
      expect((await act(ada, 'lift-suspension').expect(409)).body).toMatchObject({ code: 'not_suspended' });
    });
  });

  it('signs a user out everywhere without suspending the account', async () => {
    const ada = await givenPerson(api);
    await logIn(ada.email).expect(200);
    await act(ada, 'sign-out', undefined, 'support').expect(200);
    await who(ada.browser).expect(401);
    expect(await entriesOf(ada, 'signed_out_by_staff')).toMatchObject([
      { reason: REASON, staffId: staff.support.id, changes: { sessions: [2, 0] } },
    ]);
    await logIn(ada.email, ada.browser).expect(200);
    expect((await ownEvents(ada)).map(({ kind }) => kind)).toContain('signed_out_by_staff');
  });

  it('resends the verification email a limited number of times, and never for a verified address', async () => {
    const ada = await givenPerson(api);
    await mailTo(api, ada.email, SUBJECTS.verify);
    await act(ada, 'resend-verification', undefined, 'support').expect(200);
    await mailTo(api, ada.email, SUBJECTS.verify, 2);
    expect(await entriesOf(ada, 'verification_resent')).toMatchObject([{ reason: REASON }]);
    for (let sent = 1; sent < 5; sent++) await act(ada, 'resend-verification').expect(200);
    await act(ada, 'resend-verification').expect(429);
    const verified = await givenVerified(api);
    expect((await act(verified, 'resend-verification').expect(409)).body).toMatchObject({
      code: 'email_already_verified',
    });
  });

  it('schedules an account deletion that the owner or staff can cancel', async () => {
    const ada = await givenVerified(api);
    const user = (await act(ada, 'plan-deletion').expect(200)).body as AdminUser;
    expect(user).toMatchObject({ status: 'deletion_planned', sessions: [] });
    expect(Date.parse(user.deletionAt!)).toBeGreaterThan(Date.now() + 20 * DAY);
    await until('the owner has received an email', async () =>
      (await mailsTo(api, ada.email)).some(({ text }) => text?.includes('delet')),
    );
    expect((await act(ada, 'plan-deletion').expect(409)).body).toMatchObject({ code: 'deletion_planned' });
    await logIn(ada.email, ada.browser).expect(200);
    await ada.browser.post('/api/auth/user/keep').expect(200);
    expect((await act(ada, 'cancel-deletion').expect(409)).body).toMatchObject({ code: 'no_deletion_planned' });
    await act(ada, 'plan-deletion').expect(200);
    expect((await act(ada, 'cancel-deletion').expect(200)).body).toMatchObject({ status: 'active', deletionAt: null });
    expect(await entriesOf(ada, 'deletion_planned_by_staff')).toHaveLength(2);
    expect(await entriesOf(ada, 'deletion_canceled_by_staff')).toMatchObject([{ reason: REASON }]);
  });

  describe('staff actions on users', () => {
    const ACTS = [
      'suspend',
      'lift-suspension',
      'sign-out',
      'resend-verification',
      'plan-deletion',
      'cancel-deletion',
      'cancel-plan',
    ];

    it.each(ACTS)('staff actions require a reason and an existing account: %s', async (name) => {
      const ada = await givenPerson(api);
      for (const body of [{}, { reason: '' }, { reason: '   a   ' }, { reason: 7 }]) {
        const answer = await act(ada, name, body).expect(422);
        expect((answer.body as { issues: { path: string }[] }).issues[0]!.path).toBe('reason');
      }
      await act({ id: randomUUID() }, name).expect(404);
      await act({ id: 'nobody' }, name).expect(404);
      expect(await detail(ada)).toMatchObject({ status: 'unverified', deletionAt: null });
    });

    it.each(ACTS)('lets only admins cancel plans and manage deletions, and rejects analysts: %s', async (name) => {
      const ada = await givenPerson(api);
      await act(ada, name, undefined, 'analyst').expect(403);
      const isAdminOnly = ['plan-deletion', 'cancel-deletion', 'cancel-plan'].includes(name);
      const { status } = await act(ada, name, undefined, 'support');
      expect(status === 403).toBe(isAdminOnly);
    });
  });

  describe('a granted plan', () => {
    const grant = ({ id }: { id: string }, body: object = {}, role?: StaffRole) =>
      call('put', `/${id}/plan-grant`, role).send({ plan: 'premium', until: dayIn(30), reason: REASON, ...body });
    const end = ({ id }: { id: string }, role?: StaffRole) =>
      call('delete', `/${id}/plan-grant`, role).send({ reason: REASON });
    const billing = async ({ browser }: Person) => (await browser.get('/api/billing').expect(200)).body as BillingView;

    it('a granted plan applies until the end of its last day and creates no payment', async () => {
      const ada = await givenVerified(api);
      const resume = await givenResume(ada);
      const money = await moneyOf(ada);
      await ada.browser.get(`/api/export/pdf/${resume.id}`).expect(402);
      const user = (await grant(ada).expect(200)).body as AdminUser;
      const endsAt = `${dayIn(31)}T00:00:00.000Z`;
      expect(user).toMatchObject({
        plan: 'premium',
        grant: { plan: 'premium', endsAt, grantedBy: staff.admin.username },
        billing: { subscription: null, payments: [] },
      });
      expect(await found(ada.email, { plan: 'premium' })).toHaveLength(1);
      await ada.browser.get(`/api/export/pdf/${resume.id}`).expect(200);
      expect(await billing(ada)).toMatchObject({ plan: 'premium', renewsAt: endsAt, subscription: null });
      await api.database.query(`UPDATE plan_grants SET ends_at = now() WHERE user_id = $1`, [ada.id]);
      expect(await billing(ada)).toMatchObject({ plan: 'free', renewsAt: null });
      expect(await moneyOf(ada)).toEqual(money);
      expect(await ledgerOf(api, ada)).toEqual([]);
    });

    it('a granted plan can be replaced or ended, and the audit log records the old and new values', async () => {
      const ada = await givenVerified(api);
      await grant(ada, { plan: 'pro', until: dayIn(0) }).expect(200);
      await grant(ada, { until: dayIn(5) }).expect(200);
      expect((await end(ada).expect(200)).body).toMatchObject({ plan: 'free', grant: null });
      expect((await end(ada).expect(409)).body).toMatchObject({ code: 'no_plan_grant' });
      expect(await entriesOf(ada, 'plan_granted')).toMatchObject([
        { changes: { plan: [null, 'pro'], until: [null, dayIn(0)] } },
        { changes: { plan: ['pro', 'premium'], until: [dayIn(0), dayIn(5)] } },
      ]);
      expect(await entriesOf(ada, 'plan_grant_ended')).toMatchObject([
        { reason: REASON, changes: { plan: ['premium', null], until: [dayIn(5), null] } },
      ]);
      expect(await ownEvents(ada)).toMatchObject(
        expect.arrayContaining([expect.objectContaining({ kind: 'plan_granted', detail: `Pro until ${dayIn(0)}` })]),
      );
    });

    it('a better granted plan replaces the paid plan only until the grant ends', async () => {
      const ada = await givenVerified(api);
      await givenPlan(api, ada, 'pro');
      const money = await moneyOf(ada);
      const before = await billing(ada);
      await grant(ada).expect(200);
      expect(await billing(ada)).toMatchObject({ ...before, plan: 'premium' });
      await end(ada).expect(200);
      expect(await billing(ada)).toEqual(before);
      expect(await moneyOf(ada)).toEqual(money);
    });

    it("the owner's data export includes the granted plan", async () => {
      const ada = await givenVerified(api);
      await grant(ada).expect(200);
      const { body } = await ada.browser.get('/api/auth/user/export').expect(200);
      expect(body).toMatchObject({ planGrants: [{ plan: 'premium' }] });
    });

    it.each([
      ['a past day', { until: dayIn(-1) }, 'until'],
      ['a day more than two years ahead', { until: dayIn(740) }, 'until'],
      ['a day that does not exist', { until: '2031-02-30' }, 'until'],
      ['the free plan', { plan: 'free' }, 'plan'],
      ['no reason', { reason: ' ' }, 'reason'],
    ])('returns 422 for a grant with %s', async (_, body, path) => {
      const ada = await givenPerson(api);
      const answer = await grant(ada, body).expect(422);
      expect((answer.body as { issues: { path: string }[] }).issues[0]!.path).toBe(path);
    });

    it('granting a plan requires an admin and an existing account', async () => {
      const ada = await givenPerson(api);
      for (const role of ['support', 'analyst'] as const) {
        await grant(ada, {}, role).expect(403);
        await end(ada, role).expect(403);
      }
      await grant({ id: randomUUID() }).expect(404);
      await end({ id: randomUUID() }).expect(404);
    });
  });

  it('cancels a paid plan at the end of its period through the provider, without a refund', async () => {
    const ada = await givenVerified(api);
    const begun = await ada.browser.post('/api/subscriptions/create-dev').send({ plan: 'pro' }).expect(200);
    await pay(ada, (begun.body as { clientSecret: string }).clientSecret).expect(200);
    await until('the plan runs', async () => (await detail(ada)).billing.subscription?.state === 'active');
    const ledger = await ledgerOf(api, ada);
    expect((await act(ada, 'cancel-plan').expect(200)).body).toMatchObject({
      plan: 'pro',
      billing: { subscription: { plan: 'pro', cancelsAtPeriodEnd: true } },
    });
    expect(await ledgerOf(api, ada)).toEqual(ledger);
    expect(await entriesOf(ada, 'plan_canceled_by_staff')).toMatchObject([
      { reason: REASON, changes: { cancelsAtPeriodEnd: [false, true] } },
    ]);
    const nobody = await givenPerson(api);
    expect((await act(nobody, 'cancel-plan').expect(409)).body).toMatchObject({ code: 'no_subscription' });
    expect(await entriesOf(nobody, 'plan_canceled_by_staff')).toEqual([]);
  });
});
