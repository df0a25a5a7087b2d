import { VERSIONS_PER_RESUME } from '@shortlist/shared/contract/resume-versions';
import { RESUME_COLUMNS } from './resume-json.js';
import { CONTENT_COLUMNS } from './save-statement.js';

/**
 * Saves a version's content as the next revision if it differs from the current content. Both contents become versions
 * if the storage has room. $1 resume, $2 owner, $3 revision or null, $4 version.
 */
export const restoreVersion = (keepsVersions: boolean): string => `
  WITH before AS (
    SELECT id, revision, ${CONTENT_COLUMNS} FROM resumes
    WHERE id = $1 AND owner_id = $2 AND deleted_at IS NULL AND revision = coalesce($3, revision)
    FOR NO KEY UPDATE
  ), wanted AS (
    SELECT v.* FROM resume_versions v JOIN before ON v.resume_id = before.id WHERE v.id = $4
  ), restored AS (
    UPDATE resumes r
    SET title = w.title, template_key = w.template_key, data = w.data, jd_text = w.jd_text,
      revision = r.revision + 1, updated_at = now(), versioned_at = now()
    FROM wanted w
    WHERE r.id = w.resume_id
      AND (r.title, r.template_key, r.data, r.jd_text) IS DISTINCT FROM (w.title, w.template_key, w.data, w.jd_text)
    RETURNING r.*
  ), kept AS (
    INSERT INTO resume_versions (resume_id, revision, reason, ${CONTENT_COLUMNS})
    SELECT id, revision, 'edit', ${CONTENT_COLUMNS} FROM before
    WHERE ${keepsVersions} AND EXISTS (SELECT FROM restored)
    UNION ALL
    SELECT id, revision, 'restore', ${CONTENT_COLUMNS} FROM restored WHERE ${keepsVersions}
    ON CONFLICT (resume_id, revision) DO NOTHING
  )
  SELECT ${RESUME_COLUMNS} FROM restored`;

/**
 * Saves the content of an exported file as a version, even if the resume has changed since. If a version of that
 * revision exists, marks it as exported. $1 resume, $2 revision, $3 title, $4 template, $5 content, $6 job description.
 */
export const KEEP_EXPORTED = `
  INSERT INTO resume_versions AS v (resume_id, revision, reason, title, template_key, data, jd_text)
  SELECT id, $2, 'export', $3, $4, $5::jsonb, $6 FROM resumes WHERE id = $1
  ON CONFLICT (resume_id, revision) DO UPDATE SET reason = 'export' WHERE v.reason <> 'export'
  RETURNING v.id`;

/**
 * Removes excess versions: automatic versions first and exported versions last, the oldest of each kind first. Locks
 * the account's row in `account_usage` before the versions. All statements use this order, which prevents deadlocks. $1
 * is the resume's id.
 */
export const REMOVE_TOO_MANY = `
  WITH usage AS MATERIALIZED (
    SELECT FROM account_usage WHERE owner_id = (SELECT owner_id FROM resumes WHERE id = $1) FOR UPDATE
  )
  DELETE FROM resume_versions WHERE id IN (
    SELECT id FROM resume_versions WHERE resume_id = $1 AND (SELECT count(*) FROM usage) >= 0
    ORDER BY
      -- The two newest versions always stay: a save may just have stored the old and the new content.
      row_number() OVER (ORDER BY revision DESC) <= 2 DESC,
      CASE reason WHEN 'export' THEN 1 WHEN 'edit' THEN 3 ELSE 2 END,
      revision DESC
    OFFSET ${VERSIONS_PER_RESUME}
  )`;
