import type { VersionSummary } from '@shortlist/shared/contract/resume-versions';
import type { EntityManager } from 'typeorm';
import { countChanged, type Database } from '../../core/sql/sql.js';
import { RESUME_COLUMNS, type ResumeRow } from './resume-json.js';
import { VERSION_COLUMNS, type VersionRow } from './version-json.js';
import { KEEP_EXPORTED, REMOVE_TOO_MANY, restoreVersion as restoreStatement } from './version-statements.js';

// Lists are in resume-lists.ts, the save in save-statement.ts, the removal in resume-removal.service.ts.

/** Locks the account until the transaction ends. @returns false if the account is deleted */
export async function lockOwner(transaction: EntityManager, ownerId: string): Promise<boolean> {
  const rows: unknown[] = await transaction.query('SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE', [ownerId]);
  return rows.length > 0;
}

/** Counts an account's resumes. `all` includes the trash. */
export async function countResumes(database: Database, ownerId: string): Promise<{ live: number; all: number }> {
  const rows: { live: number; all: number }[] = await database.query(
    `SELECT count(*) FILTER (WHERE deleted_at IS NULL)::int AS live, count(*)::int AS "all"
     FROM resumes WHERE owner_id = $1 AND purged_at IS NULL`,
    [ownerId],
  );
  return rows[0]!;
}

/** Inserts a resume. @returns undefined if the id is taken */
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

/** Locks a resume outside the trash against changes. */
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

// Versions

type SummaryRow = Omit<VersionSummary, 'createdAt'> & { createdAt: Date };

/** Lists the versions of a resume, newest first. */
export const listVersions = (database: Database, resumeId: string): Promise<SummaryRow[]> =>
  database.query(
    `SELECT id, reason, revision, title, template_key AS "templateKey", created_at AS "createdAt"
     FROM resume_versions WHERE resume_id = $1 ORDER BY revision DESC`,
    [resumeId],
  );

interface OwnVersion {
  ownerId: string;
  resumeId: string;
  versionId: string;
}

const LIVE_RESUME = 'SELECT id FROM resumes WHERE id = $1 AND owner_id = $2 AND deleted_at IS NULL';

export async function findVersion(
  database: Database,
  { ownerId, resumeId, versionId }: OwnVersion,
): Promise<VersionRow | undefined> {
  const rows: VersionRow[] = await database.query(
    `SELECT ${VERSION_COLUMNS} FROM resume_versions WHERE id = $3 AND resume_id = (${LIVE_RESUME})`,
    [resumeId, ownerId, versionId],
  );
  return rows[0];
}

/** Runs `restoreVersion` of version-statements.ts. @returns undefined if the resume stays unchanged */
export async function restoreVersion(
  database: Database,
  {
    ownerId,
    resumeId,
    versionId,
    revision,
    keepsVersions,
  }: OwnVersion & { revision: number | undefined; keepsVersions: boolean },
): Promise<ResumeRow | undefined> {
  const rows: ResumeRow[] = await database.query(restoreStatement(keepsVersions), [
    resumeId,
    ownerId,
    revision ?? null,
    versionId,
  ]);
  return rows[0];
}

/** Deletes a version. @returns false if the version does not exist */
export async function deleteVersion(
  database: Database,
  { ownerId, resumeId, versionId }: OwnVersion,
): Promise<boolean> {
  const count = await countChanged(
    database,
    // Locks the account's usage before the version. All statements use this order, which prevents deadlocks.
    `WITH usage AS MATERIALIZED (SELECT FROM account_usage WHERE owner_id = $2 FOR UPDATE)
     DELETE FROM resume_versions WHERE id = $3 AND (SELECT count(*) FROM usage) >= 0 AND resume_id = (${LIVE_RESUME})`,
    [resumeId, ownerId, versionId],
  );
  return count > 0;
}

/** Keeps an exported version. @returns false if the revision already has an exported version */
export async function keepExported(
  transaction: EntityManager,
  exported: {
    resumeId: string;
    revision: number;
    title: string;
    templateKey: string;
    data: string;
    jdText: string | null;
  },
): Promise<boolean> {
  const { resumeId, revision, title, templateKey, data, jdText } = exported;
  const kept: unknown[] = await transaction.query(KEEP_EXPORTED, [
    resumeId,
    revision,
    title,
    templateKey,
    data,
    jdText,
  ]);
  return kept.length > 0;
}

export const removeTooManyVersions = (database: Database, resumeId: string): Promise<unknown> =>
  database.query(REMOVE_TOO_MANY, [resumeId]);
