import { once } from 'node:events';
import { getQueueToken } from '@nestjs/bullmq';
import type { Queue } from 'bullmq';
import supertest from 'supertest';
import { freePort } from '../../../../scripts/lib/free-port.mjs';
import { startApp, STORES, type TestApp } from '../../../test/support/app.js';
import { ErrorServer } from '../../../test/support/error-server.js';
import { ADA, givenPaid, PASSWORD } from '../../../test/support/given.js';
import { startProgram, type Program } from '../../../test/support/program.js';
import { TraceCollector } from '../../../test/support/trace-collector.js';
import { MAIL_QUEUE } from '../../mail/mail-job.js';
import { until } from '../../../test/support/until.js';

interface Line {
  msg: string;
  reqId?: string;
  traceId?: string;
  queue?: string;
}

describe('tracing', () => {
  let api: TestApp;
  // Child processes of the current test. `afterEach` ends them even after a failed test, because a running child
  // process would keep the test process from ending.
  const programs: Program[] = [];
  afterEach(async () => {
    for (const program of programs.splice(0)) await program.stop('SIGKILL');
    await api.close();
  });

  async function start(file: string, env: Record<string, string>, args: string[] = []) {
    const port = await freePort();
    const program = startProgram(file, { ...api.env, LOG_LEVEL: 'info', PORT: String(port), ...env }, args);
    programs.push(program);
    await program.ready;
    return { ...program, browser: supertest.agent(`http://127.0.0.1:${port}`) };
  }

  const register = async ({ browser }: { browser: ReturnType<typeof supertest.agent> }, firstName = 'Ada') => {
    const person = { email: 'private.person@example.com', password: PASSWORD, firstName };
    const { body } = await browser.post('/api/auth/register').send(person).expect(201);
    return body as { id: string; email: string };
  };

  it.each(STORES)(
    'records a single trace of an export, from the API through the queue in %s to the worker and the database',
    async (store) => {
      api = await startApp({ store });
      const collector = await new TraceCollector().listen();
      // Starts the worker with the command that containers use.
      const [server] = await Promise.all([
        start('main.js', collector.env),
        start('command.js', collector.env, ['worker']),
      ]);
      const person = await register(server);
      const { body: resume } = await server.browser.post('/api/resumes').send({ data: ADA }).expect(201);
      await givenPaid(api, person as never, resume as { id: string });
      const answer = await server.browser.get(`/api/export/pdf/${resume.id}?token=private-query`).expect(200);

      const requestId = answer.get('X-Request-Id');
      const request = () => collector.spans.find(({ attributes }) => attributes['request.id'] === requestId);
      await until('the request is traced', () => request() !== undefined);
      const { traceId = '', name } = request() ?? {};
      expect(name).toBe('GET /api/export/:format/:id');
      const inTrace = () => collector.spans.filter((span) => span.traceId === traceId);
      const isTraced = (service: string, start: string) => () =>
        inTrace().some((span) => span.service === service && span.name.startsWith(start));
      await until('the job is traced', isTraced('shortlist-worker', 'process'));
      await until('its queries are traced', isTraced('shortlist-worker', 'pg.query:'));
      expect(isTraced('shortlist-api', 'add')(), collector.tree(traceId)).toBe(true);
      expect(isTraced('shortlist-api', 'pg.query:')(), collector.tree(traceId)).toBe(true);

      // Every span except the request's must have a parent in the same trace.
      const ids = new Set(inTrace().map(({ spanId }) => spanId));
      const orphans = () => inTrace().filter(({ parentId }) => parentId !== undefined && !ids.has(parentId));
      expect(orphans(), collector.tree(traceId)).toEqual([]);

      const logged = server.lines<Line>().find(({ reqId, msg }) => reqId === requestId && msg === 'request completed');
      expect(logged?.traceId).toBe(traceId);
      for (const secret of ['private', 'Lovelace', 'superagent'])
        expect(collector.sent.join('\n'), secret).not.toContain(secret);
      await collector.close();
    },
  );

  it('serves requests and stops cleanly while the collector is unavailable', async () => {
    api = await startApp();
    const nobody = `http://127.0.0.1:${await freePort()}`;
    const server = await start('main.js', {
      OTEL_EXPORTER_OTLP_ENDPOINT: nobody,
      OTEL_EXPORTER_OTLP_TIMEOUT: '200',
      OTEL_BSP_SCHEDULE_DELAY: '50',
    });
    await register(server);
    await until('the log says so', () => server.lines<Line>().some(({ msg }) => msg === 'spans could not be sent'));
    server.child.kill('SIGTERM');
    expect(await once(server.child, 'exit')).toEqual([0, null]);
  });

  it('reports an error with the id of its request, its cause and no user input', async () => {
    api = await startApp();
    const tracker = await new ErrorServer().listen();
    const server = await start('main.js', tracker.env);
    await api.database.query(`ALTER TABLE users ADD CONSTRAINT no_private CHECK (first_name <> 'Privatus')`);
    const person = { email: 'private.person@example.com', password: PASSWORD, firstName: 'Privatus' };
    const answer = await server.browser.post('/api/auth/register').send(person).expect(500);
    await until('the error is reported', () => tracker.errors.length > 0);
    expect(tracker.errors[0]).toMatchObject({
      level: 'error',
      environment: 'development',
      logentry: { message: 'request failed' },
      tags: { requestId: answer.get('X-Request-Id') },
    });
    const values = tracker.errors[0]?.exception.values ?? [];
    expect(values.at(-1)).toMatchObject({ type: 'QueryFailedError' });
    expect(values.at(-1)?.value).toContain('violates check constraint "no_private"');
    expect(values.at(-1)?.stacktrace?.frames.length).toBeGreaterThan(2);
    expect(tracker.sent.join('\n')).not.toMatch(/Privatus|private\.person|superagent|127\.0\.0\.1/);

    // The second failure repeats the first error within a minute, so it is not reported.
    await server.browser.post('/api/auth/register').send(person).expect(500);
    server.child.kill('SIGTERM');
    await once(server.child, 'exit');
    expect(tracker.errors).toHaveLength(1);
    await tracker.close();
  });

  it('reports the failure of a job with its queue and id', async () => {
    api = await startApp();
    const tracker = await new ErrorServer().listen();
    await start('worker.js', tracker.env);
    const mails = api.app.get<Queue>(getQueueToken(MAIL_QUEUE));
    const { id } = await mails.add('verify_email', { kind: 'verify_email', email: 5, site: 'Privatus' });
    await until('the error is reported', () => tracker.errors.length > 0);
    expect(tracker.errors[0]?.tags).toMatchObject({ queue: 'mail', job: 'verify_email', jobId: id });
    expect(tracker.sent.join('\n')).not.toContain('Privatus');
    await tracker.close();
  });
});
