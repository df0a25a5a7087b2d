import { spawn } from 'node:child_process';
import type { StaffToken } from '@shortlist/shared/contract/console/staff';
import { startApp, type TestApp } from '../../../test/support/app.js';
import { givenTwoStep } from '../../../test/support/given-factors.js';
import { PASSWORD } from '../../../test/support/given.js';
import { givenStaff } from '../../../test/support/given-staff.js';
import { inCheckout } from '../../../../scripts/lib/checkout.mjs';

const COMMAND = inCheckout('backend/dist/staff-command.js');

describe('staff command', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startApp();
  });
  afterAll(() => api.close());

  const staff = async (...args: string[]): Promise<{ exitCode: number | null; output: string; problem: string }> => {
    const child = spawn(process.execPath, [COMMAND, ...args], { env: { PATH: process.env.PATH, ...api.env } });
    let [output, problem] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (problem += text));
    const exitCode = await new Promise<number | null>((done) => child.once('close', done));
    return { exitCode, output, problem };
  };
  const passwordIn = (output: string): string => /password (\S+) \(shown only once\)/.exec(output)?.[1] ?? '';
  const logIn = (username: string, password: string) =>
    api.visitor().post('/api/admin/login').send({ username, password });
  const works = async ({ token }: { token: string }): Promise<boolean> =>
    (await api.visitor().get('/api/admin/promo-codes').set('authorization', `Bearer ${token}`)).status === 200;

  it('adds an account, prints its password once, and lists the account', async () => {
    const added = await staff('add', 'Grace', '--role', 'support');
    expect(added).toMatchObject({ exitCode: 0, problem: '' });
    const answer = await logIn('grace', passwordIn(added.output)).expect(200);
    expect((answer.body as StaffToken).staff).toMatchObject({ username: 'Grace', role: 'support' });
    const { output } = await staff('list');
    expect(output).toMatch(/^Grace {2}support {2}active {2}password only {2}last sign-in \d{4}-/m);
    expect(output).not.toContain(passwordIn(added.output));
    expect(await eventsOf('Grace')).toEqual(['staff_added', 'staff_signed_in']);
  });

  it('resets an account: sets a new password, removes the second factor and ends the sessions', async () => {
    const { id, username, token } = await givenStaff(api);
    await api.database.query(
      `INSERT INTO staff_totp_secrets (staff_id, sealed_secret, confirmed_at) VALUES ($1, 'sealed', now())`,
      [id],
    );
    const { output } = await staff('reset', username);
    expect(await works({ token })).toBe(false);
    await logIn(username, passwordIn(output)).expect(200);
    expect(await eventsOf(username)).toContain('staff_reset');
  });

  it('disables an account, ends its sessions, and enables the account again', async () => {
    const { username, token } = await givenStaff(api, 'support');
    expect(await staff('disable', username)).toMatchObject({ exitCode: 0 });
    expect(await works({ token })).toBe(false);
    expect((await staff('list')).output).toMatch(new RegExp(`^${username} {2}support {2}disabled`, 'm'));
    expect(await staff('enable', username)).toMatchObject({ exitCode: 0 });
    expect(await works({ token })).toBe(false);
    expect((await eventsOf(username)).slice(-2)).toEqual(['staff_disabled', 'staff_enabled']);
  });

  it('does not disable the last active admin', async () => {
    await api.database.query(`UPDATE staff SET active = false WHERE role = 'admin'`);
    const [{ username }, other] = [await givenStaff(api), await givenStaff(api)];
    const answers = await Promise.all([staff('disable', username), staff('disable', other.username)]);
    expect(answers.map(({ exitCode }) => exitCode).sort()).toEqual([0, 1]);
    expect(answers.map(({ problem }) => problem).join('')).toContain('is the last active admin');
  });

  it('sets and removes the email address for notices without ending the session', async () => {
    const { username, token } = await givenStaff(api, 'support');
    expect(await staff('email', username.toUpperCase(), 'Grace@Example.com')).toMatchObject({ exitCode: 0 });
    expect((await staff('list')).output).toMatch(new RegExp(`^${username} .*notices to grace@example.com$`, 'm'));
    await staff('email', username, 'none');
    expect((await staff('list')).output).toMatch(new RegExp(`^${username} .*no notices$`, 'm'));
    expect(await works({ token })).toBe(true);
    expect((await eventsOf(username)).slice(-2)).toEqual(['staff_email_changed', 'staff_email_changed']);
  });

  it('turns off the second factor of a user who is locked out', async () => {
    const ada = await givenTwoStep(api);
    const email = ada.email.toUpperCase();
    expect(await staff('remove-second-factor', email)).toMatchObject({ exitCode: 0 });
    await ada.browser.get('/api/auth/user').expect(401);
    await api.visitor().post('/api/auth/login').send({ email: ada.email, password: PASSWORD }).expect(200);
    expect(await staff('remove-second-factor', email)).toMatchObject({ exitCode: 1 });
  });

  it.each([
    ['no arguments', []],
    ['an unknown command', ['delete', 'admin']],
    ['no username', ['reset']],
    ['two usernames', ['reset', 'a', 'b']],
    ['an unknown username', ['reset', 'nobody']],
    ['no role', ['add', 'someone']],
    ['an unknown role', ['add', 'someone', '--role', 'root']],
    ['an invalid address', ['email', 'admin', 'nowhere']],
    ['no address', ['email', 'admin']],
    ['an unknown username for an address', ['email', 'nobody', 'a@example.com']],
    ['an unknown option', ['list', '--json']],
    ['a username with spaces', ['add', 'some one', '--role', 'admin']],
    ['a taken username', ['add', 'ADMIN', '--role', 'admin']],
  ])('rejects a command with %s and explains why', async (_, args) => {
    const { exitCode, output, problem } = await staff(...args);
    expect([exitCode, output]).toEqual([1, '']);
    expect(problem).not.toBe('');
    expect(problem).not.toContain('    at ');
  });

  const eventsOf = async (username: string): Promise<string[]> => {
    const rows: { kind: string }[] = await api.database.query(
      'SELECT e.kind FROM security_events e JOIN staff s ON s.id = e.staff_id WHERE s.username = $1 ORDER BY e.id',
      [username],
    );
    return rows.map(({ kind }) => kind);
  };
});
