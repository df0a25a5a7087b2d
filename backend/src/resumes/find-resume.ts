import type { DataSource } from 'typeorm';
import { RESUME_COLUMNS, type ResumeRow } from './resume-json.js';

/** A live résumé of this person. */
export async function findResume(database: DataSource, ownerId: string, id: string): Promise<ResumeRow | undefined> {
  const rows: ResumeRow[] = await database.query(
    `SELECT ${RESUME_COLUMNS} FROM resumes WHERE id = $1 AND owner_id = $2 AND deleted_at IS NULL`,
    [id, ownerId],
  );
  return rows[0];
}
