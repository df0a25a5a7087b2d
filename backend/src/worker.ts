import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { Logger } from 'nestjs-pino';
import { runUntilStopped } from './core/run-until-stopped.js';
import { RenderProcessor } from './export/render.processor.js';
import { WorkerModule } from './worker.module.js';

const app = await NestFactory.createApplicationContext(WorkerModule, { bufferLogs: true });
app.useLogger(app.get(Logger));
await app.get(RenderProcessor).start();
runUntilStopped(app);
