import { countChanged, type Database } from '../core/sql/sql.js';
import type { ResumeDocumentRow } from './resume-document.entity.js';

interface OwnDocument {
  ownerId: string;
  resumeId: string;
  kind: ResumeDocumentRow['kind'];
}

export type StoredDocument = Pick<ResumeDocumentRow, 'kind' | 'content' | 'revision' | 'updatedAt'>;

/**
 * Saves in one statement, so that only one of two concurrent saves of the same revision succeeds. Saving identical
 * content changes nothing. A save with a revision does not restore a deleted companion.
 * @returns undefined if the resume does not exist, or the companion has another revision
 */
export async function saveDocument(
  database: Database,
  { ownerId, resumeId, kind, content, revision }: OwnDocument & { content: string; revision: number | undefined },
): Promise<StoredDocument | undefined> {
  const rows: StoredDocument[] = await database.query(
    `WITH owned AS (
       SELECT id FROM resumes WHERE id = $1 AND owner_id = $2 AND deleted_at IS NULL FOR KEY SHARE
     )
     INSERT INTO resume_documents AS d (resume_id, kind, content, revision)
     SELECT id, $3, $4::jsonb, 1 FROM owned
     WHERE coalesce($5::int, 0) = 0 OR EXISTS (SELECT FROM resume_documents WHERE resume_id = $1 AND kind = $3)
     ON CONFLICT (resume_id, kind) DO UPDATE
     SET content = EXCLUDED.content,
       revision = d.revision + (d.content IS DISTINCT FROM EXCLUDED.content)::int,
       updated_at = CASE WHEN d.content IS DISTINCT FROM EXCLUDED.content THEN now() ELSE d.updated_at END
     WHERE d.revision = coalesce($5::int, d.revision)
     RETURNING d.kind, d.content, d.revision, d.updated_at AS "updatedAt"`,
    [resumeId, ownerId, kind, content, revision ?? null],
  );
  return rows[0];
}

/** @returns false if the resume or the companion does not exist */
export async function deleteDocument(database: Database, { ownerId, resumeId, kind }: OwnDocument): Promise<boolean> {
  const removed = await countChanged(
    database,
    `DELETE FROM resume_documents d USING resumes r
     WHERE d.resume_id = $1 AND d.kind = $3 AND r.id = d.resume_id AND r.owner_id = $2 AND r.deleted_at IS NULL`,
    [resumeId, ownerId, kind],
  );
  return removed > 0;
}
