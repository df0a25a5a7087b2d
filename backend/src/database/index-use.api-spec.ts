import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SweepProcessor } from '../maintenance/sweep.processor.js';
import { largeDatabase } from '../../test/large-tables/refuse-scans.js';
import { findScans } from '../../test/large-tables/sequential-scans.js';
import { statementsOf } from '../../test/large-tables/sent-statements.js';
import { LARGE_TABLES, SMALL_TABLES } from '../../test/large-tables/tables.mjs';
import { startApp, type TestApp } from '../../test/support/app.js';
import { givenStaff } from '../../test/support/given-staff.js';

interface Parameter {
  name: string;
  schema: { enum?: string[] };
}

/**
 * Returns several URLs for each list in the console: one per filter value, one with a search, and one without filters.
 */
function consoleLists(): string[] {
  const file = join(import.meta.dirname, '../../openapi.json');
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as {
    paths: Record<string, { get?: { parameters?: Parameter[] } }>;
  };
  return Object.entries(paths).flatMap(([path, { get }]) => {
    const parameters = get?.parameters ?? [];
    if (path.endsWith('.csv') || !parameters.some(({ name }) => name === 'perPage')) return [];
    const choices = parameters.flatMap(({ name, schema }) =>
      (schema.enum ?? []).slice(0, CHOICES).map((value) => `${name}=${value}`),
    );
    return ['', 'q=user123%40example.org', ...choices].map((query) => `${path}?${query}`);
  });
}

/**
 * Maximum number of values to test per filter: the audit log has a hundred kinds of entries, and all use the same query
 * plan.
 */
const CHOICES = 10;

/** Tables whose rows are never deleted while other rows reference them, so these references need no index. */
const NEVER_DELETED = ['ledger_entries', 'payment_disputes', 'staff', 'subscriptions'];

// Every spec fails if its application has read an entire large table (refuse-scans.ts). These tests verify that check,
// and run statements that no other spec runs.
describe('statements on large tables', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startApp({ worker: true });
  });
  afterAll(() => api.close());

  const scansOf = async (sql: string, parameters: unknown[] = []) =>
    findScans(await largeDatabase(), [{ sql, parameters, sender: 'a spec' }]);

  it.each([
    ['a condition without an index', `SELECT id FROM resumes WHERE title = $1`, ['CV']],
    ['a count of all rows', 'SELECT count(*) FROM users', []],
    ['a sort without an index', 'SELECT id FROM orders ORDER BY paid_at LIMIT 25', []],
    ['a deletion without an index', `DELETE FROM downloads WHERE format = 'pdf'`, []],
    ['a scan of all partitions of a table', `SELECT count(*) FROM usage_events WHERE label = '/'`, []],
  ])('rejects a statement with %s', async (_, sql, parameters) => {
    expect(await scansOf(sql, parameters)).toEqual([expect.stringContaining('a spec')]);
  });

  it.each([
    ['a condition with an index', 'SELECT title FROM resumes WHERE owner_id = $1', [crypto.randomUUID()]],
    ['a sort in the order of an index', 'SELECT id FROM users ORDER BY created_at DESC LIMIT 25', []],
    ['a count up to a limit', 'SELECT count(*) FROM (SELECT FROM users LIMIT 10000) listed', []],
    ['a scan of a small table', 'SELECT count(*) FROM staff', []],
  ])('accepts a statement with %s', async (_, sql, parameters) => {
    expect(await scansOf(sql, parameters)).toEqual([]);
  });

  it('the hourly sweep reads large tables through an index', async () => {
    const statements = await statementsOf(() => api.worker!.get(SweepProcessor).process());
    expect(statements.length).toBeGreaterThan(15);
    expect(await findScans(await largeDatabase(), statements)).toEqual([]);
  });

  it('the staff list of service requests uses an index', async () => {
    const { token } = await givenStaff(api);
    const statements = await statementsOf(() =>
      api.visitor().get('/api/admin/service-requests').set('Authorization', `Bearer ${token}`).expect(200),
    );
    const lists = statements.filter(({ sender }) => sender.endsWith('listRequests'));
    expect(lists).toHaveLength(2);
    expect(await findScans(await largeDatabase(), lists)).toEqual([]);
  });

  it('each console list uses an index with every sort and filter', async () => {
    const { token } = await givenStaff(api);
    const statements = await statementsOf(async () => {
      for (const url of consoleLists())
        await api.visitor().get(url).set('Authorization', `Bearer ${token}`).expect(200);
    });
    expect(new Set(statements.map(({ sender }) => sender)).size).toBeGreaterThan(10);
    expect(await findScans(await largeDatabase(), statements)).toEqual([]);
  });

  it('rejects pages beyond the first 10,000 rows of a list', async () => {
    const { token } = await givenStaff(api);
    const pageOf = (page: number) =>
      api.visitor().get(`/api/admin/users?perPage=100&page=${page}`).set('Authorization', `Bearer ${token}`);
    await pageOf(100).expect(200);
    const { body } = await pageOf(101).expect(422);
    expect(body).toMatchObject({ issues: [{ path: 'page' }] });
  });

  it('each table is listed as large or small', async () => {
    const tables: { name: string }[] = await api.database.query(
      `SELECT relname AS name FROM pg_class
       WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
         AND relname <> 'migrations' ORDER BY 1`,
    );
    const listed = [...Object.keys(LARGE_TABLES), ...Object.keys(SMALL_TABLES)];
    expect(listed.sort()).toEqual(tables.map(({ name }) => name).sort());
  });

  it('each reference to rows that may be deleted has an index', async () => {
    const missing: { name: string }[] = await api.database.query(
      `SELECT c.conrelid::regclass || '.' || a.attname AS name
       FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
       WHERE c.contype = 'f' AND c.conrelid::regclass::text = ANY ($1) AND c.confrelid::regclass::text <> ALL ($2)
         AND NOT EXISTS (SELECT FROM pg_index i WHERE i.indrelid = c.conrelid AND i.indkey[0] = c.conkey[1])`,
      [Object.keys(LARGE_TABLES), NEVER_DELETED],
    );
    expect(missing).toEqual([]);
  });
});
