import { vi } from 'vitest';
import { DataSource } from 'typeorm';
import { SweepProcessor } from '../maintenance/sweep.processor.js';
import { startApp, type TestApp } from '../../test/support/app.js';
import { givenPerson } from '../../test/support/given.js';
import { givenStaff } from '../../test/support/given-staff.js';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

const ROWS = 20_000;
/** Statements that insert $2 rows for user $1 into the large tables that recurring queries read. */
const FILL: Record<string, string> = {
  users: `INSERT INTO users (email) SELECT n || '@example.org' FROM generate_series(1, $2) n WHERE $1::uuid IS NOT NULL`,
  sessions: `INSERT INTO sessions (user_id, expires_at) SELECT $1, now() + interval '9 days' FROM generate_series(1, $2)`,
  resumes: `INSERT INTO resumes (id, owner_id, title, template_key, data)
    SELECT gen_random_uuid(), id, 'CV', 'general', '{}' FROM users WHERE id <> $1 LIMIT $2`,
  orders: `INSERT INTO orders (user_id, resume_id, state, currency, price, provider)
    SELECT $1, gen_random_uuid(), 'paid', 'usd', 399, 'sandbox' FROM generate_series(1, $2)`,
  ledger_entries: `INSERT INTO ledger_entries (user_id, kind, amount, currency, provider, reference, order_id, at)
    SELECT $1, 'download', 399, 'usd', 'sandbox', id::text, id, now() FROM orders LIMIT $2`,
  payment_events: `INSERT INTO payment_events (provider, id, type, created_at, handled_at)
    SELECT 'sandbox', n::text, 'ping', now(), now() FROM generate_series(1, $2) n WHERE $1::uuid IS NOT NULL`,
  payment_mails: `INSERT INTO payment_mails (user_id, kind, handled_at) SELECT $1, 'receipt', now() FROM generate_series(1, $2)`,
  downloads: `INSERT INTO downloads (user_id, resume_id, format) SELECT $1, gen_random_uuid(), 'pdf' FROM generate_series(1, $2)`,
  ai_calls: `INSERT INTO ai_calls
      (user_id, task, model, prompt, outcome, input_tokens, output_tokens, cost_micros, milliseconds)
    SELECT $1, 'letters', 'a model', 'letter/1', 'answered', 1, 1, 1, 1 FROM generate_series(1, $2)`,
  service_requests: `INSERT INTO service_requests (user_id, kind, message, state, created_at)
    SELECT $1, 'support', 'Please.', 'done', now() - n * interval '1 minute' FROM generate_series(1, $2) n`,
};

describe('recurring queries on large tables', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startApp({ worker: true });
    const { id } = await givenPerson(api);
    for (const statement of Object.values(FILL)) await api.database.query(statement, [id, ROWS]);
    await api.database.query('ANALYZE');
  }, 60_000);
  afterAll(() => api.close());

  /** Returns the statements that `act` sends to the database. */
  const statementsOf = async (database: DataSource, act: () => Promise<unknown>) => {
    const spy = vi.spyOn(database, 'query');
    await act();
    const statements = spy.mock.calls.map(([sql, parameters]) => [sql, parameters as unknown[] | undefined] as const);
    spy.mockRestore();
    return statements;
  };

  const scanned = (plan: Plan): string[] => [
    ...(plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : []),
    ...(plan.Plans ?? []).flatMap(scanned),
  ];

  const largeTablesScannedBy = async (sql: string, parameters: unknown[] = []): Promise<string[]> => {
    const [row]: { 'QUERY PLAN': { Plan: Plan }[] }[] = await api.database.query(
      `EXPLAIN (FORMAT JSON) ${sql}`,
      parameters,
    );
    return scanned(row!['QUERY PLAN'][0]!.Plan).filter((table) => table in FILL);
  };

  it('the hourly sweep reads large tables through an index', async () => {
    const statements = await statementsOf(api.worker!.get(DataSource), () => api.worker!.get(SweepProcessor).process());
    expect(statements.length).toBeGreaterThan(15);
    for (const [sql, parameters] of statements)
      expect([sql, await largeTablesScannedBy(sql, parameters)]).toEqual([sql, []]);
  });

  it("the staff's request list is read through an index", async () => {
    const { token } = await givenStaff(api);
    const statements = await statementsOf(api.database, () =>
      api.visitor().get('/api/admin/service-requests').set('Authorization', `Bearer ${token}`).expect(200),
    );
    const lists = statements.filter(([sql]) => sql.includes('FROM service_requests') && sql.includes('LIMIT'));
    expect(lists).toHaveLength(1);
    for (const [sql, parameters] of lists) expect(await largeTablesScannedBy(sql, parameters)).toEqual([]);
  });
});
