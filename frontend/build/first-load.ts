import type { Plugin, Rolldown } from 'vite';

const source = (path: string) => new RegExp(`/frontend/src/${path}$`);
const LIBRARY = /node_modules/;
const REACT = /node_modules[\\/](react|react-dom|react-router|scheduler|@tanstack)[\\/]/;
const APP = source('main\\.tsx');
const ROUTES = source('app/app-routes\\.tsx');
const BUILDER = source('features/builder/builder-page\\.tsx');
/** Tables of line breaks and writing directions, which only pages with a preview need. */
const LAYOUT = /node_modules[\\/](linebreak|bidi-js|unicode-trie|tiny-inflate|base64-js)[\\/]/;
/** The pages that are ready-made HTML: they share a few modules with the application and must not load its files. */
const READY_MADE = /\/frontend\/src\/(landing|public)\.ts$/;

interface FirstLoad {
  readyMade: Set<string>;
  app: Set<string>;
  builder: Set<string>;
  otherPages: Set<string>;
}

/**
 * Joins what the pages need first into few files: one for the ready-made pages, one for React, one for the frame of every
 * page, one for the builder, and two for what the builder shares with other pages. Left alone, each small module that
 * two pages share is a file of its own, sixty of them before the builder is there.
 */
export function firstLoad(): Plugin {
  let found: FirstLoad | undefined;
  return {
    name: 'first-load',
    apply: 'build',
    buildEnd() {
      found = followImports(this);
    },
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // What a file needs is told by the rules below, too.
              includeDependenciesRecursively: false,
              groups: [
                { name: (id) => (found ? chunkOf(id, found) : null), priority: 2 },
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

function chunkOf(id: string, { readyMade, app, builder, otherPages }: FirstLoad): string | null {
  if (APP.test(id) || BUILDER.test(id) || READY_MADE.test(id)) return null;
  if (readyMade.has(id)) return id.endsWith('.css') ? null : 'start';
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
    readyMade: reach(matching(READY_MADE)),
    app: reach(matching(APP)),
    builder: reach(matching(BUILDER)),
    otherPages: reach(pages.filter((id) => !BUILDER.test(id))),
  };
}
