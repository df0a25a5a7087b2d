import { join, resolve } from 'node:path';
import { TEMPLATE_COUNT_IN_WORDS } from '@shortlist/shared/templates/template-count';
import { runnerImport, type Alias, type Plugin } from 'vite';

const PLACEHOLDER = '<!--landing-->';
const TEMPLATE_COUNT = '%TEMPLATE_COUNT%';

/**
 * Builds two documents: `index.html` contains the landing page as static HTML, readable before any script loads;
 * `app.html` is the empty shell for all other URLs. In development and preview, Vite serves the same document for each
 * URL as the API server does.
 */
export function landingHtml(): Plugin {
  let root = '';
  let alias: Alias[] = [];
  let sources = new Set<string>();
  return {
    name: 'landing-html',
    configResolved(config) {
      root = config.root;
      alias = config.resolve.alias;
    },
    // Reload the browser when a module that renders the static HTML changes: the browser never imports such modules, so
    // Vite would not update the page.
    hotUpdate({ file, modules }) {
      if (modules.length === 0 && sources.has(file)) this.environment.hot.send({ type: 'full-reload' });
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        if (!html.includes(PLACEHOLDER)) return html;
        const { module, dependencies } = await runnerImport<{ renderLanding: () => string }>(
          join(root, 'src/features/landing/render-landing.tsx'),
          { root, configFile: false, logLevel: 'error', resolve: { alias } },
        );
        sources = new Set(dependencies.map((path) => resolve(root, path)));
        return html
          .replaceAll(TEMPLATE_COUNT, TEMPLATE_COUNT_IN_WORDS)
          .replace(PLACEHOLDER, () => module.renderLanding());
      },
    },
    configureServer: (server) => void server.middlewares.use(toShell),
    configurePreviewServer: (server) => void server.middlewares.use(toShell),
  };
}

type Next = () => void;

function toShell(
  request: { url?: string; method?: string; headers: { accept?: string } },
  _: unknown,
  next: Next,
): void {
  const path = new URL(request.url ?? '/', 'http://local').pathname;
  const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html') && !path.includes('.');
  if (isPage && path !== '/' && !/^\/(api|fonts)\//.test(path)) request.url = '/app.html';
  next();
}
