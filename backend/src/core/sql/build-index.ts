import type { Database } from './sql.js';

/**
 * Builds an index of a large table while rows are written, in a migration with `transaction = false`: PostgreSQL builds
 * no index concurrently inside a transaction, nor on a partitioned table as a whole.
 *
 * @param definition table, columns and condition, as in `CREATE INDEX name ON …`
 */
export async function buildIndex(
  database: Database,
  name: string,
  definition: string,
  { unique = false } = {},
): Promise<void> {
  // A build that failed or was killed leaves an index that is never read and slows down every write.
  const broken = await database.query<object[]>(
    'SELECT FROM pg_index WHERE indexrelid = to_regclass($1) AND NOT indisvalid',
    [name],
  );
  if (broken.length > 0) await database.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
  await database.query(`CREATE ${unique ? 'UNIQUE ' : ''}INDEX CONCURRENTLY IF NOT EXISTS ${name} ON ${definition}`);
}
