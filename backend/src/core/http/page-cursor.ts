import { ApiError } from '../errors/api-error.js';

/** The position in a list after which its next page begins: a timestamp with microseconds, and an id to break ties. */
export interface PagePosition {
  at: string;
  id: string;
}

const POSITION =
  /^(2\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z) ([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

/** Returns SQL that selects a timestamp column as `PagePosition.at`. */
export const positionOf = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Parses the cursor from a URL that `nextLink` has built. @throws ApiError 422 if it is invalid */
export function readCursor(cursor: string | undefined): PagePosition | undefined {
  if (cursor === undefined) return undefined;
  const [, at, id] = POSITION.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  if (!at || !id || !isMoment(at))
    throw ApiError.invalid([
      { path: 'cursor', message: 'Invalid cursor. Use a cursor from the `Link` header of a response.' },
    ]);
  return { at, id };
}

/** Returns whether the date exists. `Date` reads February 30 as March 2, but PostgreSQL rejects February 30. */
function isMoment(at: string): boolean {
  const date = new Date(at);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 19) === at.slice(0, 19);
}

/** Returns the `Link` header (RFC 8288) for the list page after the given position. */
export function nextLink(path: string, { at, id }: PagePosition, limit: number): string {
  const cursor = Buffer.from(`${at} ${id}`, 'latin1').toString('base64url');
  return `<${path}?limit=${limit}&cursor=${cursor}>; rel="next"`;
}
