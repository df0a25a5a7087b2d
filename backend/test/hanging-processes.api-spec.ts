import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inCheckout } from '../../scripts/lib/checkout.mjs';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { alsoOverHttp } from '../../scripts/lib/http-liveness.mjs';
import { keepRunning } from '../../scripts/lib/keep-running.mjs';
import { startOwnProcess } from '../../scripts/lib/own-process.mjs';
import { createTestDatabase, type TestDatabase } from './support/database.js';
import { until } from './support/until.js';

/**
 * The supervisor's check interval, and the time after which it restarts a silent process, in milliseconds. Both are
 * shorter than in the product to save time, but long enough for a busy machine, where a response can take more than a
 * second.
 */
const SILENCE = { tickMs: 500, silenceMs: 4_000 };
const RESTART_MS = 60_000;
/**
 * Time limit of a test in milliseconds: enough for two starts and a restart on a busy machine, and ten times what an
 * idle machine needs.
 */
const TEST_MS = 180_000;
const BREAKABLE = ['--import', join(import.meta.dirname, 'support/break-process.mjs')];

describe('the supervisor', () => {
  let database: TestDatabase;
  let dataDir: string;
  beforeAll(async () => {
    database = await createTestDatabase();
    dataDir = mkdtempSync(join(tmpdir(), 'shortlist-hanging-'));
  });
  afterAll(async () => {
    await database.drop();
    rmSync(dataDir, { recursive: true });
  });

  /** Starts a program and restarts it when it exits or hangs, as `npm start` does. */
  async function keep(program: 'main.js' | 'worker.js') {
    const port = await freePort();
    const env = {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      LOG_LEVEL: 'silent',
      WORKER_QUEUES: 'requests',
    };
    const started: ReturnType<typeof startOwnProcess>[] = [];
    const start = () => {
      const own = startOwnProcess(inCheckout('backend/dist', program), env, BREAKABLE);
      started.push(own);
      return program === 'main.js' ? alsoOverHttp(own, `http://127.0.0.1:${port}`) : own;
    };
    const lines: string[] = [];
    const first = start();
    await first.ready;
    const kept = keepRunning(first, {
      name: 'process',
      start,
      log: (line) => lines.push(line),
      onFatal: (reason) => lines.push(reason),
      silence: SILENCE,
    });
    return { started, lines, first: started[0]!, stop: () => kept.stop() };
  }

  it.each([
    ['an API that is stopped', 'main.js', 'SIGSTOP'],
    ['an API whose event loop is blocked', 'main.js', 'SIGUSR2'],
    ['an API that answers over IPC but answers no request', 'main.js', 'SIGWINCH'],
    ['a worker that is stopped', 'worker.js', 'SIGSTOP'],
    ['a worker whose event loop is blocked', 'worker.js', 'SIGUSR2'],
  ] as const)(
    'restarts a process that does not respond: %s',
    async (_, program, signal) => {
      const { started, lines, first, stop } = await keep(program);
      try {
        first.child.kill(signal);
        await until('another process has started', () => started.length === 2, RESTART_MS);
        await started[1]!.ready;
        expect(lines[0]).toBe('the process did not respond for 4 s; restarting it');
        expect(await first.exited).toMatch(/^(SIGKILL|exit code 0)$/);
      } finally {
        await stop();
      }
    },
    TEST_MS,
  );
});
