import type { QueryRunner } from 'typeorm';

/**
 * Builds an index on a large table without blocking writes. The migration must have `transaction = false`, because
 * PostgreSQL cannot build an index concurrently inside a transaction. Does not work for a partitioned table as a whole.
 *
 * @param definition table, columns and condition, as in `CREATE INDEX name ON …`
 */
export async function buildIndex(
  { manager }: QueryRunner,
  name: string,
  definition: string,
  { unique = false } = {},
): Promise<void> {
  // A failed or killed build leaves an invalid index, which no query reads but every write updates.
  const broken = await manager.query<object[]>(
    'SELECT FROM pg_index WHERE indexrelid = to_regclass($1) AND NOT indisvalid',
    [name],
  );
  const [{ lock_timeout: limit }] = await manager.query<[{ lock_timeout: string }]>('SHOW lock_timeout');
  // Disables the lock timeout, because an index build waits for all older transactions. The wait blocks neither reads
  // nor writes.
  await manager.query('SET lock_timeout = 0');
  if (broken.length > 0) await manager.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
  await manager.query(`CREATE ${unique ? 'UNIQUE ' : ''}INDEX CONCURRENTLY IF NOT EXISTS ${name} ON ${definition}`);
  await manager.query(`SET lock_timeout = '${limit}'`);
}
