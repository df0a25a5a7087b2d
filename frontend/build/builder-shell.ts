import { TEMPLATES } from '@shortlist/shared/templates/templates';
import type { Plugin, Rolldown } from 'vite';

const APP = 'app.html';
const START = 'src/builder-start.ts';
const MAIN = 'src/main.tsx';
const BUILDER = 'src/features/builder/builder-page.tsx';
const PREVIEW = 'src/features/builder/preview/preview.tsx';
const ROOT = '<div id="root">';
const SCRIPTS = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;

/**
 * Builds `app/resume.html` from `app.html`. Adds the static HTML of the builder's first step, a script that starts the
 * application after the first paint, and preload links, so that downloads start before the application knows its route
 * and user.
 */
export function builderShell(): Plugin {
  return {
    name: 'builder-shell',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const app = bundle[APP];
      if (app?.type !== 'asset') throw new Error(`The build made no ${APP}.`);
      const start = chunkOf(bundle, START);
      const first = [...filesOf(bundle, chunkOf(bundle, MAIN)), ...filesOf(bundle, chunkOf(bundle, BUILDER))];
      const preview = [...filesOf(bundle, chunkOf(bundle, PREVIEW))].filter((file) => !first.includes(file));
      const head = [
        // Preload the template pictures before the scripts, which would otherwise take up all the bandwidth of a slow
        // network.
        ...TEMPLATES.slice(0, 2).map(
          ({ key }) => `<link rel="preload" as="image" href="/templates/${key}.svg" fetchpriority="high">`,
        ),
        '<link rel="preload" as="fetch" href="/api/auth/session" crossorigin="use-credentials">',
        ...[...new Set(first)].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
        // On narrow screens, the preview is in a separate tab of the builder, so its code is not preloaded.
        ...preview.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" media="(min-width: 900px)">`),
        `<script type="module" crossorigin src="/${start.fileName}"></script>`,
      ];
      const source = Buffer.from(app.source)
        .toString('utf8')
        .replace(SCRIPTS, '')
        .replace('</head>', () => `  ${head.join('\n    ')}\n  </head>`)
        .replace(ROOT, () => ROOT + SHELL);
      this.emitFile({ type: 'asset', fileName: 'app/resume.html', source });
    },
  };
}

function chunkOf(bundle: Rolldown.OutputBundle, source: string): Rolldown.OutputChunk {
  const chunk = Object.values(bundle).find(
    (output) => output.type === 'chunk' && output.moduleIds.some((id) => id.endsWith(`/frontend/${source}`)),
  );
  if (chunk?.type !== 'chunk') throw new Error(`The build made no chunk of ${source}.`);
  return chunk;
}

function filesOf(bundle: Rolldown.OutputBundle, chunk: Rolldown.OutputChunk, found = new Set<string>()): Set<string> {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const file of chunk.imports) {
    const imported = bundle[file];
    if (imported?.type === 'chunk') filesOf(bundle, imported, found);
  }
  return found;
}

/**
 * Hides the static HTML from screen readers: its controls do not work yet, and the spinner already announces that the
 * page is loading.
 */
const SHELL = `<div class="builder-shell" aria-hidden="true">
<div class="bar"><img src="/icon.svg" width="30" height="30" alt="" style="width:30px;aspect-ratio:1;background:none"></div>
<div class="panel"><h2>Choose Template</h2><p>Switch at any time. Your text stays the same.</p><ul>
${TEMPLATES.map(
  ({ key, name }, index) =>
    `<li><img src="/templates/${key}.svg" width="612" height="582" alt=""${index < 2 ? ' fetchpriority="high"' : ''}><span>${name}</span></li>`,
).join('\n')}
</ul></div></div>`;
