import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
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
const DAY = 24 * 60 * 60;

type PathRequest = FastifyRequest<{ Params: { '*': string }; Querystring: { v?: string } }>;

/** Serves the built client and the fonts beside the API. */
export async function serveClient(app: NestFastifyApplication, { client, fonts }: Folders): Promise<void> {
  const http = app.getHttpAdapter().getInstance();
  await app.register(fastifyStatic, { root: client, serve: false, preCompressed: true, cacheControl: false });
  const built = filesOf(client);
  const faces = filesOf(fonts);

  http.get('/fonts/*', (request: PathRequest, reply) => {
    const name = request.params['*'];
    if (!/\.(?:woff2|json|ttf)$/.test(name) || !faces.has(name)) return notFound(reply);
    // An address with `?v=` names one content for ever.
    const caching = request.query.v ? `public, max-age=${YEAR}, immutable` : `public, max-age=${DAY}`;
    return reply.header('cache-control', caching).sendFile(name, fonts);
  });

  http.get('/*', (request: PathRequest, reply) => {
    const path = request.params['*'];
    if (path === 'api' || path.startsWith('api/')) return notFound(reply);
    if (built.has(path) && !path.endsWith('.html')) return sendBuilt(reply, path);
    // A file that is missing is not a page.
    if (/\.\w+$/.test(path)) return notFound(reply);
    return sendPage(reply, path, built);
  });
}

/** The landing page is finished HTML in `index.html`; every other page is drawn by the client in `app.html`. */
function sendPage(reply: FastifyReply, path: string, built: ReadonlySet<string>): FastifyReply {
  const shell = path === '' ? 'index.html' : 'app.html';
  if (!built.has(shell)) return notFound(reply);
  return reply
    .status(isClientRoute(`/${path}`) ? 200 : 404)
    .header('cache-control', 'no-cache')
    .sendFile(shell);
}

/** Vite puts a hash of the content into the names under `assets`, so those never change. */
const sendBuilt = (reply: FastifyReply, path: string): FastifyReply =>
  reply
    .header('cache-control', path.startsWith('assets/') ? `public, max-age=${YEAR}, immutable` : 'no-cache')
    .sendFile(path);

function notFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}

/** Paths of the files under the folder, without the copies that are sent in place of them when compressed. */
function filesOf(folder: string): ReadonlySet<string> {
  if (!existsSync(folder)) return new Set();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name));
  return new Set(files.map((entry) => relative(folder, join(entry.parentPath, entry.name))));
}
