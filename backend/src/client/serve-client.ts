import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isClientRoute } from './client-routes.js';

interface Folders {
  /** The built client. */
  client: string;
  /** Fonts of the résumé, which the preview loads one by one. */
  fonts: string;
}

const YEAR = 365 * 24 * 60 * 60;

/** Serves the built client and the fonts beside the API. */
export async function serveClient(app: NestFastifyApplication, { client, fonts }: Folders): Promise<void> {
  const http = app.getHttpAdapter().getInstance();
  await app.register(fastifyStatic, { root: client, serve: false, preCompressed: true, cacheControl: false });
  const files = filesOf(client);

  http.get('/fonts/*', async (request: FastifyRequest<{ Params: { '*': string } }>, reply: FastifyReply) => {
    const name = request.params['*'];
    if (!/^[\w-]+\.(?:woff2|json|ttf)$/.test(name) || !existsSync(join(fonts, name))) return reply.callNotFound();
    // Their addresses carry a hash.
    return reply.header('cache-control', `public, max-age=${YEAR}, immutable`).sendFile(name, fonts);
  });

  http.get('/*', async (request: FastifyRequest<{ Params: { '*': string } }>, reply: FastifyReply) => {
    const path = request.params['*'];
    if (path === 'api' || path.startsWith('api/')) return reply.callNotFound();
    if (files.has(path) && path !== 'index.html') return sendBuilt(reply, path);
    if (path.startsWith('assets/') || /\.\w+$/.test(path) || !files.has('index.html')) return reply.callNotFound();
    return reply
      .status(isClientRoute(`/${path}`) ? 200 : 404)
      .header('cache-control', 'no-cache')
      .sendFile('index.html');
  });
}

/** Vite puts a hash of the content into the names of what it makes, so those never change. */
const sendBuilt = (reply: FastifyReply, path: string): FastifyReply =>
  reply
    .header('cache-control', path.startsWith('assets/') ? `public, max-age=${YEAR}, immutable` : 'no-cache')
    .sendFile(path);

const filesOf = (folder: string): ReadonlySet<string> =>
  new Set(existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []);
