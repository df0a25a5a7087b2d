import { countChanged, type Database } from '../core/sql/sql.js';

/** Hours after which an upload counts as abandoned; a normal upload takes seconds. */
const UPLOAD_HOURS = 1;
const RETRY_HOURS = 1;

/** Reserves the key before the upload, so that the sweep deletes the object if a crash interrupts the upload. */
export const reserveObject = (database: Database, key: string): Promise<unknown> =>
  database.query(
    `INSERT INTO unreferenced_objects (object_key, delete_after) VALUES ($1, now() + make_interval(hours => $2))`,
    [key, UPLOAD_HOURS],
  );

/** Makes an uploaded object due for deletion, because no row will reference it. */
export const discardObject = (database: Database, key: string): Promise<unknown> =>
  database.query('UPDATE unreferenced_objects SET delete_after = now() WHERE object_key = $1', [key]);

export async function listDueObjects(database: Database, limit: number): Promise<string[]> {
  const rows: { key: string }[] = await database.query(
    `SELECT object_key AS key FROM unreferenced_objects WHERE delete_after <= now() ORDER BY delete_after LIMIT $1`,
    [limit],
  );
  return rows.map(({ key }) => key);
}

export async function countDueObjects(database: Database): Promise<number> {
  const [row]: { count: number }[] = await database.query(
    'SELECT count(*)::int AS count FROM unreferenced_objects WHERE delete_after <= now()',
  );
  return row!.count;
}

export const forgetObjects = (database: Database, keys: string[]): Promise<unknown> =>
  database.query('DELETE FROM unreferenced_objects WHERE object_key = ANY($1)', [keys]);

export const postponeObjects = (database: Database, keys: string[]): Promise<unknown> =>
  database.query(
    'UPDATE unreferenced_objects SET delete_after = now() + make_interval(hours => $2) WHERE object_key = ANY($1)',
    [keys, RETRY_HOURS],
  );

/** Deletes the row of a lost file, so that the next request renders the file again. */
export const deleteLostFile = (database: Database, resumeId: string, objectKey: string): Promise<number> =>
  countChanged(database, 'DELETE FROM rendered_files WHERE resume_id = $1 AND object_key = $2', [resumeId, objectKey]);
