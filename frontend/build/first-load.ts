import type { Plugin, Rolldown } from 'vite';

const source = (path: string) => new RegExp(`/frontend/src/${path}$`);
const LIBRARY = /node_modules/;
const REACT = /node_modules[\\/](react|react-dom|react-router|scheduler|@tanstack)[\\/]/;
const APP = source('main\\.tsx');
const ROUTES = source('app/app-routes\\.tsx');
const BUILDER = source('features/builder/builder-page\\.tsx');
/**
 * Matches files of the packages for line breaking and right-to-left text, such as "node_modules/linebreak/". Only pages
 * with a preview need these packages.
 */
const LAYOUT = /node_modules[\\/](linebreak|bidi-js|unicode-trie|tiny-inflate|base64-js)[\\/]/;
/**
 * Matches the entry scripts of the static pages, such as "/frontend/src/landing.ts". These pages share a few modules
 * with the application but must not load its files.
 */
const STATIC_PAGES = /\/frontend\/src\/(landing|public)\.ts$/;

interface FirstLoad {
  staticPages: Set<string>;
  app: Set<string>;
  builder: Set<string>;
  otherPages: Set<string>;
}

/**
 * Bundles the modules that load first into a few files: one for the static pages, one for React, one for the layout of
 * every page, one for the builder, and two for modules that the builder shares with other pages. By default, each small
 * shared module would be a separate file; the builder alone would have sixty.
 */
export function firstLoad(): Plugin {
  let modules: FirstLoad | undefined;
  return {
    name: 'first-load',
    apply: 'build',
    buildEnd() {
      modules = followImports(this);
    },
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Assign modules to a group only by the conditions below, not because another module of the group imports
              // them.
              includeDependenciesRecursively: false,
              groups: [
                { name: (id) => (modules ? chunkOf(id, modules) : null), priority: 2 },
                { name: 'layout', test: LAYOUT, priority: 1 },
                { name: 'libraries', test: /node_modules/, minShareCount: 4 },
              ],
            },
          },
        },
      },
    }),
  };
}

function chunkOf(id: string, { staticPages, app, builder, otherPages }: FirstLoad): string | null {
  if (APP.test(id) || BUILDER.test(id) || STATIC_PAGES.test(id)) return null;
  if (staticPages.has(id)) return id.endsWith('.css') ? null : 'start';
  if (app.has(id)) return REACT.test(id) ? 'react' : 'frame';
  if (!builder.has(id)) return null;
  if (!otherPages.has(id)) return 'builder';
  return LIBRARY.test(id) ? 'forms' : 'shared';
}

function followImports(graph: Rolldown.PluginContext): FirstLoad {
  const ids = [...graph.getModuleIds()];
  const matching = (name: RegExp) => ids.filter((id) => name.test(id));
  const reach = (roots: string[]) => {
    const reached = new Set<string>();
    const waiting = [...roots];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (reached.has(id)) continue;
      reached.add(id);
      waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
    }
    return reached;
  };
  const pages = matching(ROUTES).flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  return {
    staticPages: reach(matching(STATIC_PAGES)),
    app: reach(matching(APP)),
    builder: reach(matching(BUILDER)),
    otherPages: reach(pages.filter((id) => !BUILDER.test(id))),
  };
}
