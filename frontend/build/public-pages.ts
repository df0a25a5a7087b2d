import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';

const SHELL = 'public.html';
const PROVIDERS = ['stripe', 'sandbox'] as const;

interface Renderer {
  PAGE_NAMES: readonly string[];
  renderPublic: (page: string, provider: (typeof PROVIDERS)[number]) => { head: string; body: string };
}

/** The shell brings the style sheets; here only the markup is wanted. */
const withoutStyleSheets: Plugin = {
  name: 'without-style-sheets',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.css') ? '\0no-styles' : undefined),
  load: (id) => (id === '\0no-styles' ? '' : undefined),
};

/**
 * Finishes the public pages: `pricing.stripe.html` and its kin, from the built shell `public.html`. A page that says the
 * same whoever takes the money comes out once, as `about.html`.
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
        const isSame = new Set(finished).size === 1;
        for (const [index, source] of finished.slice(0, isSame ? 1 : undefined).entries())
          this.emitFile({
            type: 'asset',
            fileName: isSame ? `${page}.html` : `${page}.${PROVIDERS[index]}.html`,
            source,
          });
      }
      delete bundle[SHELL];
    },
  };
}
