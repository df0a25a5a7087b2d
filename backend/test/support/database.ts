import { randomUUID } from 'node:crypto';
import pg from 'pg';

export interface TestDatabase {
  url: string;
  /** Drops the database. All connections to it must be closed first. */
  drop(): Promise<void>;
}

/** Creates a migrated database without rows or, with `empty`, a database without tables. */
export async function createTestDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const adminUrl = fromGlobalSetup('TEST_DATABASE_ADMIN_URL');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(fromGlobalSetup('TEST_DATABASE_URL'));
  const template = empty ? 'template1' : fromGlobalSetup('TEST_DATABASE_TEMPLATE');
  await execute(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${template} OWNER ${url.username}`);
  url.pathname = name;
  return { url: url.href, drop: () => execute(adminUrl, `DROP DATABASE ${name} WITH (FORCE)`) };
}

function fromGlobalSetup(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: this helper works in the api project only, see global-setup.mjs`);
  return value;
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
