import type { MigrationInterface, QueryRunner } from 'typeorm';
import { blockingBuilds } from '../../test/large-tables/blocking-builds.js';
import { createTestDatabase } from '../../test/support/database.js';
import { databaseBefore } from '../../test/support/migrated-database.js';
import { buildIndex } from '../core/sql/build-index.js';
import { Env } from '../core/env/env.js';
import { LongLists1795700000000 } from '../migrations/1795700000000-long-lists.js';
import { databaseOptions } from './data-source.js';

type Migration = new () => MigrationInterface;

/** First migration to check: earlier migrations ran before any table was large. */
const FIRST_CHECKED = LongLists1795700000000;

function migrationOf(up: MigrationInterface['up'], transaction?: boolean): Migration {
  return class Example1895700000000 {
    name = 'Example1895700000000';
    transaction = transaction;
    up = up;
    down = () => Promise.resolve();
  };
}

const statement = (sql: string) => async (database: QueryRunner) => void (await database.query(sql));

describe('index builds in migrations', () => {
  it('no migration blocks writes to a large table while it builds an index', async () => {
    const database = await databaseBefore(FIRST_CHECKED.name);
    const all = databaseOptions(new Env({ NODE_ENV: 'test', DATABASE_URL: database.url })).migrations as Migration[];
    const checked = all.slice(all.indexOf(FIRST_CHECKED));
    expect(checked).toContain(FIRST_CHECKED);
    expect(await blockingBuilds(database.url, checked)).toEqual([]);
    await database.drop();
  });

  it.each([
    ['an index of a large table', 'downloads', statement('CREATE INDEX example_index ON downloads (format)')],
    [
      'an index of a large table, not concurrently, without a transaction',
      'users',
      statement('CREATE INDEX example_index ON users (last_name)'),
      false,
    ],
    [
      'an index of a partitioned table',
      'usage_events',
      statement('CREATE INDEX example_index ON usage_events (label)'),
    ],
    [
      'a unique constraint of a large table',
      'ledger_entries',
      statement('ALTER TABLE ledger_entries ADD CONSTRAINT example_index UNIQUE (id, kind)'),
    ],
  ])('rejects a migration that builds %s', async (_, table, up, transaction?: boolean) => {
    const database = await createTestDatabase();
    expect(await blockingBuilds(database.url, [migrationOf(up, transaction)])).toEqual([
      expect.stringMatching(new RegExp(`^Example1895700000000 blocks the writes of ${table} .* example_index`)),
    ]);
    await database.drop();
  });

  it.each([
    [
      'a concurrent index of a large table',
      (database: QueryRunner) => buildIndex(database, 'example_index', 'users (last_name)'),
      false,
    ],
    ['an index of a small table', statement('CREATE INDEX example_index ON staff (email)')],
  ])('accepts a migration that builds %s', async (_, up, transaction?: boolean) => {
    const database = await createTestDatabase();
    expect(await blockingBuilds(database.url, [migrationOf(up, transaction)])).toEqual([]);
    await database.drop();
  });
});
