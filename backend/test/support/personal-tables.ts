import type { DataSource } from 'typeorm';

/** Column of a table through which its rows belong to a person, and whether by way of a résumé. */
export interface PersonalTable {
  table: string;
  column: string;
  refersTo: 'users' | 'resumes';
}

/** Whatever refers to a person or to a résumé, asked of the database itself, so that a new table is not forgotten. */
export const personalTables = (database: DataSource): Promise<PersonalTable[]> =>
  database.query(`
    SELECT c.conrelid::regclass::text AS "table", a.attname AS "column", c.confrelid::regclass::text AS "refersTo"
    FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE c.contype = 'f' AND c.confrelid IN ('users'::regclass, 'resumes'::regclass)
    ORDER BY 1, 2`);

/** How many rows each of them has of this person. */
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
