import { getQueueToken } from '@nestjs/bullmq';
import { Queue } from 'bullmq';
import supertest from 'supertest';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { QueueConnection } from '../src/core/queues/queue-connection.js';
import { MAIL_QUEUE } from '../src/mail/mail-job.js';
import { MAINTENANCE_QUEUE } from '../src/maintenance/maintenance-queue.js';
import { startApp, type TestApp } from './support/app.js';
import { PASSWORD } from './support/given.js';
import { startProgram, type Program } from './support/program.js';
import { until } from './support/until.js';

const MODES = {
  development: { NODE_ENV: 'development', LOG_LEVEL: 'warn' },
  production: {
    NODE_ENV: 'production',
    LOG_LEVEL: '',
    PUBLIC_URL: 'https://shortlist.example',
    TRUST_PROXY: '1',
    ALLOW_GENERATED_SECRETS: 'true',
    ALLOW_OUTBOX: 'true',
    ALLOW_SANDBOX: 'true',
  },
};

interface LoggedError {
  type: string;
  code?: string;
  message: string;
  stack: string;
  constraint?: string;
  errors?: LoggedError[];
}

interface Line {
  level: number;
  msg: string;
  reqId?: string;
  requestId?: string;
  queue?: string;
  job?: string;
  jobId?: string;
  err?: LoggedError;
}

// Programs to stop after each test, even a failed one, because child processes would keep the test process from ending.
const programs: Program[] = [];
let api: TestApp;
afterEach(async () => {
  for (const program of programs.splice(0)) await program.stop('SIGKILL');
  await api.close();
});

async function start(file: string, env: Record<string, string>) {
  const program = startProgram(file, { ...api.env, ...env });
  programs.push(program);
  await program.ready;
  return { errors: () => program.lines<Line>().filter((line) => line.err !== undefined), output: program.log };
}

describe.each(Object.entries(MODES))('the error log in %s', (_, mode) => {
  it('describes a failed request with its id and without user input', async () => {
    api = await startApp();
    const port = await freePort();
    const server = await start('main.js', { ...mode, PORT: String(port) });
    const browser = supertest.agent(`http://127.0.0.1:${port}`);
    await api.database.query(`ALTER TABLE users ADD CONSTRAINT no_private CHECK (first_name <> 'Privatus')`);
    const account = { email: 'private.person@example.com', password: PASSWORD, firstName: 'Privatus' };
    const answer = await browser.post('/api/auth/register').send(account).expect(500);
    expect(answer.text).not.toContain('Privatus');

    const requestId = answer.get('X-Request-Id');
    const failed = () => server.errors().find(({ msg }) => msg === 'request failed');
    // A log line arrives through a pipe, so it may come after the response.
    await until('the failure is logged', () => failed() !== undefined);
    const line = failed();
    expect(line).toMatchObject({
      requestId,
      reqId: requestId,
      err: { type: 'QueryFailedError', code: '23514', constraint: 'no_private' },
    });
    expect(line?.err?.message).toContain('violates check constraint "no_private"');
    expect(line?.err?.stack).toMatch(/^ {4}at .*\.js:\d+:\d+/);
    expect(server.output()).not.toMatch(/Privatus|private\.person/);
  });

  it('describes a failed job with its name and id, without its data', async () => {
    api = await startApp();
    const worker = await start('worker.js', mode);
    const mails = api.app.get<Queue>(getQueueToken(MAIL_QUEUE));
    const { id } = await mails.add('verify_email', { kind: 'verify_email', email: 5, site: 'Privatus' });
    await until('the failure is logged', () => worker.errors().length > 0);
    expect(worker.errors()[0]).toMatchObject({
      queue: 'mail',
      job: 'verify_email',
      jobId: id,
      msg: 'an email was not sent',
      err: { type: 'ZodError', message: 'invalid_type at email; invalid_format at site' },
    });
    expect(worker.errors()[0]?.err?.stack).toMatch(/^ {4}at .*\.js:\d+:\d+/);
    expect(worker.output()).not.toContain('Privatus');
  });

  it('describes every error of a job that failed with several errors', async () => {
    api = await startApp();
    const worker = await start('worker.js', mode);
    await api.database.query('ALTER TABLE mail_tokens RENAME TO gone');
    // Opens the queue from this process, because the API process has no maintenance queue.
    const sweeps = new Queue(MAINTENANCE_QUEUE, { connection: api.app.get(QueueConnection).options });
    await sweeps.add('sweep', {});
    await until('the failure is logged', () => worker.errors().length > 0);
    await sweeps.close();
    expect(worker.errors()[0]).toMatchObject({
      queue: 'maintenance',
      job: 'sweep',
      err: {
        type: 'AggregateError',
        errors: [{ type: 'QueryFailedError', code: '42P01', message: 'relation "mail_tokens" does not exist' }],
      },
    });
  });
});
