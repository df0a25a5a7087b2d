// Reports the queries that no API spec reaches, because their statements are not checked with EXPLAIN on large tables.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allQueries } from '../../backend/test/large-tables/queries.mjs';
import { UNREACHED } from '../../backend/test/large-tables/unreached-queries.mjs';

const LIST = 'backend/test/large-tables/unreached-queries.mjs';

/** @typedef {import('./tally.mjs').Tally} Tally */

/**
 * Adds a failure for each query that no spec reaches. Adds none if a spec has failed, because that spec might have
 * reached the query.
 *
 * @param {(file: string) => Promise<Tally>} run all API specs, which append the reached queries to the file
 * @returns {Promise<Tally>}
 */
export async function withReachedQueries(run) {
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-queries-'));
  const file = join(folder, 'reached');
  try {
    const tally = await run(file);
    if (tally.failures.length > 0) return tally;
    const reached = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
    return { ...tally, failures: problemsOf(allQueries(), new Set(reached), UNREACHED) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * @param {string[]} queries
 * @param {Set<string>} reached
 * @param {Readonly<Record<string, string>>} exceptions
 */
export function problemsOf(queries, reached, exceptions) {
  const isListed = (/** @type {string} */ query) => Object.hasOwn(exceptions, query);
  return [
    ...queries
      .filter((query) => !reached.has(query) && !isListed(query))
      .map((query) => `${query}: no API spec reaches this query. Write one, or give the reason in ${LIST}.`),
    ...Object.keys(exceptions)
      .filter((query) => reached.has(query) || !queries.includes(query))
      .map((query) => `${query}: remove it from ${LIST}, because a spec reaches it, or because it does not exist.`),
  ];
}
