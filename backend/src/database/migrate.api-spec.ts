import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { databaseBefore } from '../../test/support/migrated-database.js';
import { until } from '../../test/support/until.js';
import { MoneyColumnNames1795687200000 } from '../migrations/1795687200000-money-column-names.js';
import { inCheckout } from '../../../scripts/lib/checkout.mjs';

const PROGRAM = inCheckout('backend/dist/migrate.js');

const firstMigrated = (output: string): string | undefined => /^migrated: (\w+)/m.exec(output)?.[1];

describe('migrations', () => {
  let database: TestDatabase;
  let dataDir: string;
  beforeEach(async () => {
    database = await createTestDatabase({ empty: true });
    dataDir = mkdtempSync(join(tmpdir(), 'shortlist-migrate-'));
  });
  afterEach(async () => {
    await database.drop();
    rmSync(dataDir, { recursive: true });
  });

  const settings = (): NodeJS.ProcessEnv => ({ PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: database.url });
  const run = async (env: Record<string, string> = {}): Promise<string> =>
    (await promisify(execFile)(process.execPath, [PROGRAM], { env: { ...settings(), ...env } })).stdout;

  it('four machines that start concurrently run each migration once and start successfully', async () => {
    const outputs = await Promise.all([run(), run(), run(), run()]);
    expect(outputs.filter((output) => output.includes('migrated: FirstTables'))).toHaveLength(1);
    expect(outputs.filter((output) => output.includes('the database is up to date'))).toHaveLength(3);
    expect(outputs.filter((output) => output.includes('shown only once'))).toHaveLength(1);
  });

  it('two concurrent runs after a killed run apply each unfinished migration once', async () => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    // Blocks a migration, because this open transaction creates a table that the migration also creates.
    await client.query('BEGIN; CREATE TABLE staff_invitations ()');
    const child = spawn(process.execPath, [PROGRAM], { env: settings(), stdio: 'ignore' });
    const exited = once(child, 'exit');
    await until(
      'the migration waits for the table',
      async () => {
        const { rows } = await client.query(
          'SELECT 1 FROM pg_locks WHERE NOT granted AND transactionid = pg_current_xact_id()::xid',
        );
        return rows.length > 0;
      },
      45_000,
    );
    child.kill('SIGKILL');
    await exited;
    const next = Promise.all([run(), run()]);
    await client.query('ROLLBACK');
    await client.end();
    expect((await next).map(firstMigrated).sort()).toEqual(['StaffInvitations1764804000000', undefined]);
  });

  it('other statements can use a table while a migration waits for a long transaction on that table', async () => {
    const earlier = await databaseBefore(MoneyColumnNames1795687200000.name);
    const [reader, other] = [new pg.Client(earlier.url), new pg.Client(earlier.url)];
    await Promise.all([reader.connect(), other.connect()]);
    await reader.query('BEGIN; SELECT FROM orders');
    const child = spawn(process.execPath, [PROGRAM], { env: { ...settings(), DATABASE_URL: earlier.url } });
    const exited = once(child, 'exit');
    await until('the migration waits for the table', async () => {
      const { rows } = await other.query(
        `SELECT FROM pg_locks WHERE NOT granted AND relation = 'orders'::regclass AND mode = 'AccessExclusiveLock'`,
      );
      return rows.length > 0;
    });
    await other.query('UPDATE orders SET settlements = settlements');
    await reader.query('ROLLBACK');
    expect(await exited).toEqual([0, null]);
    await other.query('UPDATE orders SET lock_version = lock_version');
    await Promise.all([reader.end(), other.end()]);
    await earlier.drop();
  });

  it('the production log omits a generated staff password', async () => {
    const output = await run({
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://shortlist.example',
      TRUST_PROXY: '1',
      ALLOW_GENERATED_SECRETS: 'true',
      ALLOW_OUTBOX: 'true',
      ALLOW_SANDBOX: 'true',
    });
    const file = join(dataDir, 'admin-password');
    expect(output).toContain(`password in ${file}`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const password = readFileSync(file, 'utf8').trim();
    expect(password.length).toBeGreaterThanOrEqual(12);
    expect(output).not.toContain(password);
  });
});
