import { randomUUID } from 'node:crypto';
import type { AuditList } from '@shortlist/shared/contract/common/audit-log';
import type { StaffRole, StaffToken } from '@shortlist/shared/contract/console/staff';
import type { InvitationView, StaffAccount, StaffAccountList } from '@shortlist/shared/contract/console/staff-accounts';
import {
  INVITATIONS_PER_ACCOUNT,
  INVITATIONS_PER_ADMIN,
  LINKS_OPENED,
  STAFF_FAILURES,
} from '../../rate-limits/limits.js';
import { keyOf } from '../../rate-limits/limits.service.js';
import { SweepProcessor } from '../../maintenance/sweep.processor.js';
import { staffNameKey } from '../sign-in/staff-session.js';
import { startApp, type TestApp } from '../../../test/support/app.js';
import { startProxy } from '../../../test/support/cuttable-proxy.js';
import { givenStaff, STAFF_PASSWORD, type Staff } from '../../../test/support/given-staff.js';
import { mailsTo, mailTo } from '../../../test/support/outbox.js';
import { emptyRedisUrl } from '../../../test/support/redis.js';
import { until } from '../../../test/support/until.js';

const SUBJECT = 'Your invitation to the Shortlist console';
const PASSWORD = 'a staple for the battery';
const REASON = 'Changes teams in May';
const CONSOLE = '/api/admin/promo-codes';

type Method = 'get' | 'post' | 'patch';
const callOf =
  (api: TestApp) =>
  ({ token }: { token: string }, method: Method, path: string, body?: object) =>
    api.visitor()[method](path).set('authorization', `Bearer ${token}`).send(body);

const newInvite = (role: StaffRole = 'support') => {
  const username = `staff-${randomUUID()}`;
  return { username, email: `${username}@example.com`, role };
};

/** Returns the token in the link of the nth invitation to the address. */
async function linkTo(api: TestApp, email: string, nth = 1): Promise<string> {
  const { text = '' } = await mailTo(api, email, SUBJECT, nth);
  const token = /\/admin\/invitation#([\w-]{43})/.exec(text)?.[1];
  if (!token) throw new Error('the invitation has no link');
  return token;
}

describe('staff accounts', () => {
  let api: TestApp;
  let admin: Staff;
  beforeAll(async () => {
    api = await startApp({ worker: true });
  });
  beforeEach(async () => {
    admin = await givenStaff(api);
  });
  afterEach(() => api.database.query('DELETE FROM sign_in_attempts'));
  afterAll(() => api.close());

  const call: ReturnType<typeof callOf> = (...args) => callOf(api)(...args);
  const invite = async (body = newInvite()): Promise<StaffAccount> =>
    (await call(admin, 'post', '/api/admin/staff', body).expect(201)).body as StaffAccount;
  const read = async (id: string): Promise<StaffAccount> =>
    (await call(admin, 'get', `/api/admin/staff/${id}`).expect(200)).body as StaffAccount;
  const change = (id: string, body: object, by = admin) =>
    call(by, 'patch', `/api/admin/staff/${id}`, { reason: REASON, ...body });
  const act = (id: string, name: string, by = admin) =>
    call(by, 'post', `/api/admin/staff/${id}/${name}`, { reason: REASON });
  const look = (token: string) => api.visitor().post('/api/admin/invitation').send({ token });
  const accept = (token: string, password = PASSWORD) =>
    api.visitor().post('/api/admin/invitation/accept').send({ token, password });
  const auditOf = async ({ id }: { id: string }): Promise<AuditList['items']> => {
    const answer = await call(admin, 'get', `/api/admin/audit-log?subjectId=${id}&order=asc`).expect(200);
    return (answer.body as AuditList).items;
  };
  const logIn = (username: string, password: string) =>
    api.visitor().post('/api/admin/login').send({ username, password });

  describe('staff invitations', () => {
    it('signs the staff member in when the invitation is accepted with a password', async () => {
      const body = newInvite('analyst');
      const account = await invite(body);
      expect(account).toMatchObject({ ...body, state: 'invited', sessions: 0, lastSignIn: null });
      expect(account.invitation?.sentAt === null).toBe(account.invitation?.state === 'waiting');

      const token = await linkTo(api, body.email);
      const view = (await look(token).expect(200)).body as InvitationView;
      expect(view).toMatchObject({ username: body.username, role: 'analyst' });
      const hours = (Date.parse(view.expiresAt) - Date.now()) / 3_600_000;
      expect(hours).toBeGreaterThan(71.9);
      expect(hours).toBeLessThan(72.1);

      const signedIn = (await accept(token).expect(200)).body as StaffToken;
      expect(signedIn.staff).toEqual({ id: account.id, username: body.username, role: 'analyst' });
      await call(signedIn, 'get', CONSOLE).expect(200);
      await logIn(body.username, PASSWORD).expect(200);
      expect(await read(account.id)).toMatchObject({ state: 'active', invitation: null, sessions: 2 });
    });

    it('never includes the invitation link in a response or the database', async () => {
      const body = newInvite();
      const account = await invite(body);
      const token = await linkTo(api, body.email);
      await until('the email counts as sent', async () => (await read(account.id)).invitation?.state === 'sent');
      const rows: object[] = await api.database.query('SELECT * FROM staff_invitations WHERE staff_id = $1', [
        account.id,
      ]);
      for (const text of [JSON.stringify(account), JSON.stringify(await read(account.id)), JSON.stringify(rows)])
        expect(text).not.toContain(token);
    });

    it('an invitation works once, even for two concurrent requests', async () => {
      const body = newInvite();
      await invite(body);
      const token = await linkTo(api, body.email);
      const answers = await Promise.all([accept(token), accept(token), accept(token)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
      for (const answer of [await look(token), await accept(token)])
        expect(answer).toMatchObject({ status: 422, body: { code: 'link_expired' } });
    });

    it('rejects an invitation after 72 hours, and shows this expiration time in the account', async () => {
      const body = newInvite();
      const account = await invite(body);
      const token = await linkTo(api, body.email);
      await api.database.query('UPDATE staff_invitations SET expires_at = now() WHERE staff_id = $1', [account.id]);
      await look(token).expect(422);
      await accept(token).expect(422);
      expect((await read(account.id)).invitation?.state).toBe('expired');
    });

    it('resending an invitation invalidates the previous link immediately', async () => {
      const body = newInvite();
      const account = await invite(body);
      const old = await linkTo(api, body.email);
      await call(admin, 'post', `/api/admin/staff/${account.id}/invitation`).expect(200);
      await look(old).expect(422);
      await accept(old).expect(422);
      await accept(await linkTo(api, body.email, 2)).expect(200);
      const again = await call(admin, 'post', `/api/admin/staff/${account.id}/invitation`).expect(409);
      expect(again.body).toMatchObject({ code: 'not_invited' });
      expect((await auditOf(account)).map(({ kind }) => kind)).toEqual(['staff_invited', 'staff_invitation_resent']);
    });

    it('limits resent invitations to five an hour per account and sixty an hour per admin', async () => {
      const again = ({ id }: { id: string }) => call(admin, 'post', `/api/admin/staff/${id}/invitation`);
      const account = await invite();
      for (let sent = 0; sent < INVITATIONS_PER_ACCOUNT.times; sent++) await again(account).expect(200);
      await again(account).expect(429);
      const key = keyOf(INVITATIONS_PER_ADMIN.name, admin.id);
      await api.database.query('UPDATE sign_in_attempts SET count = $2 WHERE key = $1', [
        key,
        INVITATIONS_PER_ADMIN.times,
      ]);
      await call(admin, 'post', '/api/admin/staff', newInvite()).expect(429);
      await change(account.id, { email: newInvite().email }).expect(429);
    });

    it('sends a pending invitation again when the email address changes', async () => {
      const body = newInvite();
      const account = await invite(body);
      const old = await linkTo(api, body.email);
      const email = `new-${body.email}`;
      await change(account.id, { email }).expect(200);
      await accept(old).expect(422);
      await accept(await linkTo(api, email)).expect(200);
    });

    it('disabling an account invalidates its invitation', async () => {
      const body = newInvite();
      const account = await invite(body);
      const token = await linkTo(api, body.email);
      await change(account.id, { disabled: true }).expect(200);
      await accept(token).expect(422);
      await call(admin, 'post', `/api/admin/staff/${account.id}/invitation`).expect(409);
      await change(account.id, { disabled: false }).expect(200);
      await accept(await linkTo(api, body.email, 2)).expect(200);
    });

    it('keeps the invitation valid when a weak password is rejected', async () => {
      const body = newInvite();
      await invite(body);
      const token = await linkTo(api, body.email);
      const refused = await accept(token, 'password1234').expect(422);
      expect(refused.body).toMatchObject({ code: 'password_too_common', issues: [{ path: 'password' }] });
      await accept(token).expect(200);
    });

    it('limits attempts with forged invitation links per network', async () => {
      for (let tries = 0; tries < 3; tries++) await look(randomUUID()).expect(422);
      await api.database.query('UPDATE sign_in_attempts SET count = $2 WHERE key = $1', [
        keyOf(LINKS_OPENED.name, '127.0.0.1'),
        LINKS_OPENED.times,
      ]);
      await look(randomUUID()).expect(429);
      await accept(randomUUID()).expect(429);
    });

    it('rejects the sign-in of an invited account before the invitation is accepted', async () => {
      const body = newInvite('admin');
      await invite(body);
      for (const password of [PASSWORD, 'null']) await logIn(body.username, password).expect(401);
    });

    it('returns an error for an invalid field, or for a username that already exists in any letter case', async () => {
      const body = newInvite();
      await invite(body);
      const taken = await call(admin, 'post', '/api/admin/staff', { ...body, username: body.username.toUpperCase() });
      expect(taken).toMatchObject({ status: 409, body: { code: 'username_taken' } });
      const bad = await call(admin, 'post', '/api/admin/staff', { username: 'a b', email: 'nobody', role: 'owner' });
      expect(bad.status).toBe(422);
      const { issues } = bad.body as { issues: { path: string }[] };
      expect(issues.map(({ path }) => path).sort()).toEqual(['email', 'role', 'username']);
      expect(await mailsTo(api, 'nobody')).toEqual([]);
    });
  });

  describe('changes to staff accounts', () => {
    it('a change of role ends all sessions and is recorded with the old and new roles', async () => {
      const member = await givenStaff(api, 'support');
      const answer = await change(member.id, { role: 'analyst' }).expect(200);
      expect(answer.body).toMatchObject({ role: 'analyst', sessions: 0, sessionList: [] });
      await call(member, 'get', CONSOLE).expect(401);
      const signedIn = (await logIn(member.username, STAFF_PASSWORD).expect(200)).body as StaffToken;
      expect(signedIn.staff.role).toBe('analyst');
      const entries = await auditOf(member);
      expect(entries).toMatchObject([
        {
          kind: 'staff_role_changed',
          staff: { id: admin.id },
          detail: member.username,
          reason: REASON,
          changes: { role: ['support', 'analyst'] },
        },
      ]);
    });

    it('a change to the email address keeps the sessions', async () => {
      const member = await givenStaff(api, 'support');
      await change(member.id, { email: 'grace@example.com' }).expect(200);
      await call(member, 'get', CONSOLE).expect(200);
      await change(member.id, { email: null }).expect(200);
      expect((await auditOf(member)).map(({ changes }) => changes)).toEqual([
        { email: [null, 'grace@example.com'] },
        { email: ['grace@example.com', null] },
      ]);
    });

    it('disabling an account ends its sessions, and enabling restores access', async () => {
      const member = await givenStaff(api, 'support');
      expect((await change(member.id, { disabled: true }).expect(200)).body).toMatchObject({ state: 'disabled' });
      await call(member, 'get', CONSOLE).expect(401);
      await logIn(member.username, STAFF_PASSWORD).expect(401);
      expect((await change(member.id, { disabled: false }).expect(200)).body).toMatchObject({ state: 'active' });
      await logIn(member.username, STAFF_PASSWORD).expect(200);
      expect((await auditOf(member)).map(({ kind }) => kind)).toEqual(['staff_disabled', 'staff_enabled']);
    });

    it('records no change when a save changes nothing', async () => {
      const member = await givenStaff(api, 'support');
      await change(member.id, { role: 'support', disabled: false, email: null }).expect(200);
      await call(member, 'get', CONSOLE).expect(200);
      expect(await auditOf(member)).toEqual([]);
    });

    it('returns 422 for a change to a staff account without a reason', async () => {
      const member = await givenStaff(api, 'support');
      for (const refused of [
        await call(admin, 'patch', `/api/admin/staff/${member.id}`, { role: 'analyst' }),
        await call(admin, 'patch', `/api/admin/staff/${member.id}`, { role: 'analyst', reason: ' ok ' }),
        await call(admin, 'post', `/api/admin/staff/${member.id}/sign-out`, {}),
      ])
        expect(refused).toMatchObject({ status: 422, body: { issues: [{ path: 'reason' }] } });
      expect((await read(member.id)).role).toBe('support');
    });

    it('returns 404 for an unknown staff account', async () => {
      await change(randomUUID(), { role: 'analyst' }).expect(404);
      await act(randomUUID(), 'sign-out').expect(404);
      await call(admin, 'get', '/api/admin/staff/nobody').expect(404);
    });
  });

  describe("an admin's own account", () => {
    it('prevents admins from changing their own role, resetting their own second factor or disabling their own account', async () => {
      const refusals = [
        await change(admin.id, { role: 'support' }),
        await change(admin.id, { disabled: true }),
        await act(admin.id, 'reset-second-factor'),
      ];
      for (const refusal of refusals) expect(refusal).toMatchObject({ status: 409, body: { code: 'own_account' } });
      expect(await read(admin.id)).toMatchObject({ role: 'admin', state: 'active' });
    });

    it('lets admins change their own email address', async () => {
      await change(admin.id, { email: 'me@example.com' }).expect(200);
      expect((await read(admin.id)).email).toBe('me@example.com');
    });
  });

  describe('the last active admin', () => {
    const onlyAdmins = (...ids: string[]) =>
      api.database.query(`UPDATE staff SET active = false WHERE role = 'admin' AND id <> ALL ($1)`, [ids]);
    const activeAdmins = async (): Promise<number> => {
      const rows: { count: number }[] = await api.database.query(
        `SELECT count(*)::int AS count FROM staff WHERE role = 'admin' AND active`,
      );
      return rows[0]!.count;
    };

    it.each([{ disabled: true }, { role: 'support' }])(
      "keeps one active admin when two admins concurrently make the change %j to each other's account",
      async (body) => {
        const other = await givenStaff(api);
        await onlyAdmins(admin.id, other.id);
        const answers = await Promise.all([change(other.id, body), change(admin.id, body, other)]);
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
        expect(await activeAdmins()).toBe(1);
      },
    );

    it('an admin with a pending invitation does not count as active', async () => {
      const other = await givenStaff(api);
      await onlyAdmins(admin.id, other.id);
      await invite(newInvite('admin'));
      const answers = await Promise.all([
        change(other.id, { disabled: true }),
        change(admin.id, { disabled: true }, other),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    });
  });

  describe('admin actions on staff accounts', () => {
    it('signs a staff member out everywhere', async () => {
      const member = await givenStaff(api, 'support');
      expect((await read(member.id)).sessionList).toHaveLength(1);
      expect((await act(member.id, 'sign-out').expect(200)).body).toMatchObject({ sessions: 0 });
      await call(member, 'get', CONSOLE).expect(401);
      expect(await auditOf(member)).toMatchObject([
        { kind: 'staff_sessions_ended', changes: { sessions: [1, 0] }, reason: REASON },
      ]);
    });

    it('resets the second factor and ends the sessions', async () => {
      const member = await givenStaff(api, 'support');
      expect((await act(member.id, 'reset-second-factor').expect(409)).body).toMatchObject({
        code: 'second_factor_off',
      });
      await api.database.query(
        `INSERT INTO staff_totp_secrets (staff_id, sealed_secret, confirmed_at) VALUES ($1, 'sealed', now())`,
        [member.id],
      );
      await api.database.query(`INSERT INTO staff_recovery_codes (staff_id, digest) VALUES ($1, 'digest')`, [
        member.id,
      ]);
      expect(await read(member.id)).toMatchObject({ twoStep: true, recoveryCodesLeft: 1 });
      expect((await act(member.id, 'reset-second-factor').expect(200)).body).toMatchObject({
        twoStep: false,
        twoStepSince: null,
        recoveryCodesLeft: 0,
        sessions: 0,
      });
      await call(member, 'get', CONSOLE).expect(401);
      await logIn(member.username, STAFF_PASSWORD).expect(200);
      expect((await auditOf(member)).map(({ kind }) => kind)).toEqual(['staff_second_factor_reset']);
    });

    it('unlocks an account that was locked by failed sign-ins', async () => {
      const member = await givenStaff(api, 'support');
      await api.database.query(
        `INSERT INTO sign_in_attempts (key, count, window_ends_at) VALUES ($1, $2, now() + interval '1 day')`,
        [keyOf(STAFF_FAILURES.name, staffNameKey(member.username)), STAFF_FAILURES.times],
      );
      const locked = await read(member.id);
      expect(locked.state).toBe('locked');
      expect(Date.parse(locked.lockedUntil!)).toBeGreaterThan(Date.now() + 23 * 3_600_000);
      const unlocked = (await act(member.id, 'unlock').expect(200)).body as StaffAccount;
      expect(unlocked).toMatchObject({ state: 'active', lockedUntil: null });
    });
  });

  describe('the list of staff accounts', () => {
    const list = async (query: string): Promise<StaffAccountList> =>
      (await call(admin, 'get', `/api/admin/staff?${query}`).expect(200)).body as StaffAccountList;

    it('searches, filters and sorts accounts on the server', async () => {
      const word = randomUUID().slice(0, 8);
      const names = ['c', 'a', 'b'].map((letter) => `${letter}-${word}`);
      for (const username of names) await invite({ username, email: `${username}@example.com`, role: 'support' });
      await change((await list(`q=c-${word}`)).items[0]!.id, { disabled: true }).expect(200);
      const sorted = await list(`q=${word.toUpperCase()}&sort=username&order=asc`);
      expect(sorted.items.map(({ username }) => username)).toEqual([...names].sort());
      expect(sorted.total).toBe(3);
      expect((await list(`q=${word}&state=disabled`)).items.map(({ username }) => username)).toEqual([names[0]]);
      expect((await list(`q=${word}&state=invited`)).total).toBe(2);
      expect((await list(`q=${word}&role=admin`)).total).toBe(0);
      const second = await list(`q=${word}&sort=role&perPage=2&page=2`);
      expect(second).toMatchObject({ total: 3, items: [expect.anything()] });
      const rest = await list(`q=${word}&sort=role&perPage=2`);
      expect(new Set([...rest.items, ...second.items].map(({ id }) => id)).size).toBe(3);
    });

    it('returns 422 for an unknown column or state', async () => {
      for (const query of ['sort=password_hash', 'state=gone', 'role=owner'])
        await call(admin, 'get', `/api/admin/staff?${query}`).expect(422);
    });
  });
});

describe('invitations while the mail queue is unavailable', () => {
  it('the next sweep sends an invitation that could not be queued before', async () => {
    const proxy = await startProxy(await emptyRedisUrl());
    const api = await startApp({ worker: true, env: { REDIS_URL: proxy.url } });
    try {
      const admin = await givenStaff(api);
      const body = newInvite();
      proxy.cut();
      const account = (await callOf(api)(admin, 'post', '/api/admin/staff', body).expect(201)).body as StaffAccount;
      expect(account.invitation).toMatchObject({ state: 'waiting', sentAt: null });
      proxy.mend();
      await until('a sweep has queued the invitation', async () => {
        await api.worker!.get(SweepProcessor).process();
        const rows: unknown[] = await api.database.query('SELECT FROM staff_invitations WHERE queued_at IS NOT NULL');
        return rows.length > 0;
      });
      await api
        .visitor()
        .post('/api/admin/invitation')
        .send({ token: await linkTo(api, body.email) })
        .expect(200);
    } finally {
      await api.close();
      await proxy.close();
    }
  });
});
