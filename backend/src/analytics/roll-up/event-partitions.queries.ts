import type { EntityManager } from 'typeorm';
import type { Database } from '../../core/sql/sql.js';

// PostgreSQL accepts no parameters in statements for partitions, so names and bounds are part of the SQL. Neither comes
// from user input.

export async function listPartitions(database: Database): Promise<string[]> {
  const rows: { name: string }[] = await database.query(
    `SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'usage_events'::regclass`,
  );
  return rows.map(({ name }) => name);
}

export const lockDefaultPartition = (transaction: EntityManager): Promise<unknown> =>
  transaction.query('LOCK TABLE usage_events_other IN ACCESS EXCLUSIVE MODE');

export async function hasTable(database: Database, name: string): Promise<boolean> {
  const rows: { found: boolean }[] = await database.query('SELECT to_regclass($1) IS NOT NULL AS found', [name]);
  return rows[0]?.found ?? false;
}

/**
 * Creates a partition and moves the matching events from the default partition into it.
 * @param to exclusive end of the partition
 */
export async function createPartition(
  transaction: EntityManager,
  { name, from, to }: { name: string; from: Date; to: Date },
): Promise<void> {
  const [first, end] = [`'${from.toISOString()}'`, `'${to.toISOString()}'`];
  await transaction.query(`CREATE TABLE ${name} (LIKE usage_events INCLUDING DEFAULTS)`);
  await transaction.query(
    `WITH moved AS (DELETE FROM usage_events_other WHERE at >= ${first} AND at < ${end} RETURNING *)
     INSERT INTO ${name} SELECT * FROM moved`,
  );
  await transaction.query(`ALTER TABLE usage_events ATTACH PARTITION ${name} FOR VALUES FROM (${first}) TO (${end})`);
}

export const dropPartition = (database: Database, name: string): Promise<unknown> =>
  database.query(`DROP TABLE ${name}`);
