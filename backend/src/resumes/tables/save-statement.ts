import { MINUTES_BETWEEN_VERSIONS } from '@shortlist/shared/contract/resume-versions';
import { usageInsert } from '../../usage/record-usage.js';
import { emptyResumeData } from '@shortlist/shared/resume/resume-data';
import { RESUME_COLUMNS, type ResumeRow } from './resume-json.js';

/** Columns that a save may set, with their SQL types. Versions have the same columns. */
const TYPES = { title: 'text', template_key: 'text', data: 'jsonb', jd_text: 'text' } as const;

export const CONTENT_COLUMNS = Object.keys(TYPES).join(', ');

export type ContentColumn = keyof typeof TYPES;

export interface Save {
  ownerId: string;
  id: string;
  /** Current revision that the save requires; undefined to save over any revision. */
  revision: number | undefined;
  /** Origin of the change. `ai` and `expert` changes also save their result as a version. */
  change: 'edit' | 'ai' | 'expert';
  values: [column: ContentColumn, value: string | null][];
  /** False if the account's storage has no room for versions. */
  keepsVersions: boolean;
}

/**
 * The saved row. No row is returned if the resume does not exist or has another revision. `versioned` is true if a
 * version may have been saved.
 */
export type SavedRow = ResumeRow & { versioned: boolean };

const EMPTY = JSON.stringify(emptyResumeData());

/**
 * Saves a resume and its versions in one statement, because saving is the most frequent write. Locks the row before
 * reading it, so that only one of several concurrent saves finds that a version is due. The time of the last version is
 * in that row, because the statement sees all other tables as they were before the lock.
 */
export function saveStatement(save: Save): [sql: string, parameters: unknown[]] {
  const { ownerId, id, revision, change, values, keepsVersions } = save;
  const given = values.map(([column], index) => ({ column, value: `$${index + 7}::${TYPES[column]}` }));
  const differs = given.map(({ column, value }) => `${column} IS DISTINCT FROM ${value}`).join(' OR ');
  const assignments = given.map(({ column, value }) => `${column} = ${value}`).join(', ');
  const sql = `
    WITH before AS (
      SELECT id, revision, ${CONTENT_COLUMNS},
        ${keepsVersions} AND ($4 OR coalesce(versioned_at <= now() - make_interval(mins => $5), true)) AND (${differs}) AS versioned
      FROM resumes
      WHERE id = $1 AND owner_id = $2 AND deleted_at IS NULL AND revision = coalesce($3, revision)
      FOR NO KEY UPDATE
    ), saved AS (
      UPDATE resumes r
      SET ${assignments}, revision = r.revision + 1, updated_at = now(),
        versioned_at = CASE WHEN before.versioned THEN now() ELSE r.versioned_at END
      FROM before WHERE r.id = before.id
      RETURNING r.*, before.versioned
    ), kept AS (
      INSERT INTO resume_versions (resume_id, revision, reason, ${CONTENT_COLUMNS})
      SELECT id, revision, 'edit', ${CONTENT_COLUMNS} FROM before
      WHERE versioned AND NOT (data = $6::jsonb AND jd_text IS NULL)
      UNION ALL
      SELECT id, revision, '${change}', ${CONTENT_COLUMNS} FROM saved WHERE versioned AND $4
      ON CONFLICT (resume_id, revision) DO NOTHING
    ), counted AS (
      ${usageInsert({ kind: 'resume_saved', label: `''`, userId: 'owner_id', from: 'saved' })}
    )
    SELECT ${RESUME_COLUMNS}, versioned FROM saved`;
  return [
    sql,
    [
      id,
      ownerId,
      revision ?? null,
      change !== 'edit',
      MINUTES_BETWEEN_VERSIONS,
      EMPTY,
      ...values.map(([, value]) => value),
    ],
  ];
}
