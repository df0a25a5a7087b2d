import { LARGE_TABLES } from './tables.mjs';

/** SQL that creates the daily partitions of `usage_events`, as the daily roll-up does. */
const PARTITIONS = `
  DO $$ BEGIN
    FOR age IN -7..90 LOOP
      EXECUTE format('CREATE TABLE IF NOT EXISTS usage_events_%s PARTITION OF usage_events FOR VALUES FROM (%L) TO (%L)',
        to_char(current_date - age, 'YYYYMMDD'), (current_date - age)::timestamp AT TIME ZONE 'UTC',
        (current_date - age + 1)::timestamp AT TIME ZONE 'UTC');
    END LOOP;
  END $$`;

/**
 * Fills the large tables of a migrated database.
 *
 * @param {import('pg').Client} client a superuser's connection, which can disable triggers and foreign keys
 * @param {number} rows number of rows of each table
 */
export async function fillLargeTables(client, rows) {
  await client.query('SET session_replication_role = replica');
  await client.query('SET synchronous_commit = off');
  await client.query(PARTITIONS);
  for (const [table, columns] of Object.entries(LARGE_TABLES)) {
    await client.query(
      `WITH owners AS (SELECT greatest($1 / 3, 1) AS max)
       INSERT INTO ${table} (${Object.keys(columns).join(', ')})
       SELECT ${Object.values(columns).join(', ')} FROM generate_series(1, $1::int) n`,
      [rows],
    );
  }
  await client.query('ANALYZE');
}

/**
 * Makes the planner assume `factor` times as many rows in filled tables, with the same distribution of values.
 *
 * @param {import('pg').Client} client
 * @param {number} factor
 */
export const scaleStatistics = (client, factor) =>
  client.query(
    `UPDATE pg_class SET reltuples = reltuples * $1
     WHERE relkind = 'r' AND reltuples > 0 AND relnamespace = 'public'::regnamespace
       AND (relname = ANY ($2) OR relispartition)`,
    [factor, Object.keys(LARGE_TABLES)],
  );
