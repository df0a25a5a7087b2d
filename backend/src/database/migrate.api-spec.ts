import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { inCheckout } from '../../../scripts/lib/checkout.mjs';

const PROGRAM = inCheckout('backend/dist/migrate.js');

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

  const run = async (env: Record<string, string> = {}): Promise<string> => {
    const settings = { PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: database.url, ...env };
    return (await promisify(execFile)(process.execPath, [PROGRAM], { env: settings })).stdout;
  };

  it('migrations run once, and both starts succeed, when two machines start concurrently', async () => {
    const outputs = await Promise.all([run(), run()]);
    expect(outputs.filter((output) => output.includes('migrated: FirstTables'))).toHaveLength(1);
    expect(outputs.filter((output) => output.includes('the database is up to date'))).toHaveLength(1);
    expect(outputs.filter((output) => output.includes('shown only once'))).toHaveLength(1);
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
