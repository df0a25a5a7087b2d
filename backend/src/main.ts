import { stopTracing } from './core/tracing/start-tracing.js';
import 'reflect-metadata';
import { resolve } from 'node:path';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from 'nestjs-pino';
import { AppModule } from './app.module.js';
import { serveClient } from './client/serve-client.js';
import { configure, httpAdapter } from './configure.js';
import { readEnv } from './core/env/read-env.js';
import { separateThreadMemory } from './core/threads/separate-thread-memory.js';
import { TextRules } from './text-rules/text-rules.js';
import { runUntilStopped } from './core/run-until-stopped.js';

separateThreadMemory();
const env = readEnv();
const app = await NestFactory.create<NestFastifyApplication>(AppModule, httpAdapter(env), {
  bodyParser: false,
  bufferLogs: true,
});
app.useLogger(app.get(Logger));
for (const setting of env.plainConnections) {
  app.get(Logger).warn(`unencrypted connection to another machine: ${setting}`, 'Configuration');
}
await configure(app);
const root = resolve(import.meta.dirname, '../..');
await serveClient(app, {
  client: resolve(root, 'frontend/dist'),
  console: resolve(root, 'admin-ui/dist'),
  fonts: resolve(root, 'shared/fonts'),
});
app.get(TextRules).start();
await app.listen(env.port, env.host);
runUntilStopped(app, stopTracing);
