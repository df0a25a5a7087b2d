import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import supertest from 'supertest';
import { ReadingLimits } from '../src/import/reading-limits.js';
import { startApp, type TestApp } from './support/app.js';
import { textPdf } from './support/pdf.js';

const MAIN = resolve(import.meta.dirname, '../dist/main.js');
const RESUME = 'Quetzalcoatl Private\nquetzal@private.example\n\nSKILLS\nAnalysis, French';

const withLimits = (limits: Partial<ReadingLimits>): Promise<TestApp> =>
  startApp({
    override: (module) => module.overrideProvider(ReadingLimits).useValue(Object.assign(new ReadingLimits(), limits)),
  });

const upload = (api: TestApp) =>
  api
    .visitor()
    .post('/api/import')
    .attach('file', textPdf([RESUME]), 'resume.pdf');

describe('the limits of reading', () => {
  it('a file that takes too long is given up, and the next one is read', async () => {
    const limits = new ReadingLimits();
    const api = await startApp({ override: (module) => module.overrideProvider(ReadingLimits).useValue(limits) });
    try {
      limits.milliseconds = 1;
      const answer = await upload(api);
      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject({ code: 'file_not_readable', message: expect.stringMatching(/too complex/) });
      limits.milliseconds = 30_000;
      await upload(api).expect(200);
    } finally {
      await api.close();
    }
  });

  it.each([
    ['memory', { heapMegabytes: 4 }],
    ['unpacked bytes', { bufferBytes: 1 }],
    ['time of a processor', { cpuMilliseconds: 1 }],
  ])('a file that needs too much %s is given up', async (_, limits) => {
    const api = await withLimits(limits);
    try {
      expect((await upload(api)).status).toBe(422);
    } finally {
      await api.close();
    }
  });

  it('what finds no place in the queue is told to come back, and the others are read', async () => {
    const api = await withLimits({ atOnce: 1, waiting: 1 });
    try {
      const answers = await Promise.all(Array.from({ length: 6 }, () => upload(api)));
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses[0]).toBe(200);
      expect(new Set(statuses)).toEqual(new Set([200, 503]));
      const refused = answers.find(({ status }) => status === 503)!;
      expect(refused.body).toMatchObject({ code: 'unavailable' });
      expect(Number(refused.get('Retry-After'))).toBeGreaterThan(0);
      await upload(api).expect(200);
    } finally {
      await api.close();
    }
  });

  it('a server that stops does not wait for a file', async () => {
    const api = await withLimits({ milliseconds: 60_000 });
    const answer = upload(api).then(
      ({ status }) => status,
      () => 'hung up',
    );
    await api.close();
    expect([200, 422, 'hung up']).toContain(await answer);
  });

  it('nothing of a file is logged or kept', async () => {
    const api = await withLimits({});
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    server.close();
    const child = fork(MAIN, {
      env: { PATH: process.env.PATH, ...api.env, NODE_ENV: 'development', LOG_LEVEL: 'trace', PORT: String(port) },
      execArgv: [],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const exited = once(child, 'exit');
    const output: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => output.push(String(chunk)));
    try {
      await once(child, 'message');
      const post = () => supertest(`http://127.0.0.1:${port}`).post('/api/import');
      await post()
        .attach('file', textPdf([RESUME]), 'Quetzalcoatl.pdf')
        .expect(200);
      await post()
        .attach('file', Buffer.from(`%PDF-1.7 ${RESUME}`), 'Quetzalcoatl.pdf')
        .expect(422);
      await post().send({ text: RESUME }).expect(200);
      for (const name of readdirSync(api.env.DATA_DIR!, { recursive: true, encoding: 'utf8' })) {
        expect(name).not.toMatch(/quetzal/i);
      }
    } finally {
      child.kill('SIGTERM');
      await exited;
      await api.close();
    }
    expect(output.join('')).toContain('"path":"/api/import"');
    expect(output.join('')).not.toMatch(/quetzal/i);
  });
});
