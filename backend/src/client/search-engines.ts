import { PUBLIC_PAGES } from '@shortlist/shared/product/pages';
import type { FastifyInstance } from 'fastify';

/** Paths that crawlers should skip: pages with private data, and the API. */
const PRIVATE = [
  '/api/',
  '/admin',
  '/dashboard',
  '/history',
  '/app/dashboard',
  '/app/history',
  '/account',
  '/checkout',
  '/subscribe',
];

/** `robots.txt` and `sitemap.xml` need absolute URLs. */
export function serveSearchEngines(http: FastifyInstance, origin: string): void {
  const rules = ['User-agent: *', ...PRIVATE.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`];
  http.get('/robots.txt', (_, reply) => reply.type('text/plain; charset=utf-8').send(`${rules.join('\n')}\n`));

  const pages = PUBLIC_PAGES.map((path) => `  <url><loc>${origin}${path}</loc></url>`);
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages,
    '</urlset>',
  ];
  http.get('/sitemap.xml', (_, reply) => reply.type('application/xml; charset=utf-8').send(`${sitemap.join('\n')}\n`));
}
