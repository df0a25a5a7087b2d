import { DataSource, type Logger, type MigrationInterface } from 'typeorm';
import { Env } from '../../src/core/env/env.js';
import { databaseOptions } from '../../src/database/data-source.js';
import { LARGE_TABLES } from './tables.mjs';

const ADVICE = 'use buildIndex (backend/src/core/sql) in a migration with `transaction = false`';

/**
 * Runs migrations in order. Returns a line for each migration that blocked writes to an existing large table while it
 * built an index. The index of a constraint counts, too.
 */
export async function blockingBuilds(
  url: string,
  migrations: readonly (new () => MigrationInterface)[],
): Promise<string[]> {
  const lines: string[] = [];
  for (const migration of migrations) {
    const statements: string[] = [];
    const database = await openWith(url, migration, statements);
    const before = await largeIndexes(database);
    await database.runMigrations();
    for (const { name, table } of await largeIndexes(database)) {
      const isOld = before.some((each) => each.name === name);
      const isNewTable = before.every((each) => each.table !== table);
      if (isOld || isNewTable || statements.some((each) => buildsConcurrently(each, name))) continue;
      lines.push(`${migration.name} blocks the writes of ${table} while it builds ${name}: ${ADVICE}`);
    }
    await database.destroy();
  }
  return lines;
}

/**
 * Accepts an index created `ON ONLY` a partitioned table, because such an index covers no partition and thus no rows.
 */
const buildsConcurrently = (statement: string, index: string): boolean =>
  /^\s*CREATE (UNIQUE )?INDEX (CONCURRENTLY\b|[^;]* ON ONLY )/i.test(statement) &&
  statement.split(/[\s".]+/).includes(index);

/** Includes the index of each primary key, so that the result contains every large table. */
const largeIndexes = (database: DataSource): Promise<{ name: string; table: string }[]> =>
  database.query(`SELECT indexname AS name, tablename AS "table" FROM pg_indexes WHERE tablename = ANY ($1)`, [
    Object.keys(LARGE_TABLES),
  ]);

function openWith(url: string, migration: new () => MigrationInterface, statements: string[]): Promise<DataSource> {
  const ignore = (): void => undefined;
  const logger: Logger = {
    logQuery: (statement) => void statements.push(statement),
    logQueryError: ignore,
    logQuerySlow: ignore,
    logSchemaBuild: ignore,
    logMigration: ignore,
    log: ignore,
  };
  const options = databaseOptions(new Env({ NODE_ENV: 'test', DATABASE_URL: url }));
  return new DataSource({ ...options, migrations: [migration], logger }).initialize();
}
