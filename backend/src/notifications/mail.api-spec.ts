import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { getQueueToken } from '@nestjs/bullmq';
import type { Job, Queue } from 'bullmq';
import { User } from '../users/user.entity.js';
import { MAIL_QUEUE } from '../mail/mail-job.js';
import { SweepProcessor } from '../maintenance/sweep.processor.js';
import { STORES, startApp, type TestApp } from '../../test/support/app.js';
import { startProxy } from '../../test/support/cuttable-proxy.js';
import { PASSWORD, givenPerson } from '../../test/support/given.js';
import { SUBJECTS, mailTo, outboxFolder } from '../../test/support/outbox.js';
import { emptyRedisUrl } from '../../test/support/redis.js';
import { MailServer } from '../../test/support/smtp-server.js';
import { until } from '../../test/support/until.js';
import { startProgram } from '../../test/support/program.js';

// Functions to run even if a test fails, because open connections would keep the test process from ending.
const afterwards: (() => Promise<void>)[] = [];
const atTheEnd: (() => Promise<void>)[] = [];
const closeAll = async (open: (() => Promise<void>)[]): Promise<void> => {
  for (const close of open.splice(0)) await close();
};
afterEach(() => closeAll(afterwards));
afterAll(() => closeAll(atTheEnd));

const mailQueue = (api: TestApp): Queue => api.worker!.get<Queue>(getQueueToken(MAIL_QUEUE));
const jobs = (api: TestApp): Promise<Job[]> => mailQueue(api).getJobs(['completed', 'failed', 'delayed', 'waiting']);

describe.each(STORES)('emails, with the queue in %s', (store) => {
  const server = new MailServer();
  let api: TestApp;
  beforeAll(async () => {
    await server.listen();
    const MAIL_FROM = 'Shortlist <mail@shortlist.example>';
    api = await startApp({
      store,
      worker: true,
      env: { SMTP_URL: server.url, MAIL_FROM, SUPPORT_EMAIL: 'help@shortlist.example' },
    });
    atTheEnd.push(
      () => api.close(),
      () => server.close(),
    );
  });
  afterEach(() => {
    server.received.length = 0;
    server.refusal = undefined;
  });

  const received = async (nth = 1) => {
    await until(`${nth} emails have arrived`, () => server.received.length >= nth);
    return server.received[nth - 1]!;
  };

  it('sends emails to the recipient only, as HTML and as text', async () => {
    const ada = await givenPerson(api, { firstName: 'Ada' });
    const { from, recipients, mail } = await received();
    expect([from, recipients]).toEqual(['mail@shortlist.example', [ada.email]]);
    expect(mail).toMatchObject({
      subject: SUBJECTS.verify,
      from: { name: 'Shortlist', address: 'mail@shortlist.example' },
      to: [{ address: ada.email }],
    });
    const url = /https?:\S+/.exec(mail.text!)![0];
    expect(url).toMatch(new RegExp(`^${api.url}/verify-email\\?token=[\\w-]{43}$`));
    expect(mail.text).toContain('Hello Ada,');
    expect(mail.text).toContain('3 days');
    expect(mail.text).toContain('Questions? Write to help@shortlist.example.');
    expect(mail.html).toContain(`href="${url}"`);
    expect(mail.html).toContain('Confirm address');
    expect(mail.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
  });

  it.each([
    ['HTML', '<img src=x onerror=alert(1)>'],
    ['a header', 'Ada\r\nBcc: everybody@example.com'],
    ['an advertisement', 'Win at www.casino.example'],
    ['a web address', 'https://casino.example'],
  ])('omits a name that contains %s from the greeting', async (_, firstName) => {
    await givenPerson(api, { firstName });
    const { recipients, raw, mail } = await received();
    expect(recipients).toHaveLength(1);
    expect(mail.text).toMatch(/^Hello,/);
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
    for (const trick of ['onerror', 'everybody', 'casino']) expect(raw).not.toContain(trick);
  });

  it('shows an email address as plain text, whatever characters it contains', async () => {
    const ada = await givenPerson(api);
    await received();
    const email = `o'brien.${ada.email}`;
    await ada.browser.post('/api/auth/email').send({ email, password: PASSWORD }).expect(202);
    await until('both emails have arrived', () => server.received.length === 3);
    const notice = server.received.find(({ mail }) => mail.subject === SUBJECTS.changing)!;
    expect(notice.mail.html).toContain('o&#39;brien.');
    const confirmation = server.received.find(({ mail }) => mail.subject === SUBJECTS.confirm)!;
    expect(confirmation.recipients).toEqual([email]);
  });

  it.each(['a@example.com\r\nBcc: b@example.com', 'a@example.com, b@example.com', 'Ada <a@example.com>'])(
    'sends no email to addresses like %j',
    async (email) => {
      await api.visitor().post('/api/auth/password/forgot').send({ email }).expect(422);
    },
  );

  it("keeps rejected emails for operators, without the recipient's address", async () => {
    server.refusal = 550;
    const { email } = await givenPerson(api);
    let job: Job | undefined;
    await until('the email has failed', async () => {
      job = (await jobs(api)).find(({ data }) => (data as { email: string }).email === email);
      return (await job?.isFailed()) === true;
    });
    expect(job).toMatchObject({ failedReason: 'the mail server rejected the email EENVELOPE 550' });
    await api.worker!.get(SweepProcessor).process();
    expect(await mailQueue(api).getFailedCount()).toBe(1);
  });

  it('keeps emails queued while the mail server is down, and requests still succeed', async () => {
    await server.close();
    const { email, id } = await givenPerson(api);
    await api.visitor().post('/api/auth/password/forgot').send({ email }).expect(202);
    await until('both emails wait for another attempt', async () => (await mailQueue(api).getDelayedCount()) === 2);
    const waiting = await mailQueue(api).getDelayed();
    for (const job of waiting) expect(job.opts).toMatchObject({ attempts: 8, backoff: { type: 'exponential' } });
    await server.listen();
    for (const job of waiting) await job.promote();
    const subjects = [await received(1), await received(2)].map(({ mail }) => mail.subject);
    expect(subjects.sort()).toEqual([SUBJECTS.reset, SUBJECTS.verify].sort());
    // Compares the purposes of links instead of counting links, because every attempt to send an email creates a link.
    const purposes: unknown[] = await api.database.query(
      'SELECT DISTINCT purpose FROM mail_tokens WHERE user_id = $1 ORDER BY purpose',
      [id],
    );
    expect(purposes).toHaveLength(2);
  });

  it('the next sweep deletes sent emails and expired links', async () => {
    const { id } = await givenPerson(api);
    await received();
    await until('the job has ended', async () => (await mailQueue(api).getActiveCount()) === 0);
    await api.database.query(`UPDATE mail_tokens SET expires_at = now() - interval '1 second' WHERE user_id = $1`, [
      id,
    ]);
    await api.worker!.get(SweepProcessor).process();
    expect(await mailQueue(api).getCompletedCount()).toBe(0);
    expect(await api.database.query('SELECT 1 FROM mail_tokens WHERE user_id = $1', [id])).toEqual([]);
  });

  it('skips emails that are no longer needed', async () => {
    const ada = await givenPerson(api);
    await received();
    await api.database.getRepository(User).update({ id: ada.id }, { emailVerified: true });
    await mailQueue(api).add('verify_email', { kind: 'verify_email', email: ada.email, site: api.url });
    await mailQueue(api).add('verify_email', { kind: 'reset_password', email: ada.email, site: api.url });
    expect((await received(2)).mail.subject).toBe(SUBJECTS.reset);
  });
});

describe('links in emails', () => {
  it('uses the configured public URL in links', async () => {
    const api = await startApp({ worker: true, env: { PUBLIC_URL: 'https://shortlist.example/' } });
    afterwards.push(() => api.close());
    const { email } = await givenPerson(api);
    const { text } = await mailTo(api, email, SUBJECTS.verify);
    expect(text).toContain('https://shortlist.example/verify-email?token=');
  });

  it("links do not depend on the request's Host header", async () => {
    const api = await startApp({ worker: true, env: { PORT: '3999' } });
    afterwards.push(() => api.close());
    const { email } = await givenPerson(api);
    const forged = [
      ['Host', 'elsewhere.example'],
      ['Host', '127.0.0.1.elsewhere.example'],
      ['Host', 'localhost@elsewhere.example'],
      ['X-Forwarded-Host', 'elsewhere.example'],
      ['Forwarded', 'host=elsewhere.example'],
    ] as const;
    for (const [i, [header, value]] of forged.entries()) {
      await api.visitor().post('/api/auth/password/forgot').set(header, value).send({ email }).expect(202);
      const { text, html } = await mailTo(api, email, SUBJECTS.reset, i + 1);
      expect(text).toMatch(/http:\/\/127\.0\.0\.1:\d+\/reset-password\?token=/);
      expect(text! + html!).not.toContain('elsewhere');
    }
  });
});

describe('emails without a mail server', () => {
  it('writes emails to files that only the owner can read, in chronological order', async () => {
    const api = await startApp({ worker: true });
    afterwards.push(() => api.close());
    const ada = await givenPerson(api);
    await mailTo(api, ada.email, SUBJECTS.verify);
    await api.visitor().post('/api/auth/password/forgot').send({ email: ada.email }).expect(202);
    await mailTo(api, ada.email, SUBJECTS.reset);
    const folder = outboxFolder(api);
    const names = readdirSync(folder).sort();
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    for (const name of names) {
      expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-[0-9a-f]{6}\.eml$/);
      expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
    }
    const subjects = names.map((name) => /^Subject: (.*)$/m.exec(readFileSync(join(folder, name), 'utf8'))![1]);
    expect(subjects).toEqual([SUBJECTS.verify, SUBJECTS.reset]);
  });

  it("logs the name of the email file without the recipient's address or the link", async () => {
    const api = await startApp();
    const worker = startProgram('worker.js', { ...api.env, LOG_LEVEL: 'trace' });
    afterwards.push(async () => {
      await worker.stop();
      await api.close();
    });
    await worker.ready;
    const { email } = await givenPerson(api, { firstName: 'Privatus' });
    const { text } = await mailTo(api, email, SUBJECTS.verify);
    await until('the file name is logged', () => worker.log().includes('.eml'));
    for (const secret of [email, 'Privatus', /token=(\S+)/.exec(text!)![1]!])
      expect(worker.log()).not.toContain(secret);
  });
});

describe('emails while the queue is unavailable', () => {
  it('accepts sign-ups and password changes, but returns 503 to requests that depend on an email', async () => {
    const wire = await startProxy(await emptyRedisUrl());
    const api = await startApp({ env: { REDIS_URL: wire.url } });
    afterwards.push(
      () => api.close(),
      () => wire.close(),
    );
    wire.cut();
    const ada = await givenPerson(api);
    const { browser, email } = ada;
    const answers = [
      await browser.post('/api/auth/password/forgot').send({ email }),
      await browser.post('/api/auth/password/forgot').send({ email: 'nobody@example.com' }),
      await browser.post('/api/auth/verify-email/resend'),
      await browser.post('/api/auth/email').send({ email: 'new@example.com', password: PASSWORD }),
    ];
    for (const answer of answers) {
      expect([answer.status, answer.body]).toEqual([503, expect.objectContaining({ code: 'unavailable' })]);
    }
    const change = { currentPassword: PASSWORD, password: 'another horse battery' };
    await browser.post('/api/auth/password').send(change).expect(204);
    wire.mend();
  });
});
