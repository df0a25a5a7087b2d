import { randomUUID } from 'node:crypto';
import { getQueueToken } from '@nestjs/bullmq';
import type { AuditList } from '@shortlist/shared/contract/common/audit-log';
import type { EmailRetryView, StaffEmail, StaffEmailList } from '@shortlist/shared/contract/console/admin-emails';
import type { AdminDashboardView } from '@shortlist/shared/contract/console/admin-figures';
import type { Queue } from 'bullmq';
import type { Test } from 'supertest';
import { MAIL_QUEUE } from '../mail/mail-job.js';
import { startApp, STORES, type TestApp } from '../../test/support/app.js';
import { startProxy } from '../../test/support/cuttable-proxy.js';
import { givenPerson, type Person } from '../../test/support/given.js';
import { givenStaff, type Staff } from '../../test/support/given-staff.js';
import { emptyRedisUrl } from '../../test/support/redis.js';
import { MailServer } from '../../test/support/smtp-server.js';
import { until } from '../../test/support/until.js';

const get = (api: TestApp, { token }: Staff, path: string, query: object = {}): Test =>
  api.visitor().get(`/api/admin/${path}`).query(query).auth(token, { type: 'bearer' });
const post = (api: TestApp, { token }: Staff, path: string, body: object = {}): Test =>
  api.visitor().post(`/api/admin/${path}`).send(body).auth(token, { type: 'bearer' });

describe.each(STORES)('unsent emails in the console, with the queue in %s', (store) => {
  const server = new MailServer();
  let api: TestApp;
  let admin: Staff;
  beforeAll(async () => {
    await server.listen();
    const env = { SMTP_URL: server.url, MAIL_FROM: 'Shortlist <mail@shortlist.example>' };
    api = await startApp({ store, worker: true, env });
    admin = await givenStaff(api, 'support');
  });
  afterAll(async () => {
    await api.close();
    await server.close();
  });
  beforeEach(async () => {
    await api.database.query('DELETE FROM sign_in_attempts');
    server.refusal = undefined;
    await queue().obliterate({ force: true });
    await api.database.query('UPDATE payment_mails SET handled_at = now()');
    server.received.length = 0;
  });

  const queue = (): Queue => api.worker!.get<Queue>(getQueueToken(MAIL_QUEUE));
  const list = async (query: object = {}) =>
    (await get(api, admin, 'emails', query).expect(200)).body as StaffEmailList;
  const retriesLogged = async () =>
    ((await get(api, await givenStaff(api), 'audit-log', { kind: 'email_retried' }).expect(200)).body as AuditList)
      .items;

  /** Registers a user whose first email is permanently rejected by the mail server. */
  const refused = async (): Promise<{ person: Person; email: StaffEmail }> => {
    server.refusal = 550;
    const earlier = new Set((await list({ state: 'failed' })).items.map(({ id }) => id));
    const person = await givenPerson(api);
    let found: StaffEmail | undefined;
    await until('the email has failed', async () => {
      const { items } = await list({ state: 'failed', sort: 'createdAt' });
      found = items.find(({ id }) => !earlier.has(id));
      return found !== undefined;
    });
    server.refusal = undefined;
    expect(found!.recipient).toBe(`${person.email[0]}•••@example.com`);
    return { person, email: found! };
  };
  const givenNote = async (person: Person, age: string): Promise<string> => {
    const rows: { id: string }[] = await api.database.query(
      `INSERT INTO payment_mails (user_id, kind, subscription_id, created_at)
       VALUES ($1, 'plan_unpaid', (SELECT id FROM subscriptions WHERE user_id = $1), now() - $2::interval) RETURNING id`,
      [person.id, age],
    );
    return rows[0]!.id;
  };
  const givenEndedPlan = (person: Person): Promise<unknown> =>
    api.database.query(
      `INSERT INTO subscriptions (user_id, plan, state, provider, reference) VALUES ($1, 'pro', 'canceled', 'sandbox', $2)`,
      [person.id, randomUUID()],
    );

  it('lists failed emails with attempts, error and a masked address', async () => {
    const { person, email } = await refused();
    expect(email).toMatchObject({
      kind: 'verify_email',
      state: 'failed',
      attempts: 1,
      error: 'the mail server rejected the email EENVELOPE 550',
    });
    expect(Date.parse(email.triedAt!)).toBeLessThanOrEqual(Date.now());
    expect(JSON.stringify(await list())).not.toContain(person.email);
  });

  it('resends an email and records it in the audit log without the email address', async () => {
    const { person, email } = await refused();
    expect((await post(api, admin, `emails/${email.id}/retry`).expect(200)).body).toEqual({ retried: 1 });
    await until('the email is sent', () => server.received.some(({ recipients }) => recipients.includes(person.email)));
    await until('the list of unsent emails is empty', async () => (await list()).total === 0);
    await post(api, admin, `emails/${email.id}/retry`).expect(404);
    const [entry] = await retriesLogged();
    expect(entry).toMatchObject({
      detail: `verify_email to ${email.recipient}`,
      staff: { username: admin.username },
      user: { id: person.id },
    });
  });

  it('resending an email that is waiting for its retry sends the email immediately', async () => {
    server.refusal = 450;
    const person = await givenPerson(api);
    await until('the email waits for another attempt', async () => (await list({ state: 'retrying' })).total === 1);
    server.refusal = undefined;
    const [email] = (await list()).items;
    expect(email).toMatchObject({ state: 'retrying', attempts: 1 });
    await post(api, admin, `emails/${email!.id}/retry`).expect(200);
    await until('the email is sent', () => server.received.some(({ recipients }) => recipients.includes(person.email)));
  });

  it('resends the selected emails, or all failed ones', async () => {
    const some = [await refused(), await refused(), await refused()];
    const ids = some.slice(0, 2).map(({ email }) => email.id);
    const retry = async (body: object) =>
      ((await post(api, admin, 'emails/retry', body).expect(200)).body as EmailRetryView).retried;
    expect(await retry({ ids: [...ids, 'unknown'] })).toBe(2);
    await until('two emails are sent', () => server.received.length === 2);
    expect((await list({ state: 'failed' })).items.map(({ id }) => id)).toEqual([some[2]!.email.id]);
    expect(await retry({})).toBe(1);
    await until('all emails are sent', () => server.received.length === 3);
    expect(await retry({})).toBe(0);
    expect((await retriesLogged()).slice(0, 2).map(({ detail }) => detail)).toEqual(['1 email', '2 emails']);
    await post(api, admin, 'emails/retry', { ids: [] }).expect(422);
    await post(api, admin, `emails/${'x'.repeat(90)}/retry`).expect(404);
  });

  it('filters, sorts and paginates the list of unsent emails', async () => {
    await queue().pause();
    const wanted = [
      { kind: 'reset_password', email: 'b@example.com', site: api.url },
      { kind: 'verify_email', email: 'c@example.com', site: api.url },
      { kind: 'password_changed', email: 'd@example.com', site: api.url },
    ];
    for (const data of wanted) await queue().add(data.kind, data);
    expect((await list({ kind: 'reset_password' })).items.map(({ recipient }) => recipient)).toEqual([
      'b•••@example.com',
    ]);
    const kinds = async (query: object) =>
      (await list({ sort: 'kind', order: 'asc', ...query })).items.map(({ kind }) => kind);
    expect(await kinds({})).toEqual(['password_changed', 'reset_password', 'verify_email']);
    expect(await kinds({ page: 2, perPage: 2 })).toEqual(['verify_email']);
    const [waiting] = (await list({ state: 'waiting' })).items;
    expect((await post(api, admin, `emails/${waiting!.id}/retry`).expect(409)).body).toMatchObject({
      code: 'email_not_failed',
    });
    await queue().obliterate({ force: true });
    await queue().resume();
  });

  it('lists payment emails by kind, including emails that were never queued', async () => {
    const person = await givenPerson(api);
    await givenEndedPlan(person);
    const old = await givenNote(person, '4 days');
    const fresh = await givenNote(person, '1 minute');
    const items = (await list({ kind: 'plan_unpaid', sort: 'createdAt', order: 'asc' })).items;
    expect(items).toMatchObject([
      { id: `payment-${old}`, state: 'failed', attempts: 0, error: 'it could not be queued for three days' },
      { id: `payment-${fresh}`, state: 'waiting' },
    ]);
    server.received.length = 0;
    await post(api, admin, `emails/payment-${old}/retry`).expect(200);
    await until('the email is sent', () => server.received.some(({ mail }) => mail.subject?.includes('ended')));
    await until('the email leaves the list', async () => (await list({ kind: 'plan_unpaid' })).total === 1);
    expect((await list({ kind: 'plan_unpaid' })).items.map(({ id }) => id)).toEqual([`payment-${fresh}`]);
  });

  it('resends a payment email once after the mail server has rejected it', async () => {
    const person = await givenPerson(api);
    await givenEndedPlan(person);
    await until('the first email is sent', () => server.received.length === 1);
    server.refusal = 550;
    const id = await givenNote(person, '1 minute');
    await queue().add('payment', { kind: 'payment', mail: id }, { jobId: `payment-${id}`, attempts: 8 });
    await until(
      'the payment email has failed',
      async () => (await list({ state: 'failed', kind: 'plan_unpaid' })).total === 1,
    );
    server.refusal = undefined;
    expect((await post(api, admin, 'emails/retry', {}).expect(200)).body).toEqual({ retried: 1 });
    await until('the second email is sent', () => server.received.length === 2);
    await until('the list of unsent emails is empty', async () => (await list()).total === 0);
  });

  it("links the dashboard's alert to the list of unsent emails", async () => {
    await refused();
    // On a busy machine, the dashboard may report that it could not read the queues in time.
    await until('the dashboard has the alert', async () => {
      const { systemAlerts } = (await get(api, admin, 'dashboard').expect(200)).body as AdminDashboardView;
      return systemAlerts.some(({ type, page }) => type === 'failed_mails' && page === 'failed_emails');
    });
  });

  it('returns 403 to analysts who open unsent emails', async () => {
    const analyst = await givenStaff(api, 'analyst');
    await get(api, analyst, 'emails').expect(403);
    await post(api, analyst, 'emails/retry').expect(403);
    await post(api, analyst, 'emails/1/retry').expect(403);
  });
});

describe('unsent emails while the queue is unavailable', () => {
  it('returns 503 for a resend and records nothing in the audit log', async () => {
    const wire = await startProxy(await emptyRedisUrl());
    const api = await startApp({ env: { REDIS_URL: wire.url } });
    try {
      const admin = await givenStaff(api);
      wire.cut();
      expect((await get(api, admin, 'emails').expect(503)).body).toMatchObject({ code: 'unavailable' });
      await post(api, admin, 'emails/retry').expect(503);
      const { body } = await get(api, admin, 'audit-log', { kind: 'email_retried' }).expect(200);
      expect((body as AuditList).total).toBe(0);
      wire.mend();
    } finally {
      await api.close();
      await wire.close();
    }
  });
});
