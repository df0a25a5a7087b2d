import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import supertest from 'supertest';
import { freePort } from '../../../scripts/lib/free-port.mjs';
import { startRedis } from '../../../scripts/lib/redis.mjs';
import { Env } from '../../src/core/env/env.js';
import { connect } from '../../src/database/data-source.js';
import type { Store, TestApp, Visitor } from './app.js';
import { createTestDatabase } from './database.js';
import { startProgram, type Program } from './program.js';

/** Two APIs and two workers, each in its own process, with one database and one queue store. */
export interface Site {
  /** Both APIs run in other processes, so test helpers that use the application object do not work with them. */
  a: TestApp;
  b: TestApp;
  close(): Promise<void>;
}

export async function startSite(store: Store, wanted: Record<string, string> = {}): Promise<Site> {
  const stored = await createTestDatabase();
  // A separate Redis server, because a Redis server counts the workers of all its databases, including those of other
  // spec files.
  const redis = store === 'Redis' ? await startRedis() : undefined;
  const dataDir = mkdtempSync(join(tmpdir(), 'shortlist-site-'));
  const [portOfA, portOfB] = [await freePort(), await freePort()];
  const env = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    DATABASE_URL: stored.url,
    // In production, this would be the URL of the load balancer.
    PUBLIC_URL: `http://127.0.0.1:${portOfA}`,
    SESSION_SECRET: 'shared by every process of the installation',
    ...(redis && { REDIS_URL: redis.url }),
    ...wanted,
  };
  const database = await connect(new Env(env)).initialize();
  const programs = await Promise.all([
    start('main.js', { ...env, PORT: String(portOfA) }),
    start('main.js', { ...env, PORT: String(portOfB) }),
    start('worker.js', env),
    start('worker.js', env),
  ]);
  const apiAt = (port: number): TestApp => {
    const url = `http://127.0.0.1:${port}`;
    return { url, env, database, visitor: () => supertest.agent(url) } as unknown as TestApp;
  };
  return {
    a: apiAt(portOfA),
    b: apiAt(portOfB),
    close: async () => {
      await Promise.all(programs.map((program) => program.stop()));
      await database.destroy();
      await redis?.stop();
      await stored.drop();
      rmSync(dataDir, { recursive: true });
    },
  };
}

async function start(file: string, env: Record<string, string>): Promise<Program> {
  const program = startProgram(file, env);
  await program.ready;
  return program;
}

interface CookieJar {
  getCookies(access: { domain: string; path: string; secure: boolean; script: boolean }): { toValueString(): string }[];
}

const jarOf = (browser: Visitor): CookieJar => (browser as unknown as { jar: CookieJar }).jar;

/** Returns a client that sends its requests to the API in `at` and shares the cookies of `browser`. */
export const sameBrowser = (browser: Visitor, at: TestApp): Visitor =>
  Object.assign(at.visitor(), { jar: jarOf(browser) });

export const cookiesOf = (browser: Visitor): string =>
  jarOf(browser)
    .getCookies({ domain: '127.0.0.1', path: '/api/', secure: false, script: false })
    .map((cookie) => cookie.toValueString())
    .join('; ');
