import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Env } from '../core/env/env.js';
import { SiteAddress } from '../core/env/site-address.js';
import { BuiltFiles, filesOf, isFilePath, notFound, YEAR } from './built-files.js';
import { PageDocuments } from './page-documents.js';
import { serveSearchEngines } from './search-engines.js';
import { pageAt } from '@shortlist/shared/product/pages';

interface Folders {
  client: string;
  console: string;
  /** Folder of the font files that the resume preview loads one by one. */
  fonts: string;
}

const DAY = 24 * 60 * 60;

type PathRequest = FastifyRequest<{ Params: { '*'?: string }; Querystring: { v?: string } }>;

const pathOf = (request: PathRequest): string => request.params['*'] ?? '';

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
  const origin = app.get(SiteAddress).own;
  const documents = new PageDocuments(built, origin);
  const provider = app.get(Env).stripe ? 'stripe' : 'sandbox';
  serveSearchEngines(http, origin);

  http.get('/*', (request: PathRequest, reply) => {
    const path = pathOf(request);
    if (path === 'api' || path.startsWith('api/')) return notFound(reply);
    if (built.has(path) && !path.endsWith('.html')) return built.send(reply, path);
    if (isFilePath(path)) return notFound(reply);
    void reply.status(isClientRoute(`/${path}`) ? 200 : 404);
    return documents.send(request, reply, documentOf(path, provider, documents));
  });
}

function serveFonts(http: FastifyInstance, folder: string): void {
  const files = filesOf(folder);
  http.get('/fonts/*', (request: PathRequest, reply) => {
    const name = pathOf(request);
    if (!/\.(?:woff2|json|ttf)$/.test(name) || !files.has(name)) return notFound(reply);
    // The content of a URL with `?v=` never changes.
    const caching = request.query.v ? `public, max-age=${YEAR}, immutable` : `public, max-age=${DAY}`;
    return reply.header('cache-control', caching).sendFile(name, folder);
  });
}

/** Search engines should not index the console. */
function serveConsole(http: FastifyInstance, built: BuiltFiles): void {
  const respond = (request: PathRequest, reply: FastifyReply): FastifyReply => {
    const path = pathOf(request);
    void reply.header('x-robots-tag', 'noindex');
    if (built.has(path) && !path.endsWith('.html')) return built.send(reply, path);
    if (isFilePath(path)) return notFound(reply);
    return built.sendPage(reply, 'index.html');
  };
  http.get('/admin', respond);
  http.get('/admin/*', respond);
}

/**
 * Returns the HTML document for a path. Public pages are prerendered, some once per payment provider; the client
 * renders every other page in `app.html`.
 */
function documentOf(path: string, provider: 'stripe' | 'sandbox', documents: PageDocuments): string {
  if (path === '') return 'index.html';
  return [`${path}.${provider}.html`, `${path}.html`].find((name) => documents.has(name)) ?? 'app.html';
}

/** For a path without a page, the server responds with 404, and the client shows "Page Not Found". */
const isClientRoute = (path: string): boolean => pageAt(path) !== undefined;
