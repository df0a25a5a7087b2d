import { stopTracing } from './core/tracing/start-tracing.js';
import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { Logger } from 'nestjs-pino';
import { readEnv } from './core/env/read-env.js';
import { freeStartMemory } from './core/free-start-memory.js';
import { keepSchedules } from './core/queues/schedule-job.js';
import { runUntilStopped } from './core/run-until-stopped.js';
import { RENDER_QUEUE } from './export/render/render-job.js';
import { RenderProcessor } from './export/render/render.processor.js';
import { FileStore } from './files/file-store.js';
import { RenderThreads } from './export/render/render-threads.js';
import { WorkerModule } from './worker.module.js';

const { workerQueues } = readEnv();
const app = await NestFactory.createApplicationContext(await WorkerModule.processing(workerQueues), {
  bufferLogs: true,
});
app.useLogger(app.get(Logger));
if (workerQueues.includes(RENDER_QUEUE)) {
  // The first documents of a process take ten times as long as later ones, so the threads warm up before the first job.
  await app.get(RenderThreads).start();
  await app.get(RenderProcessor).start();
}
// Logs incorrect bucket settings at startup instead of at the first download.
void app.get(FileStore).status();
freeStartMemory();
const log = app.get(Logger);
keepSchedules((error) => log.warn({ err: error }, 'the schedules of the queues could not be checked'));
runUntilStopped(app, stopTracing);
