import {
  RESUME_PAGE,
  type ListQuery,
  type ResumeSummary,
  type TrashedResume,
} from '@shortlist/shared/contract/resumes';
import type { DataSource } from 'typeorm';
import { nextLink, positionOf, readCursor } from '../core/http/page-cursor.js';
import { RESUME_COLUMNS, resumesJson, type ResumeRow } from './tables/resume-json.js';

export interface Page<Items> {
  items: Items;
  /** `Link` header of the next page; undefined on the last page. */
  link: string | undefined;
}

/**
 * SQL for one page of an account's resumes, newest first. `entries` contains one extra row if more pages follow.
 * Ordered by time and id, so additions and removals never move an entry to another page. $1 owner, $2 and $3 position
 * of the previous page's last entry, $4 limit.
 */
const entries = (list: 'live' | 'trash'): string => {
  const moment = list === 'live' ? 'updated_at' : 'deleted_at';
  return `
    SELECT id, ${moment} AS moment, row_number() OVER newest AS place, sum(bytes) OVER newest AS total
    FROM resumes
    WHERE owner_id = $1 AND ${list === 'live' ? 'deleted_at IS NULL' : 'deleted_at IS NOT NULL AND purged_at IS NULL'}
      AND ($2::timestamptz IS NULL OR (${moment}, id) < ($2::timestamptz, $3::uuid))
    WINDOW newest AS (ORDER BY ${moment} DESC, id DESC)
    ORDER BY ${moment} DESC, id DESC LIMIT $4 + 1`;
};

/** Columns for computing the end of the page. */
const POSITION = `${positionOf('moment')} AS at, (SELECT count(*) FROM entries)::int AS found`;

interface Positioned {
  id: string;
  at: string;
  found: number;
}

/** Returns a page of records as JSON text, limited by number and bytes. */
export async function recordsPage(database: DataSource, ownerId: string, query: ListQuery): Promise<Page<string>> {
  const rows: (ResumeRow & Positioned)[] = await database.query(
    `WITH entries AS (${entries('live')})
     SELECT ${RESUME_COLUMNS}, ${POSITION} FROM resumes JOIN entries USING (id)
     WHERE place = 1 OR (place <= $4 AND total <= $5) ORDER BY place`,
    [...parametersOf(ownerId, query), RESUME_PAGE.bytes],
  );
  return { items: resumesJson(rows), link: linkAfter('/api/resumes', rows, query) };
}

export async function summariesPage(
  database: DataSource,
  ownerId: string,
  query: ListQuery,
): Promise<Page<ResumeSummary[]>> {
  type Row = Omit<ResumeSummary, 'createdAt' | 'updatedAt'> & Positioned & { createdAt: Date; updatedAt: Date };
  const rows: Row[] = await database.query(
    `WITH entries AS (${entries('live')})
     SELECT id, title, template_key AS "templateKey", full_name AS "fullName", job_title AS "jobTitle", revision,
       created_at AS "createdAt", updated_at AS "updatedAt", ${POSITION}
     FROM resumes JOIN entries USING (id) WHERE place <= $4 ORDER BY place`,
    parametersOf(ownerId, query),
  );
  const items = rows.map(({ id, title, templateKey, fullName, jobTitle, revision, createdAt, updatedAt }) => ({
    id,
    title,
    templateKey,
    fullName,
    jobTitle,
    revision,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }));
  return { items, link: linkAfter('/api/resumes/summaries', rows, query) };
}

export async function trashPage(
  database: DataSource,
  ownerId: string,
  query: ListQuery,
): Promise<Page<TrashedResume[]>> {
  type Row = Omit<TrashedResume, 'updatedAt' | 'deletedAt'> & Positioned & { updatedAt: Date; deletedAt: Date };
  const rows: Row[] = await database.query(
    `WITH entries AS (${entries('trash')})
     SELECT id, title, template_key AS "templateKey", full_name AS "fullName", job_title AS "jobTitle",
       updated_at AS "updatedAt", deleted_at AS "deletedAt", ${POSITION}
     FROM resumes JOIN entries USING (id) WHERE place <= $4 ORDER BY place`,
    parametersOf(ownerId, query),
  );
  const items = rows.map(({ id, title, templateKey, fullName, jobTitle, updatedAt, deletedAt }) => ({
    id,
    title,
    templateKey,
    fullName,
    jobTitle,
    updatedAt: updatedAt.toISOString(),
    deletedAt: deletedAt.toISOString(),
  }));
  return { items, link: linkAfter('/api/resumes/trash', rows, query) };
}

function parametersOf(ownerId: string, { cursor, limit }: ListQuery): unknown[] {
  const after = readCursor(cursor);
  return [ownerId, after?.at ?? null, after?.id ?? null, limit];
}

function linkAfter(path: string, rows: Positioned[], { limit }: ListQuery): string | undefined {
  const last = rows.at(-1);
  return last && last.found > rows.length ? nextLink(path, last, limit) : undefined;
}
