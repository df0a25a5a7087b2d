import { appendFileSync } from 'node:fs';

/**
 * Wraps `query` so that its first call appends `name` to the file that REACHED_QUERIES names. Returns `query` itself if
 * that variable is not set.
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
