import type { VersionSummary } from '@shortlist/shared/contract/resume-versions';
import type { EntityManager } from 'typeorm';
import { countChanged, type Database } from '../../core/sql/sql.js';
import type { ResumeRow } from './resume-json.js';
import { VERSION_COLUMNS, type VersionRow } from './version-json.js';
import { KEEP_EXPORTED, REMOVE_TOO_MANY, restoreVersion as restoreStatement } from './version-statements.js';

type SummaryRow = Omit<VersionSummary, 'createdAt'> & { createdAt: Date };

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

/** @returns undefined if the resume stays unchanged */
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

/** @returns false if the version does not exist */
export async function deleteVersion(
  database: Database,
  { ownerId, resumeId, versionId }: OwnVersion,
): Promise<boolean> {
  const count = await countChanged(
    database,
    // Locks the account's row in `account_usage` before the version. All statements use this order, which prevents
    // deadlocks.
    `WITH usage AS MATERIALIZED (SELECT FROM account_usage WHERE owner_id = $2 FOR UPDATE)
     DELETE FROM resume_versions WHERE id = $3 AND (SELECT count(*) FROM usage) >= 0 AND resume_id = (${LIVE_RESUME})`,
    [resumeId, ownerId, versionId],
  );
  return count > 0;
}

/** @returns false if the revision already has an exported version */
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
