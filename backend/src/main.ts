import 'reflect-metadata';
import { resolve } from 'node:path';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from 'nestjs-pino';
import { AppModule } from './app.module.js';
import { serveClient } from './client/serve-client.js';
import { configure, httpAdapter } from './configure.js';
import { Env } from './core/env.js';
import { runUntilStopped } from './core/run-until-stopped.js';

const env = new Env();
const app = await NestFactory.create<NestFastifyApplication>(AppModule, httpAdapter(env), {
  bodyParser: false,
  bufferLogs: true,
});
app.useLogger(app.get(Logger));
await configure(app);
const root = resolve(import.meta.dirname, '../..');
await serveClient(app, { client: resolve(root, 'frontend/dist'), fonts: resolve(root, 'shared/fonts') });
await app.listen(env.port, env.host);
runUntilStopped(app);
