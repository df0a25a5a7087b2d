import { ApiError } from '../errors/api-error.js';

/**
 * Maximum number of rows of a console list that are counted and can be paged through. PostgreSQL reads and discards the
 * rows of all earlier pages, so without this limit a late page would read the whole table.
 */
export const MAX_LISTED = 10_000;

/** Returns the parameters of LIMIT and OFFSET. @throws 422 for a page beyond `MAX_LISTED` rows */
export function pageOf({ page, perPage }: { page: number; perPage: number }): [limit: number, offset: number] {
  const offset = (page - 1) * perPage;
  if (offset >= MAX_LISTED) {
    const most = MAX_LISTED.toLocaleString('en-US');
    throw ApiError.invalid([{ path: 'page', message: `Only the first ${most} rows are listed. Narrow the filter.` }]);
  }
  return [perPage, offset];
}

/** Returns SQL that counts rows up to `MAX_LISTED`. @param from the FROM and WHERE clauses */
export const countListed = (from: string): string =>
  `SELECT count(*)::int AS total FROM (SELECT ${from} LIMIT ${MAX_LISTED}) listed`;

/** Returns a LIKE pattern that finds `part`, ignoring case, in lowercased text; empty if `part` is empty. */
export const patternOf = (part: string): string =>
  part === '' ? '' : `%${part.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
