import type { Database } from '../core/sql/sql.js';

export interface DatabaseState {
  isReplica: boolean;
  applied: string[];
}

/** PostgreSQL's error code for a table that does not exist. */
const NO_TABLE = '42P01';

export async function readDatabaseState(database: Database): Promise<DatabaseState> {
  try {
    const rows: DatabaseState[] = await database.query(
      `SELECT pg_is_in_recovery() AS "isReplica", coalesce(array_agg(name), '{}') AS applied FROM migrations`,
    );
    return rows[0]!;
  } catch (error) {
    if ((error as { code?: unknown }).code === NO_TABLE) return { isReplica: false, applied: [] };
    throw error;
  }
}
