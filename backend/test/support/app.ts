import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getQueueToken } from '@nestjs/bullmq';
import type { INestApplicationContext } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test, type TestingModuleBuilder } from '@nestjs/testing';
import type { Queue } from 'bullmq';
import supertest from 'supertest';
import { DataSource } from 'typeorm';
import { AppModule } from '../../src/app.module.js';
import { ANALYTICS_QUEUE } from '../../src/analytics/roll-up/analytics-job.js';
import { serveClient } from '../../src/client/serve-client.js';
import { configure, httpAdapter } from '../../src/configure.js';
import { Env } from '../../src/core/env/env.js';
import { stop } from '../../src/core/run-until-stopped.js';
import { RenderThreads } from '../../src/export/render/render-threads.js';
import { RenderProcessor } from '../../src/export/render/render.processor.js';
import { MAINTENANCE_QUEUE } from '../../src/maintenance/maintenance-queue.js';
import { PAYMENTS_QUEUE } from '../../src/payments/queue/payments-queue.js';
import { REQUESTS_QUEUE } from '../../src/service-requests/requests-queue.js';
import { WriteBucket } from '../../src/storage/write-limiter.service.js';
import { TextRules } from '../../src/text-rules/text-rules.js';
import { WorkerModule } from '../../src/worker.module.js';
import { refuseScans } from '../large-tables/refuse-scans.js';
import { recordStatements } from '../large-tables/sent-statements.js';
import { createTestDatabase, type TestDatabase } from './database.js';
import { renderThreads, textRules } from './shared-threads.js';
import { emptyRedisUrl } from './redis.js';

export type Store = 'PostgreSQL' | 'Redis';
export const STORES: Store[] = ['PostgreSQL', 'Redis'];

type Override = (module: TestingModuleBuilder) => TestingModuleBuilder;

recordStatements();

interface Wanted {
  /** The database to use instead of a new one; closing the app drops this database. */
  database?: TestDatabase;
  store?: Store;
  /** Whether the worker's module runs in the same process as the API. */
  worker?: boolean;
  env?: Record<string, string>;
  /** Folders to serve at `/`, `/admin` and `/fonts`. */
  client?: { client: string; console: string; fonts: string };
  override?: Override;
  overrideWorker?: Override;
}

export interface TestApp {
  url: string;
  /** Environment variables that make another process use this server's data. */
  env: Record<string, string>;
  app: NestFastifyApplication;
  worker: INestApplicationContext | undefined;
  database: DataSource;
  visitor(): Visitor;
  close(): Promise<void>;
}

export type Visitor = ReturnType<typeof supertest.agent>;

/** Starts the application as the product's `main` does, but with a separate database. */
export async function startApp(wanted: Wanted = {}): Promise<TestApp> {
  const database = wanted.database ?? (await createTestDatabase());
  const dataDir = mkdtempSync(join(tmpdir(), 'shortlist-api-'));
  const env = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    ...(wanted.store === 'Redis' && { REDIS_URL: await emptyRedisUrl() }),
    ...wanted.env,
  };
  const undocumented = new Set<string>();
  const app = await startApi(new Env(env), wanted, undocumented);
  const worker = wanted.worker ? await startWorker(new Env(env), wanted) : undefined;
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
      await refuseScans();
      if (undocumented.size > 0)
        throw new Error(`The API document does not name these answers: ${[...undocumented].join(', ')}`);
    },
  };
}

async function startApi(
  env: Env,
  { client, override = unchanged }: Wanted,
  undocumented: Set<string>,
): Promise<NestFastifyApplication> {
  const module = Test.createTestingModule({ imports: [AppModule] })
    .overrideProvider(Env)
    .useValue(env)
    .overrideProvider(TextRules)
    .useFactory(textRules);
  const compiled = await override(module).compile();
  const app = compiled.createNestApplication<NestFastifyApplication>(httpAdapter(env), {
    bodyParser: false,
    logger: false,
  });
  await configure(app);
  noteUndocumented(app, undocumented);
  if (client) await serveClient(app, client);
  await app.listen(0, '127.0.0.1');
  return app;
}

/** Collects responses that are missing from the committed OpenAPI document, such as `GET /api/resumes 418`. */
function noteUndocumented(app: NestFastifyApplication, undocumented: Set<string>): void {
  const http = app.getHttpAdapter().getInstance();
  http.addHook('onResponse', (request, { statusCode }, done) => {
    const { url } = request.routeOptions;
    const path = url?.replace(/:(\w+)/g, '{$1}');
    const operation = path && DOCUMENT.paths[path]?.[request.method.toLowerCase()];
    const isNamed = !operation || statusCode === 500 || String(statusCode) in operation.responses;
    if (!isNamed) undocumented.add(`${request.method} ${path} ${statusCode}`);
    done();
  });
}

const DOCUMENT = JSON.parse(readFileSync(join(import.meta.dirname, '../../openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, { responses: object }>>;
};

const unchanged: Override = (module) => module;

export const withoutWriteLimits: Override = (module) =>
  module.overrideProvider(WriteBucket).useValue({ burst: 1_000_000, perSecond: 1_000_000 });

const SILENT = { log: nothing, warn: nothing, error: nothing };

function nothing(): void {
  // Discards the log, because tests check responses.
}

async function startWorker(env: Env, { overrideWorker = unchanged }: Wanted): Promise<INestApplicationContext> {
  const module = Test.createTestingModule({ imports: [await WorkerModule.processing(env.workerQueues)] })
    .overrideProvider(Env)
    .useValue(env)
    .overrideProvider(RenderThreads)
    .useFactory(renderThreads);
  const compiled = await overrideWorker(module).setLogger(SILENT).compile();
  const worker = await compiled.init();
  await worker.get(RenderProcessor).start();
  await stopClock(worker);
  return worker;
}

/** Removes the job schedules, because a scheduled job that starts during a test could change its result. */
async function stopClock(worker: INestApplicationContext): Promise<void> {
  for (const name of [PAYMENTS_QUEUE, MAINTENANCE_QUEUE, ANALYTICS_QUEUE, REQUESTS_QUEUE]) {
    const queue = worker.get<Queue>(getQueueToken(name));
    for (const { key } of await queue.getJobSchedulers()) await queue.removeJobScheduler(key);
  }
}
