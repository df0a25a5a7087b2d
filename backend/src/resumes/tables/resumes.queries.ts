import type { ResumeSummary, TrashedResume } from '@shortlist/shared/contract/resumes';
import type { DataSource, EntityManager } from 'typeorm';
import { statementWithSession } from '../../auth/sessions/sessions.queries.js';
import { positionOf, type PagePosition } from '../../core/http/page-cursor.js';
import { readPrepared, type Statement } from '../../core/sql/prepared.js';
import { countChanged, type Database } from '../../core/sql/sql.js';
import { RESUME_COLUMNS, type ResumeRow } from './resume-json.js';
import { saveStatement, type Save, type SavedRow } from './save-statement.js';

/** @returns false if the account is deleted */
export async function lockOwner(transaction: EntityManager, ownerId: string): Promise<boolean> {
  const rows: unknown[] = await transaction.query('SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE', [ownerId]);
  return rows.length > 0;
}

/** Counts resumes; `all` includes those in the trash. */
export async function countResumes(database: Database, ownerId: string): Promise<{ live: number; all: number }> {
  const rows: { live: number; all: number }[] = await database.query(
    `SELECT count(*) FILTER (WHERE deleted_at IS NULL)::int AS live, count(*)::int AS "all"
     FROM resumes WHERE owner_id = $1 AND purged_at IS NULL`,
    [ownerId],
  );
  return rows[0]!;
}

/** @returns undefined if the id is taken */
export async function insertResume(
  transaction: EntityManager,
  values: { id: string; ownerId: string; title: string; templateKey: string; data: string; jdText: string | null },
): Promise<ResumeRow | undefined> {
  const rows: ResumeRow[] = await transaction.query(
    `INSERT INTO resumes (id, owner_id, title, template_key, data, jd_text)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (id) DO NOTHING
     RETURNING ${RESUME_COLUMNS}`,
    [values.id, values.ownerId, values.title, values.templateKey, values.data, values.jdText],
  );
  return rows[0];
}

/** Locks a resume that is not in the trash. */
export async function lockResume(
  transaction: EntityManager,
  { id, ownerId }: { id: string | null; ownerId: string },
): Promise<Pick<ResumeRow, 'id' | 'revision' | 'data'> | undefined> {
  const rows: Pick<ResumeRow, 'id' | 'revision' | 'data'>[] = await transaction.query(
    `SELECT id, revision, data::text AS data FROM resumes
     WHERE id = $1 AND owner_id = $2 AND deleted_at IS NULL FOR NO KEY UPDATE`,
    [id, ownerId],
  );
  return rows[0];
}

/** Finds a resume that is not in the trash. The content stays JSON text, because parsing it would be slow. */
export async function findResume(database: Database, ownerId: string, id: string): Promise<ResumeRow | undefined> {
  const rows: ResumeRow[] = await database.query(
    `SELECT ${RESUME_COLUMNS} FROM resumes WHERE id = $1 AND owner_id = $2 AND deleted_at IS NULL`,
    [id, ownerId],
  );
  return rows[0];
}

/** SQL that checks the session and finds a resume of its user that is not in the trash. */
export const RESUME_OF_SESSION = statementWithSession(
  'resume',
  `SELECT ${RESUME_COLUMNS} FROM resumes WHERE id = $6 AND owner_id = s.user_id AND deleted_at IS NULL`,
);

export type ResumeOfSession = ResumeRow | { id: null };

/** @returns undefined if the resume does not exist or has another revision */
export async function saveResume(database: Database, save: Save): Promise<SavedRow | undefined> {
  const rows: SavedRow[] = await database.query(...saveStatement(save));
  return rows[0];
}

interface PageOptions {
  ownerId: string;
  /** Position of the previous page's last entry; undefined for the first page. */
  after: PagePosition | undefined;
  limit: number;
}

/**
 * One page of an account's resumes, newest first. `entries` contains one extra row if more pages follow. A page starts
 * after the time and id of the previous page's last entry, so additions and removals never move an entry to another
 * page. $1 owner, $2 time, $3 id, $4 limit.
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

const entriesParameters = ({ ownerId, after, limit }: PageOptions): unknown[] => [
  ownerId,
  after?.at ?? null,
  after?.id ?? null,
  limit,
];

/** SQL columns for the link to the next page: the position of a row, and the number of entries found. */
const POSITION = `${positionOf('moment')} AS at, (SELECT count(*) FROM entries)::int AS found`;

export interface Positioned {
  id: string;
  at: string;
  found: number;
}

const RECORDS: Statement = {
  name: 'resumes',
  text: `WITH entries AS (${entries('live')})
     SELECT ${RESUME_COLUMNS}, ${POSITION} FROM resumes JOIN entries USING (id)
     WHERE place = 1 OR (place <= $4 AND total <= $5) ORDER BY place`,
};

export const listRecords = (
  database: DataSource,
  page: PageOptions & { bytes: number },
): Promise<(ResumeRow & Positioned)[]> => readPrepared(database, RECORDS, [...entriesParameters(page), page.bytes]);

type SummaryRow = Omit<ResumeSummary, 'createdAt' | 'updatedAt'> & Positioned & { createdAt: Date; updatedAt: Date };

const SUMMARIES: Statement = {
  name: 'resume summaries',
  text: `WITH entries AS (${entries('live')})
     SELECT id, title, template_key AS "templateKey", full_name AS "fullName", job_title AS "jobTitle", revision,
       created_at AS "createdAt", updated_at AS "updatedAt", ${POSITION}
     FROM resumes JOIN entries USING (id) WHERE place <= $4 ORDER BY place`,
};

export const listSummaries = (database: DataSource, page: PageOptions): Promise<SummaryRow[]> =>
  readPrepared(database, SUMMARIES, entriesParameters(page));

type TrashedRow = Omit<TrashedResume, 'updatedAt' | 'deletedAt'> & Positioned & { updatedAt: Date; deletedAt: Date };

export const listTrash = (database: Database, page: PageOptions): Promise<TrashedRow[]> =>
  database.query(
    `WITH entries AS (${entries('trash')})
     SELECT id, title, template_key AS "templateKey", full_name AS "fullName", job_title AS "jobTitle",
       updated_at AS "updatedAt", deleted_at AS "deletedAt", ${POSITION}
     FROM resumes JOIN entries USING (id) WHERE place <= $4 ORDER BY place`,
    entriesParameters(page),
  );

export const markTrashed = (
  database: Database,
  { ownerId, id }: { ownerId: string; id: string | undefined },
): Promise<number> =>
  countChanged(
    database,
    `UPDATE resumes SET purged_at = now()
     WHERE owner_id = $1 AND id = coalesce($2, id) AND deleted_at IS NOT NULL AND purged_at IS NULL`,
    [ownerId, id ?? null],
  );

export const markAll = (database: Database, ownerId: string): Promise<number> =>
  countChanged(
    database,
    `UPDATE resumes SET deleted_at = coalesce(deleted_at, now()), purged_at = now()
     WHERE owner_id = $1 AND purged_at IS NULL`,
    [ownerId],
  );

/** Skips resumes that are being restored. */
export const markExpired = (database: Database, { days, limit }: { days: number; limit: number }): Promise<number> =>
  countChanged(
    database,
    `UPDATE resumes SET purged_at = now() WHERE id IN (
       SELECT id FROM resumes WHERE deleted_at < now() - make_interval(days => $1) AND purged_at IS NULL LIMIT $2
     ) AND deleted_at < now() - make_interval(days => $1) AND purged_at IS NULL`,
    [days, limit],
  );

/**
 * Returns the next batch of owners whose resumes are marked for removal, ordered by id.
 * @param after last id of the previous batch
 */
export const listMarkedOwners = (
  database: Database,
  { after, limit }: { after: string; limit: number },
): Promise<{ id: string }[]> =>
  database.query(
    `SELECT DISTINCT owner_id AS id FROM resumes WHERE purged_at IS NOT NULL AND owner_id > $1
     ORDER BY owner_id LIMIT $2`,
    [after, limit],
  );

/** Tables that reference resumes and are so large that their rows are deleted in batches. */
const PARTS = ['resume_versions', 'rendered_files', 'resume_documents'];

/**
 * Locks the account's row in `account_usage` before the rows to delete. All statements use this order, which prevents
 * deadlocks.
 */
const removePart = (table: string): string => `
  WITH usage AS MATERIALIZED (SELECT FROM account_usage WHERE owner_id = $1 FOR UPDATE)
  DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
    SELECT t.ctid FROM ${table} t JOIN resumes r ON r.id = t.resume_id
    WHERE r.owner_id = $1 AND r.purged_at IS NOT NULL AND (SELECT count(*) FROM usage) >= 0
    LIMIT $2
  ))`;

const REMOVE_MARKED = `
  DELETE FROM resumes WHERE ctid = ANY (ARRAY(
    SELECT ctid FROM resumes WHERE owner_id = $1 AND purged_at IS NOT NULL LIMIT $2
  ))`;

/**
 * Returns one function for each table, with the function for `resumes` last. Each function removes one batch of rows
 * that belong to the account's marked resumes, and returns the number of removed rows.
 */
export const markedRemovals = (database: Database, ownerId: string): ((limit: number) => Promise<number>)[] =>
  [...PARTS.map(removePart), REMOVE_MARKED].map((sql) => (limit) => countChanged(database, sql, [ownerId, limit]));
