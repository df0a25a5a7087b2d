import { DataSource } from 'typeorm';
import { Env } from '../../src/core/env/env.js';
import { databaseOptions } from '../../src/database/data-source.js';
import { createTestDatabase, type TestDatabase } from './database.js';

export interface MigratedDatabase {
  url: string;
  database: DataSource;
  drop(): Promise<void>;
}

/**
 * Creates a database in the state before a migration, fills it, and runs that migration and all later ones.
 *
 * @param migration name of the migration's class
 */
export async function migratedDatabase(
  migration: string,
  fill: (earlier: DataSource) => Promise<void>,
): Promise<MigratedDatabase> {
  const server = await databaseBefore(migration, fill);
  const database = await new DataSource(optionsOf(server.url)).initialize();
  await database.runMigrations();
  const drop = async () => {
    await database.destroy();
    await server.drop();
  };
  return { url: server.url, database, drop };
}

export async function databaseBefore(
  migration: string,
  fill: (earlier: DataSource) => Promise<void> = () => Promise.resolve(),
): Promise<TestDatabase> {
  const server = await createTestDatabase({ empty: true });
  const options = optionsOf(server.url);
  const migrations = options.migrations as { name: string }[];
  const index = migrations.findIndex(({ name }) => name === migration);
  if (index < 0) throw new Error(`there is no migration ${migration}`);
  const earlier = await new DataSource({ ...options, migrations: migrations.slice(0, index) as never }).initialize();
  await earlier.runMigrations();
  await fill(earlier);
  await earlier.destroy();
  return server;
}

const optionsOf = (url: string) => databaseOptions(new Env({ NODE_ENV: 'test', DATABASE_URL: url }));
