import { IsNull, type DataSource } from 'typeorm';
import { resumeJson } from '../resumes/tables/resume-json.js';
import { Resume } from '../resumes/tables/resume.entity.js';
import { versionJson } from '../resumes/tables/version-json.js';
import { findOwnResume, listDocumentTexts, listVersionsAfter } from './my-data.queries.js';

const BATCH = 10;

/**
 * Yields a JSON list of the user's resumes in pieces. The list includes resumes in the trash, and each resume's
 * companions and versions. Reads each piece only after the previous one was sent, and outside a transaction, so that a
 * slow client holds no database connection.
 */
export async function* resumeParts(database: DataSource, ownerId: string): AsyncGenerator<string> {
  const ids = await database.manager.find(Resume, {
    select: { id: true },
    where: { ownerId, purgedAt: IsNull() },
    order: { createdAt: 'ASC', id: 'ASC' },
    withDeleted: true,
  });
  let separator = '';
  for (const { id } of ids) {
    const row = await findOwnResume(database, { ownerId, id });
    // The resume was permanently deleted after the export began.
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
  const documents = await listDocumentTexts(database, resumeId);
  return documents.map(
    ({ head, content, updatedAt }) =>
      `${head.slice(0, -1)},"updatedAt":${JSON.stringify(updatedAt)},"content":${content}}`,
  );
}

async function* versionParts(database: DataSource, resumeId: string): AsyncGenerator<string> {
  let after = 0;
  for (;;) {
    const rows = await listVersionsAfter(database, { resumeId, revision: after, limit: BATCH });
    const last = rows.at(-1);
    if (!last) return;
    yield (after ? ',' : '') + rows.map(versionJson).join(',');
    after = last.revision;
  }
}
