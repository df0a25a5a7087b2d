import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { startApp } from '../../test/support/app.js';
import type { TestDatabase } from '../../test/support/database.js';
import { givenPerson, givenResume } from '../../test/support/given.js';
import { databaseBefore } from '../../test/support/migrated-database.js';
import { until } from '../../test/support/until.js';
import { LongLists1795700000000 } from '../migrations/1795700000000-long-lists.js';
import { inCheckout } from '../../../scripts/lib/checkout.mjs';

const PROGRAM = inCheckout('backend/dist/migrate.js');
const INDEX = 'resumes_created_at_index';
const NEXT_INDEX = 'resumes_updated_at_index';

describe('a migration that builds indexes on large tables', () => {
  let database: TestDatabase;
  let client: pg.Client;
  let dataDir: string;
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'shortlist-index-'));
    database = await databaseBefore(LongLists1795700000000.name);
    client = await connected();
  });
  afterEach(async () => {
    await client.end();
    await database.drop();
    rmSync(dataDir, { recursive: true });
  });

  async function connected(): Promise<pg.Client> {
    const each = new pg.Client({ connectionString: database.url });
    await each.connect();
    return each;
  }

  const settings = (): NodeJS.ProcessEnv => ({ PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: database.url });
  const run = async (): Promise<string> =>
    (await promisify(execFile)(process.execPath, [PROGRAM], { env: settings() })).stdout;

  async function isValid(name: string): Promise<boolean | undefined> {
    const sql = 'SELECT indisvalid FROM pg_index WHERE indexrelid = to_regclass($1)';
    const { rows } = await client.query<{ indisvalid: boolean }>(sql, [name]);
    return rows[0]?.indisvalid;
  }

  /** Starts a migration that cannot finish building its index while the returned transaction is open. */
  async function startStuckBuild() {
    const transaction = await connected();
    await transaction.query('BEGIN; DELETE FROM resumes WHERE false');
    const child = spawn(process.execPath, [PROGRAM], { env: settings(), stdio: 'ignore' });
    await until('the build waits', async () => (await isValid(INDEX)) === false);
    return { transaction, child, exited: once(child, 'exit') };
  }

  it('lets users save resumes while an index on the resume table is being built', async () => {
    const api = await startApp({ database: { url: database.url, drop: () => Promise.resolve() } });
    try {
      const owner = await givenPerson(api);
      const { id, revision } = await givenResume(owner);
      const { transaction, exited } = await startStuckBuild();
      await owner.browser.patch(`/api/resumes/${id}`).send({ revision, title: 'Saved during the build' }).expect(200);
      expect(await isValid(INDEX)).toBe(false);
      await transaction.end();
      expect(await exited).toEqual([0, null]);
      expect(await isValid(INDEX)).toBe(true);
    } finally {
      await api.close();
    }
  });

  it('rebuilds the invalid index that a killed build left behind', async () => {
    const { transaction, child, exited } = await startStuckBuild();
    child.kill('SIGKILL');
    await exited;
    // Ends the statement on the server, as a server crash would. Otherwise, PostgreSQL would finish building the index.
    await client.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'CREATE INDEX%'`);
    await transaction.end();
    expect(await isValid(INDEX)).toBe(false);
    expect(await isValid('users_created_at_index')).toBe(true);

    const outputs = await Promise.all([run(), run()]);
    expect(outputs.filter((output) => output.includes('migrated: LongLists1795700000000'))).toHaveLength(1);
    expect([await isValid(INDEX), await isValid(NEXT_INDEX)]).toEqual([true, true]);
  });

  it('keeps the finished indexes when the migration fails, and builds the other indexes in the next run', async () => {
    await client.query('ALTER TABLE orders RENAME TO renamed');
    await expect(run()).rejects.toThrow('relation "orders" does not exist');
    expect([await isValid(INDEX), await isValid('orders_unpaid_index')]).toEqual([true, undefined]);
    await client.query('ALTER TABLE renamed RENAME TO orders');
    expect(await run()).toContain('migrated: LongLists1795700000000');
    expect(await isValid('orders_unpaid_index')).toBe(true);
  });
});
