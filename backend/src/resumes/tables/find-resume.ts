import type { DataSource } from 'typeorm';
import { RESUME_COLUMNS, type ResumeRow } from './resume-json.js';

/** Returns whether the user owns the resume and it is not in the trash, without reading its content. */
export async function hasResume(database: DataSource, ownerId: string, id: string): Promise<boolean> {
  const rows: unknown[] = await database.query(
    'SELECT FROM resumes WHERE id = $1 AND owner_id = $2 AND deleted_at IS NULL',
    [id, ownerId],
  );
  return rows.length > 0;
}

/** Returns the user's resume if it is not in the trash. */
export async function findResume(database: DataSource, ownerId: string, id: string): Promise<ResumeRow | undefined> {
  const rows: ResumeRow[] = await database.query(
    `SELECT ${RESUME_COLUMNS} FROM resumes WHERE id = $1 AND owner_id = $2 AND deleted_at IS NULL`,
    [id, ownerId],
  );
  return rows[0];
}
