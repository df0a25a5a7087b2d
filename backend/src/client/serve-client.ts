import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BuiltFiles, filesOf, namesFile, notFound, YEAR } from './built-files.js';
import { isClientRoute } from './client-routes.js';

interface Folders {
  /** The built client. */
  client: string;
  /** The built staff console. */
  console: string;
  /** Fonts of the résumé, which the preview loads one by one. */
  fonts: string;
}

const DAY = 24 * 60 * 60;

type PathRequest = FastifyRequest<{ Params: { '*'?: string }; Querystring: { v?: string } }>;

const pathOf = (request: PathRequest): string => request.params['*'] ?? '';

/** Serves the built clients and the fonts beside the API. */
export async function serveClient(app: NestFastifyApplication, folders: Folders): Promise<void> {
  const http = app.getHttpAdapter().getInstance();
  await app.register(fastifyStatic, {
    root: folders.client,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });
  serveFonts(http, folders.fonts);
  serveConsole(http, new BuiltFiles(folders.console));
  const built = new BuiltFiles(folders.client);

  http.get('/*', (request: PathRequest, reply) => {
    const path = pathOf(request);
    if (path === 'api' || path.startsWith('api/')) return notFound(reply);
    if (built.has(path) && !path.endsWith('.html')) return built.send(reply, path);
    if (namesFile(path)) return notFound(reply);
    return sendPage(reply, path, built);
  });
}

function serveFonts(http: FastifyInstance, folder: string): void {
  const faces = filesOf(folder);
  http.get('/fonts/*', (request: PathRequest, reply) => {
    const name = pathOf(request);
    if (!/\.(?:woff2|json|ttf)$/.test(name) || !faces.has(name)) return notFound(reply);
    // An address with `?v=` names one content for ever.
    const caching = request.query.v ? `public, max-age=${YEAR}, immutable` : `public, max-age=${DAY}`;
    return reply.header('cache-control', caching).sendFile(name, folder);
  });
}

/** Serves the console, which draws every page under `/admin` from one document. Search engines have nothing to find there. */
function serveConsole(http: FastifyInstance, built: BuiltFiles): void {
  const respond = (request: PathRequest, reply: FastifyReply): FastifyReply => {
    const path = pathOf(request);
    void reply.header('x-robots-tag', 'noindex');
    if (built.has(path) && !path.endsWith('.html')) return built.send(reply, path);
    if (namesFile(path)) return notFound(reply);
    return built.sendPage(reply, 'index.html');
  };
  http.get('/admin', respond);
  http.get('/admin/*', respond);
}

/** The landing page is finished HTML in `index.html`; every other page is drawn by the client in `app.html`. */
function sendPage(reply: FastifyReply, path: string, built: BuiltFiles): FastifyReply {
  void reply.status(isClientRoute(`/${path}`) ? 200 : 404);
  return built.sendPage(reply, path === '' ? 'index.html' : 'app.html');
}
