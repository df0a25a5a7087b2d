import { DataSource } from 'typeorm';
import { databaseOptions } from './data-source.js';
import { Env } from '../core/env/env.js';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { driftOf, schemaOfEntities } from '../../test/support/schema.js';

/**
 * Schema objects that entities cannot describe, each with the reason. Only migrations define triggers, functions and
 * partitions.
 */
const EXCEPTIONS = {
  onlyInDatabase: [
    // TypeORM cannot declare indexes on expressions, so entities contain only the names of such indexes, with
    // `synchronize: false`.
    expect.stringContaining('INDEX sandbox_objects_customer_index ') as string,
    expect.stringContaining('INDEX service_requests_inbox_index ') as string,
    expect.stringContaining('INDEX users_search_index ') as string,
    expect.stringContaining('INDEX staff_username_unique ') as string,
  ],
  onlyInEntities: [
    // TypeORM requires a primary key, but this partitioned table has none.
    expect.stringMatching(/^constraint usage_events \w+ PRIMARY KEY \(at\)$/) as string,
  ],
};

describe('the schema of a migrated database', () => {
  let migrated: TestDatabase;
  let database: DataSource;
  let entities: string[];

  beforeAll(async () => {
    entities = await schemaOfEntities();
    migrated = await createTestDatabase();
    database = new DataSource(databaseOptions(new Env({ NODE_ENV: 'test', DATABASE_URL: migrated.url }), 0));
    await database.initialize();
  });

  afterAll(async () => {
    await database.destroy();
    await migrated.drop();
  });

  it('equals the schema of the entities, except for the differences listed in this test', async () => {
    expect(await driftOf(database, entities)).toEqual(EXCEPTIONS);
  });

  it("TypeORM's schema builder finds nothing to change", async () => {
    const { upQueries } = await database.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  describe('comparison of schemas', () => {
    it('reports a table without an entity', async () => {
      await database.query('CREATE TABLE forgotten (id uuid)');
      const { onlyInDatabase } = await driftOf(database, entities);
      await database.query('DROP TABLE forgotten');
      expect(onlyInDatabase).toContain('table forgotten');
    });

    it.each([
      ['a type', 'ALTER TABLE sessions ALTER COLUMN expires_at TYPE timestamptz(0)', 'column sessions.expires_at '],
      ['a nullability', 'ALTER TABLE downloads ALTER COLUMN format DROP NOT NULL', 'column downloads.format '],
      ['a default', 'ALTER TABLE orders ALTER COLUMN checks SET DEFAULT 1', 'column orders.checks '],
      ['a missing column', 'ALTER TABLE staff DROP COLUMN email', 'column staff.email '],
      ['a missing index', 'DROP INDEX orders_user_id_index', 'orders_user_id_index'],
      [
        'the condition of an index',
        `DROP INDEX orders_open_unique; CREATE UNIQUE INDEX orders_open_unique ON orders (user_id, resume_id)`,
        'orders_open_unique',
      ],
      ['a check', 'ALTER TABLE plan_grants DROP CONSTRAINT plan_grants_plan_check', 'plan_grants_plan_check'],
      [
        'a rule of a foreign key',
        `ALTER TABLE sessions DROP CONSTRAINT sessions_user_id_fkey,
           ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users (id)`,
        'sessions_user_id_fkey',
      ],
    ])('reports a difference between the schemas: %s', async (_, change, name) => {
      const transaction = database.createQueryRunner();
      await transaction.startTransaction();
      await transaction.query(change);
      const { onlyInEntities } = await driftOf(transaction.manager, entities);
      await transaction.rollbackTransaction();
      await transaction.release();
      expect(onlyInEntities).toContainEqual(expect.stringContaining(name));
    });
  });
});
