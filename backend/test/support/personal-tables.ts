import type { DataSource } from 'typeorm';

/** The column that links a table's rows to a user, directly or through a resume. */
export interface PersonalTable {
  table: string;
  column: string;
  refersTo: 'users' | 'resumes';
}

/** Reads all references to users and resumes from the database, so that new tables are included. */
export const personalTables = (database: DataSource): Promise<PersonalTable[]> =>
  database.query(`
    SELECT c.conrelid::regclass::text AS "table", a.attname AS "column", c.confrelid::regclass::text AS "refersTo"
    FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE c.contype = 'f' AND c.confrelid IN ('users'::regclass, 'resumes'::regclass)
    ORDER BY 1, 2`);

/** Returns the number of the user's rows in each table. */
export async function rowsOf(
  database: DataSource,
  userId: string,
  resumeIds: string[],
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { table, column, refersTo } of await personalTables(database)) {
    const owners = refersTo === 'users' ? [userId] : resumeIds;
    const rows: { count: number }[] = await database.query(
      `SELECT count(*)::int AS count FROM ${table} WHERE ${column} = ANY($1)`,
      [owners],
    );
    counts[table] = rows[0]!.count;
  }
  return counts;
}
