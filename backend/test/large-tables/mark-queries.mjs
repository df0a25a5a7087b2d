import { fileURLToPath } from 'node:url';
import { functionsIn, isQueriesFile, queryOf } from './queries.mjs';

const NOTING = fileURLToPath(import.meta.resolve('./note-reached.mjs'));

/**
 * Vite plugin that records which exported functions of `*.queries.ts` files the specs call in their own process.
 * `refuse-scans.ts` checks the statements of exactly these functions.
 *
 * @returns {import('vite').Plugin}
 */
export const markQueries = () => ({
  name: 'mark-queries',
  enforce: 'post',
  transform(code, id) {
    const [path = ''] = id.split('?');
    if (!isQueriesFile(path)) return undefined;
    const names = functionsIn(code);
    const assignable = names.reduce(
      (text, name) => text.replace(`export const ${name} =`, `export let ${name} =`),
      code,
    );
    const marks = names.map((name) => `${name} = noting(${JSON.stringify(queryOf(path, name))}, ${name});`);
    return {
      code: `${assignable}\nimport { noting } from ${JSON.stringify(NOTING)};\n${marks.join('\n')}\n`,
      map: null,
    };
  },
});
