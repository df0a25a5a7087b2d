import type { SecurityEventList } from '@shortlist/shared/contract/common/security-events';
import { SweepProcessor } from '../maintenance/sweep.processor.js';
import { startApp, type TestApp, type Visitor } from '../../test/support/app.js';
import { PASSWORD, givenPerson, givenPlan, givenResume, type Person } from '../../test/support/given.js';
import { STAFF_PASSWORD, givenStaff } from '../../test/support/given-staff.js';

const FIREFOX_ON_WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

interface Row {
  kind: string;
  user_id: string | null;
  staff_id: string | null;
  subject_id: string | null;
  detail: string | null;
  network: string | null;
  device: string;
}

describe('security events', () => {
  let api: TestApp;
  let ada: Person;
  beforeAll(async () => {
    api = await startApp({ worker: true, env: { TRUST_PROXY: '1' } });
  });
  beforeEach(async () => {
    ada = await givenPerson(api);
  });
  afterAll(() => api.close());

  const signIn = (password = PASSWORD, browser = api.visitor()) =>
    browser
      .post('/api/auth/login')
      .set('User-Agent', FIREFOX_ON_WINDOWS)
      .set('X-Forwarded-For', '203.0.113.7')
      .send({ email: ada.email, password });
  const page = async (browser: Visitor, query = '') =>
    (await browser.get(`/api/auth/security-events${query}`).expect(200)).body as SecurityEventList;
  const kinds = async (browser = ada.browser) => (await page(browser)).items.map(({ kind }) => kind);
  const rows = (condition: string, ...values: unknown[]): Promise<Row[]> =>
    api.database.query(`SELECT * FROM security_events WHERE ${condition} ORDER BY id`, values);

  describe('recorded security events of an account', () => {
    it('records sign-up, sign-in and failed sign-in, with the device', async () => {
      await signIn('wrong wrong wrong').expect(401);
      await signIn().expect(200);
      const { items } = await page(ada.browser);
      expect(items.map(({ kind, device }) => [kind, device])).toEqual([
        ['signed_in', 'Firefox on Windows'],
        ['sign_in_failed', 'Firefox on Windows'],
        ['signed_up', ''],
      ]);
    });

    it('records only the first blocked sign-in of an hour', async () => {
      for (let i = 0; i < 13; i++) await signIn(`guess number ${i}`);
      await signIn().expect(429);
      const seen = await kinds();
      expect(seen.filter((kind) => kind === 'sign_in_blocked')).toHaveLength(1);
      expect(seen.filter((kind) => kind === 'sign_in_failed')).toHaveLength(10);
    });

    it('records the sign-out of one device and of all other devices', async () => {
      const phone = api.visitor();
      await signIn(PASSWORD, phone).expect(200);
      const sessions = (await ada.browser.get('/api/auth/sessions')).body as { id: string; current: boolean }[];
      await ada.browser.delete(`/api/auth/sessions/${sessions.find(({ current }) => !current)!.id}`).expect(204);
      await ada.browser.delete('/api/auth/sessions').expect(204);
      const { items } = await page(ada.browser);
      expect(items.slice(0, 2)).toMatchObject([
        { kind: 'other_devices_signed_out', detail: null },
        { kind: 'device_signed_out', detail: 'Firefox on Windows' },
      ]);
    });

    it('records changes to the password and email address', async () => {
      await ada.browser.post('/api/auth/email').send({ email: 'new@example.com', password: PASSWORD }).expect(202);
      await ada.browser.delete('/api/auth/email').expect(204);
      await ada.browser.delete('/api/auth/email').expect(204);
      await ada.browser.post('/api/auth/password').send({ password: 'another long secret 7' }).expect(204);
      expect((await kinds()).slice(0, 3)).toEqual([
        'password_changed',
        'email_change_canceled',
        'email_change_requested',
      ]);
    });

    it('records requested and canceled account deletions', async () => {
      await ada.browser.delete('/api/auth/user').expect(204);
      await signIn(PASSWORD, ada.browser).expect(200);
      await ada.browser.post('/api/auth/user/keep').expect(200);
      await ada.browser.post('/api/auth/user/keep').expect(200);
      expect((await kinds()).slice(0, 3)).toEqual(['deletion_canceled', 'signed_in', 'deletion_requested']);
    });

    it('records data exports, and exports the recorded events', async () => {
      await ada.browser.get('/api/auth/user/export').expect(200);
      const { body } = await ada.browser.get('/api/auth/user/export').expect(200);
      expect((body as { securityEvents: object[] }).securityEvents).toMatchObject([
        { event: 'signed_up', detail: null, device: '', network: expect.any(String) as string },
        { event: 'data_exported' },
        { event: 'data_exported' },
      ]);
    });

    it('records no security event if the change fails', async () => {
      await ada.browser.post('/api/auth/password').send({ password: PASSWORD, currentPassword: 'wrong' }).expect(422);
      await ada.browser.post('/api/auth/email').send({ email: ada.email }).expect(422);
      expect(await kinds()).toEqual(['identity_check_failed', 'signed_up']);
    });
  });

  describe('networks in security events', () => {
    it('stores networks as keyed hashes that are equal only for the same network', async () => {
      await signIn().expect(200);
      await signIn().expect(200);
      const [up, first, second] = await rows('user_id = $1', ada.id);
      expect(first!.network).toMatch(/^[\w-]{22}$/);
      expect(second!.network).toBe(first!.network);
      expect(up!.network).not.toBe(first!.network);
    });

    it('shows the owner whether each event came from the current network or another one', async () => {
      await signIn().expect(200);
      const { items } = await page(ada.browser);
      expect(items.map(({ sameNetwork }) => sameNetwork)).toEqual([false, true]);
    });
  });

  describe('lists of security events', () => {
    it('paginates events newest first, without duplicates', async () => {
      await api.database.query(
        `INSERT INTO security_events (kind, user_id) SELECT 'signed_in', $1 FROM generate_series(1, 44)`,
        [ada.id],
      );
      const seen: string[] = [];
      let next: string | null = '';
      while (next !== null) {
        const answer: SecurityEventList = await page(ada.browser, next && `?before=${next}`);
        seen.push(...answer.items.map(({ id }) => id));
        next = answer.next;
      }
      expect(seen).toHaveLength(45);
      expect(new Set(seen).size).toBe(45);
      expect([...seen].sort((a, b) => Number(b) - Number(a))).toEqual(seen);
    });

    it('shows events to their owner only', async () => {
      const eve = await givenPerson(api);
      expect(await kinds(eve.browser)).toEqual(['signed_up']);
      await api.visitor().get('/api/auth/security-events').expect(401);
    });

    it.each(['-1', 'x', '1e3', '9'.repeat(19), '%00'])('rejects before=%j and names the parameter', async (before) => {
      const { body } = await ada.browser.get(`/api/auth/security-events?before=${before}`).expect(422);
      expect(body).toMatchObject({ issues: [{ path: 'before' }] });
    });
  });

  describe('recorded security events of staff', () => {
    const withToken = (token: string) => ({ authorization: `Bearer ${token}` });

    it('records successful and failed staff sign-ins, including those with unknown usernames', async () => {
      const staff = await givenStaff(api);
      const before = (await rows('user_id IS NULL AND staff_id IS NULL')).length;
      const logIn = (username: string, password: string) =>
        api.visitor().post('/api/admin/login').send({ username, password });
      await logIn(staff.username, 'a guess').expect(401);
      await logIn('nobody-like-this', STAFF_PASSWORD).expect(401);
      const own = await rows('staff_id = $1', staff.id);
      expect(own.map(({ kind }) => kind)).toEqual(['staff_signed_in', 'staff_sign_in_failed']);
      const nobodys = await rows('user_id IS NULL AND staff_id IS NULL');
      expect(nobodys.slice(before)).toMatchObject([{ kind: 'staff_sign_in_failed' }]);
    });

    it('records who created, changed and deleted a promo code', async () => {
      const staff = await givenStaff(api);
      const headers = withToken(staff.token);
      const code = { code: 'AUDITED', kind: 'percent', value: 10, appliesTo: ['pro'] };
      const { body } = await api.visitor().post('/api/admin/promo-codes').set(headers).send(code).expect(201);
      const { id } = body as { id: string };
      await api.visitor().patch(`/api/admin/promo-codes/${id}`).set(headers).send({ active: false }).expect(200);
      await api.visitor().delete(`/api/admin/promo-codes/${id}`).set(headers).expect(204);
      expect(await rows('subject_id = $1', id)).toMatchObject([
        {
          kind: 'promo_code_created',
          staff_id: staff.id,
          detail: 'AUDITED {"kind":"percent","value":10,"maxUses":null}',
        },
        { kind: 'promo_code_changed', staff_id: staff.id, detail: 'AUDITED', changes: { active: [true, false] } },
        { kind: 'promo_code_deleted', staff_id: staff.id, detail: 'AUDITED' },
      ]);
    });

    it("records who read and answered a request, and hides the staff member's device from the owner", async () => {
      const staff = await givenStaff(api, 'support');
      const headers = { ...withToken(staff.token), 'User-Agent': FIREFOX_ON_WINDOWS };
      await givenPlan(api, ada, 'premium');
      const resume = await givenResume(ada);
      const request = { kind: 'resume_review', resumeId: resume.id, message: 'Please look at my summary.' };
      const { body } = await ada.browser.post('/api/service-requests').send(request).expect(201);
      const { id } = body as { id: string };
      await api.visitor().get('/api/admin/service-requests').set(headers).expect(200);
      await api.visitor().get(`/api/admin/service-requests/${id}`).set(headers).expect(200);
      const answer = { state: 'done', answer: 'It reads well.' };
      await api.visitor().patch(`/api/admin/service-requests/${id}`).set(headers).send(answer).expect(200);
      expect((await rows('staff_id = $1', staff.id)).map(({ kind }) => kind)).toEqual([
        'staff_signed_in',
        'requests_listed',
        'request_read',
        'request_answered',
      ]);
      const { items } = await page(ada.browser);
      expect(items.slice(0, 2)).toMatchObject([
        { kind: 'request_answered', device: '', sameNetwork: null },
        { kind: 'request_read', device: '', sameNetwork: null },
      ]);
    });
  });

  describe('append-only security events', () => {
    it.each([
      ['changes the kind', `UPDATE security_events SET kind = 'signed_in'`],
      ['changes the time', `UPDATE security_events SET created_at = created_at - interval '1 day'`],
      ['removes an existing account', 'UPDATE security_events SET user_id = NULL WHERE user_id IS NOT NULL'],
      ['deletes events', 'DELETE FROM security_events'],
      ['truncates the table', 'TRUNCATE security_events'],
    ])('rejects an SQL statement that %s', async (_, statement) => {
      await expect(api.database.query(statement)).rejects.toThrow('security_events is append-only');
    });

    it('events become anonymous when the account is deleted', async () => {
      await signIn().expect(200);
      const ids = (await rows('user_id = $1', ada.id)).map((row) => (row as unknown as { id: string }).id);
      await ada.browser.delete('/api/auth/user').send({ when: 'now', confirmation: ada.email }).expect(204);
      const left = await rows('id = ANY($1)', ids);
      expect(left.map(({ kind }) => kind)).toEqual(['signed_up', 'signed_in']);
      for (const row of left) expect(row).toMatchObject({ user_id: null, network: null, device: '', detail: null });
    });

    it('the sweep deletes events after a year, and anonymous events after a month', async () => {
      const staff = await givenStaff(api);
      await api.database.query(
        `INSERT INTO security_events (kind, user_id, staff_id, detail, created_at) VALUES
           ('signed_in', $1, NULL, 'kept', now() - interval '364 days'),
           ('signed_in', $1, NULL, 'over', now() - interval '366 days'),
           ('staff_signed_in', NULL, $2, 'kept', now() - interval '364 days'),
           ('staff_signed_in', NULL, $2, 'over', now() - interval '366 days'),
           ('sign_in_failed', NULL, NULL, 'kept', now() - interval '29 days'),
           ('sign_in_failed', NULL, NULL, 'over', now() - interval '31 days')`,
        [ada.id, staff.id],
      );
      await api.worker!.get(SweepProcessor).process();
      const left = await rows(`detail IN ('kept', 'over')`);
      expect(left.map(({ detail }) => detail)).toEqual(['kept', 'kept', 'kept']);
    });
  });
});
