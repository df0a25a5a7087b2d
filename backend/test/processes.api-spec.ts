import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import supertest from 'supertest';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { startProxy } from './support/cuttable-proxy.js';
import { createTestDatabase, type TestDatabase } from './support/database.js';
import { PASSWORD } from './support/given.js';
import { startProgram } from './support/program.js';
import { emptyRedisUrl } from './support/redis.js';
import { cookiesOf } from './support/site.js';

describe('processes', () => {
  let database: TestDatabase;
  let dataDir: string;
  beforeAll(async () => {
    database = await createTestDatabase();
    dataDir = mkdtempSync(join(tmpdir(), 'shortlist-process-'));
  });
  afterAll(async () => {
    await database.drop();
    rmSync(dataDir, { recursive: true });
  });

  const start = (file: string, env: Record<string, string> = {}) =>
    startProgram(file, { DATA_DIR: dataDir, DATABASE_URL: database.url, LOG_LEVEL: 'trace', ...env });

  it.each([
    ['main.js', 'SIGTERM'],
    ['worker.js', 'SIGINT'],
  ] as const)('a process reports that it is ready, and stops cleanly: %s on %s', async (program, signal) => {
    const { child, exited, ready } = start(program, { PORT: String(await freePort()) });
    expect(await ready).toEqual([{ ready: true }, undefined]);
    child.kill(signal);
    expect(await exited).toEqual([0, null]);
  });

  it.each(['main.js', 'worker.js'])('a process ends when its parent process ends: %s', async (program) => {
    const { child, exited, ready } = start(program, { PORT: String(await freePort()) });
    await ready;
    child.disconnect();
    expect(await exited).toEqual([0, null]);
  });

  it.each(['main.js', 'worker.js'])('a process stops cleanly while the queue is unavailable: %s', async (program) => {
    const wire = await startProxy(await emptyRedisUrl());
    const port = await freePort();
    const { child, exited, ready } = start(program, { PORT: String(port), REDIS_URL: wire.url });
    await ready;
    wire.cut();
    if (program === 'main.js') {
      const forgot = { email: 'nobody@example.com' };
      await supertest(`http://127.0.0.1:${port}`).post('/api/auth/password/forgot').send(forgot).expect(503);
    }
    child.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
    await wire.close();
  });

  it.each(['main.js', 'worker.js'])(
    'a process that lacks a required variable names it and does not start: %s',
    async (program) => {
      const { exited, log } = start(program, { STRIPE_SECRET_KEY: 'sk_something' });
      const [code] = (await exited) as [number];
      expect(code).toBe(78);
      expect(log()).toContain('STRIPE_WEBHOOK_SECRET');
      expect(log()).not.toContain('sk_something');
    },
  );

  it('only the owner can read the file with the generated session secret', async () => {
    const { child, exited, ready } = start('main.js', { PORT: String(await freePort()) });
    await ready;
    expect(statSync(join(dataDir, 'session-secret')).mode & 0o777).toBe(0o600);
    child.kill('SIGTERM');
    await exited;
  });

  it('every request is logged without user input', async () => {
    const port = await freePort();
    const { child, exited, log, ready } = start('main.js', { PORT: String(port) });
    await ready;
    const browser = supertest.agent(`http://127.0.0.1:${port}`);
    const email = 'private.person@example.com';
    await browser.post('/api/auth/register').send({ email, password: PASSWORD, firstName: 'Privatus' }).expect(201);
    await browser.post('/api/auth/register').send({ email, password: PASSWORD }).expect(409);
    await browser.post('/api/auth/login').send({ email, password: 'wrong password' }).expect(401);
    await browser.get('/api/resumes?userId=private-query').expect(200);
    const sessions = cookiesOf(browser).split('; ');
    expect(sessions).not.toEqual(['']);
    await browser
      .post('/api/resumes')
      .send({ title: 'Secret title', data: { summary: { text: 'Secret life' } } })
      .expect(201);
    await browser
      .post('/api/resumes')
      .send({ data: { summary: { text: 5 }, skills: 'Secret skills' } })
      .expect(422);
    await browser.post('/api/resumes').set('Content-Type', 'application/json').send('{"Secret broken').expect(400);
    child.kill('SIGTERM');
    await exited;

    expect(log()).toContain('"path":"/api/resumes"');
    for (const secret of [
      email,
      'Privatus',
      PASSWORD,
      'wrong password',
      'private-query',
      'Secret',
      ...sessions.map((cookie) => cookie.slice(cookie.indexOf('=') + 1)),
      '127.0.0.1:',
    ]) {
      expect(log()).not.toContain(secret);
    }
  });
});
