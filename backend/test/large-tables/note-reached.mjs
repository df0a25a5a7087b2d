import { appendFileSync } from 'node:fs';

/**
 * Returns `query`, wrapped so that its first call appends its name to the file named by REACHED_QUERIES, if that is
 * set.
 *
 * @template {(this: unknown, ...args: any[]) => unknown} F
 * @param {string} name
 * @param {F} query
 */
export function noting(name, query) {
  const file = process.env.REACHED_QUERIES;
  if (!file) return query;
  let isNoted = false;
  return /** @this {unknown} @param {Parameters<F>} args */ function reached(...args) {
    if (!isNoted) appendFileSync(file, `${name}\n`);
    isNoted = true;
    return query.apply(this, args);
  };
}
