import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test, type TestingModuleBuilder } from '@nestjs/testing';
import supertest from 'supertest';
import { DataSource } from 'typeorm';
import { AppModule } from '../../src/app.module.js';
import { serveClient } from '../../src/client/serve-client.js';
import { configure, httpAdapter } from '../../src/configure.js';
import { Env } from '../../src/core/env.js';
import { stop } from '../../src/core/run-until-stopped.js';
import { RenderProcessor } from '../../src/export/render.processor.js';
import { WorkerModule } from '../../src/worker.module.js';
import { createTestDatabase } from './database.js';
import { emptyRedisUrl } from './redis.js';

export type Store = 'PostgreSQL' | 'Redis';
export const STORES: Store[] = ['PostgreSQL', 'Redis'];

type Override = (module: TestingModuleBuilder) => TestingModuleBuilder;

interface Wanted {
  /** Where the queues live. */
  store?: Store;
  /** Runs the worker's module in this process too. */
  worker?: boolean;
  env?: Record<string, string>;
  /** Folders to serve at `/` and `/fonts`. */
  client?: { client: string; fonts: string };
  override?: Override;
}

export interface TestApp {
  url: string;
  /** What a process of this product needs to work on the same data. */
  env: Record<string, string>;
  app: NestFastifyApplication;
  worker: INestApplicationContext | undefined;
  database: DataSource;
  /** A browser that keeps its cookies. */
  visitor(): Visitor;
  close(): Promise<void>;
}

export type Visitor = ReturnType<typeof supertest.agent>;

/** The real application as `main` builds it, on a database of its own. */
export async function startApp(wanted: Wanted = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'shortlist-api-'));
  const env = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    ...(wanted.store === 'Redis' && { REDIS_URL: await emptyRedisUrl() }),
    ...wanted.env,
  };
  const app = await startApi(new Env(env), wanted);
  const worker = wanted.worker ? await startWorker(new Env(env)) : undefined;
  const url = await app.getUrl();
  return {
    url,
    env,
    app,
    worker,
    database: app.get(DataSource),
    visitor: () => supertest.agent(url),
    close: async () => {
      if (worker) await stop(worker);
      await stop(app);
      await database.drop();
      rmSync(dataDir, { recursive: true });
    },
  };
}

async function startApi(env: Env, { client, override = unchanged }: Wanted): Promise<NestFastifyApplication> {
  const module = Test.createTestingModule({ imports: [AppModule] })
    .overrideProvider(Env)
    .useValue(env);
  const compiled = await override(module).compile();
  const app = compiled.createNestApplication<NestFastifyApplication>(httpAdapter(env), {
    bodyParser: false,
    logger: false,
  });
  await configure(app);
  if (client) await serveClient(app, client);
  await app.listen(0, '127.0.0.1');
  return app;
}

const unchanged: Override = (module) => module;

const SILENT = { log: nothing, warn: nothing, error: nothing };

function nothing(): void {
  // Tests look at answers, not at the log.
}

async function startWorker(env: Env): Promise<INestApplicationContext> {
  const module = Test.createTestingModule({ imports: [WorkerModule] })
    .overrideProvider(Env)
    .useValue(env);
  const compiled = await module.setLogger(SILENT).compile();
  const worker = await compiled.init();
  await worker.get(RenderProcessor).start();
  return worker;
}
