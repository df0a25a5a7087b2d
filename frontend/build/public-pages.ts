import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';

const SHELL = 'public.html';
const PROVIDERS = ['stripe', 'sandbox'] as const;

interface Renderer {
  PAGE_NAMES: readonly string[];
  renderPublic: (page: string, provider: (typeof PROVIDERS)[number]) => { head: string; body: string };
}

/** Ignores style sheet imports while rendering, because `public.html` already links the style sheets. */
const withoutStyleSheets: Plugin = {
  name: 'without-style-sheets',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.css') ? '\0no-styles' : undefined),
  load: (id) => (id === '\0no-styles' ? '' : undefined),
};

/**
 * Inserts each public page into the template `public.html`. Creates one file per payment provider, such as
 * `pricing.stripe.html`, or a single file, such as `about.html`, if the page is the same for all providers.
 */
export function publicPages(): Plugin {
  let root = '';
  return {
    name: 'public-pages',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle(_, bundle) {
      const shell = bundle[SHELL];
      if (shell?.type !== 'asset') throw new Error(`The build made no ${SHELL}.`);
      const html = Buffer.from(shell.source).toString('utf8');
      const { module } = await runnerImport<Renderer>(join(root, 'src/app/render-public.tsx'), {
        root,
        configFile: false,
        logLevel: 'error',
        plugins: [withoutStyleSheets],
      });
      for (const page of module.PAGE_NAMES) {
        const finished = PROVIDERS.map((provider) => {
          const { head, body } = module.renderPublic(page, provider);
          return html.replace('<!--head-->', () => head).replace('<!--page-->', () => body);
        });
        const isProviderIndependent = new Set(finished).size === 1;
        for (const [index, source] of finished.slice(0, isProviderIndependent ? 1 : undefined).entries())
          this.emitFile({
            type: 'asset',
            fileName: isProviderIndependent ? `${page}.html` : `${page}.${PROVIDERS[index]}.html`,
            source,
          });
      }
      delete bundle[SHELL];
    },
  };
}
