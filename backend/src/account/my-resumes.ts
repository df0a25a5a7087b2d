import type { DataSource } from 'typeorm';
import { RESUME_COLUMNS, resumeJson, type ResumeRow } from '../resumes/tables/resume-json.js';
import { VERSION_COLUMNS, versionJson, type VersionRow } from '../resumes/tables/version-json.js';

const BATCH = 10;

/**
 * Yields the parts of a JSON list of the user's resumes, including the trash, with letters and versions. Reads each
 * part after the previous one was sent and outside a transaction, so that a slow client holds no database connection.
 */
export async function* resumeParts(database: DataSource, ownerId: string): AsyncGenerator<string> {
  const ids: { id: string }[] = await database.query(
    'SELECT id FROM resumes WHERE owner_id = $1 AND purged_at IS NULL ORDER BY created_at, id',
    [ownerId],
  );
  let separator = '';
  for (const { id } of ids) {
    const [row]: (ResumeRow & { deleted_at: Date | null })[] = await database.query(
      `SELECT ${RESUME_COLUMNS}, deleted_at FROM resumes WHERE id = $1 AND owner_id = $2 AND purged_at IS NULL`,
      [id, ownerId],
    );
    // The resume was permanently deleted during the export.
    if (!row) continue;
    const documents = await documentsOf(database, id);
    yield `${separator}${resumeJson(row).slice(0, -1)},"deletedAt":${JSON.stringify(row.deleted_at)},`;
    yield `"documents":[${documents.join(',')}],"versions":[`;
    yield* versionParts(database, id);
    yield ']}';
    separator = ',';
  }
}

async function documentsOf(database: DataSource, resumeId: string): Promise<string[]> {
  const rows: { head: string; content: string; updated_at: Date }[] = await database.query(
    `SELECT json_build_object('kind', kind, 'revision', revision)::text AS head, content::text AS content, updated_at
     FROM resume_documents WHERE resume_id = $1 ORDER BY kind`,
    [resumeId],
  );
  return rows.map(
    ({ head, content, updated_at }) =>
      `${head.slice(0, -1)},"updatedAt":${JSON.stringify(updated_at)},"content":${content}}`,
  );
}

async function* versionParts(database: DataSource, resumeId: string): AsyncGenerator<string> {
  let after = 0;
  for (;;) {
    const rows: VersionRow[] = await database.query(
      `SELECT ${VERSION_COLUMNS} FROM resume_versions WHERE resume_id = $1 AND revision > $2 ORDER BY revision LIMIT $3`,
      [resumeId, after, BATCH],
    );
    const last = rows.at(-1);
    if (!last) return;
    yield (after ? ',' : '') + rows.map(versionJson).join(',');
    after = last.revision;
  }
}
