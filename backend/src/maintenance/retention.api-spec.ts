import { randomUUID } from 'node:crypto';
import { Session } from '../auth/sessions/session.entity.js';
import { RETENTION, type Retention } from '../../test/large-tables/retention.js';
import { statementsOf } from '../../test/large-tables/sent-statements.js';
import { startApp, type TestApp } from '../../test/support/app.js';
import { givenPerson, givenResume } from '../../test/support/given.js';
import { SweepProcessor } from './sweep.processor.js';

describe('the retention of data', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startApp({ worker: true });
  });
  afterAll(() => api.close());

  const sweep = () => api.worker!.get(SweepProcessor).process();
  const tablesThat = (end: Retention['ends'][number]) =>
    Object.entries(RETENTION).flatMap(([table, { ends }]) => (ends.includes(end) ? [table] : []));

  it('a retention rule exists for every table', async () => {
    const tables: { name: string }[] = await api.database.query(
      `SELECT relname AS name FROM pg_class
       WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
         AND relname <> 'migrations'`,
    );
    expect(Object.keys(RETENTION).sort()).toEqual(tables.map(({ name }) => name).sort());
  });

  it('the sweep deletes rows from exactly the tables that the retention rules assign to the sweep', async () => {
    const ada = await givenPerson(api);
    const { id } = await givenResume(ada);
    await ada.browser.delete(`/api/resumes/${id}`).expect(204);
    await api.database.query(`UPDATE resumes SET deleted_at = now() - interval '31 days' WHERE id = $1`, [id]);
    await api.database.query(`UPDATE users SET deletion_at = now() WHERE id = $1`, [ada.id]);
    const statements = await statementsOf(sweep);
    const deleted = statements.flatMap(({ sql }) =>
      [...sql.matchAll(/DELETE FROM "?(\w+)/g)].map(([, table]) => table),
    );
    const partsOfResumesAndAccounts = ['identities', 'resume_documents', 'resume_versions'];
    expect([...new Set(deleted)].sort()).toEqual([...tablesThat('sweep'), ...partsOfResumesAndAccounts].sort());
  });

  it('the database deletes the rows of a deleted account where the retention rules require it', async () => {
    const cascades: { name: string }[] = await api.database.query(
      `SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint
       WHERE contype = 'f' AND confdeltype = 'c'
         AND confrelid IN ('users'::regclass, 'resumes'::regclass, 'service_requests'::regclass)`,
    );
    expect(tablesThat('account').sort()).toEqual(cascades.map(({ name }) => name).sort());
  });

  describe('retention of many rows', () => {
    const ROWS = 2_000;

    it('an interrupted sweep keeps its progress, because it works in batches', async () => {
      const ada = await givenPerson(api);
      await api.database.query(
        `INSERT INTO sessions (user_id, expires_at) SELECT $1, now() - interval '1 day' FROM generate_series(1, $2)`,
        [ada.id, ROWS],
      );
      await api.database.query(`
        CREATE FUNCTION fail_at_the_last() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
          IF (SELECT count(*) FROM sessions WHERE expires_at < now()) < 400 THEN RAISE 'interrupted'; END IF;
          RETURN OLD;
        END $$`);
      await api.database.query(
        'CREATE TRIGGER failing BEFORE DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION fail_at_the_last()',
      );
      await expect(sweep()).rejects.toThrow('some steps of the sweep failed');
      const expired = () => api.database.getRepository(Session).countBy({ userId: ada.id });
      const left = await expired();
      expect([left > 0, left < ROWS / 2]).toEqual([true, true]);
      await api.database.query('DROP TRIGGER failing ON sessions');
      await sweep();
      // Only the session from the sign-up remains.
      expect(await expired()).toBe(1);
    });

    it('deletes expired rows without waiting for a locked row', async () => {
      const ada = await givenPerson(api);
      const [locked, free] = [randomUUID(), randomUUID()];
      await api.database.query(
        `INSERT INTO sessions (id, user_id, expires_at) SELECT unnest($1::uuid[]), $2, now() - interval '1 day'`,
        [[locked, free], ada.id],
      );
      const holder = api.database.createQueryRunner();
      await holder.startTransaction();
      await holder.query('SELECT FROM sessions WHERE id = $1 FOR UPDATE', [locked]);
      await sweep();
      await holder.rollbackTransaction();
      await holder.release();
      const sessions = await api.database.getRepository(Session).findBy({ userId: ada.id });
      expect(sessions.map(({ id }) => id)).toContain(locked);
      expect(sessions.map(({ id }) => id)).not.toContain(free);
    });
  });
});
