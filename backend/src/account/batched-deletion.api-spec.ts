import { vi } from 'vitest';
import { DataSource } from 'typeorm';
import { AccountDeletionService } from './account-deletion.service.js';
import { databaseOptions } from '../database/data-source.js';
import { Env } from '../core/env/env.js';
import { inBatches } from '../core/sql/in-batches.js';
import { MailQueue } from '../mail/mail-queue.js';
import { SweepProcessor } from '../maintenance/sweep.processor.js';
import { PaymentsQueue } from '../payments/queue/payments-queue.js';
import { ResumeRemoval } from '../resumes/resume-removal.service.js';
import { SecurityEvents } from '../security-events/security-events.service.js';
import { startApp, type TestApp } from '../../test/support/app.js';
import { givenPerson, givenResume, PASSWORD, type Person } from '../../test/support/given.js';

const RESUMES = 300;
const VERSIONS = 10;
/**
 * Statement timeout in milliseconds: long enough to delete the versions of one resume, but too short to delete a
 * complete account in one statement.
 */
const TIME_LIMIT = 500;

describe('deletion in batches', () => {
  let api: TestApp;
  let ada: Person;
  let impatient: DataSource;
  let removal: ResumeRemoval;
  let accounts: AccountDeletionService;
  beforeAll(async () => {
    api = await startApp({ worker: true });
    impatient = await new DataSource(databaseOptions(new Env(api.env), TIME_LIMIT)).initialize();
    removal = new ResumeRemoval(impatient);
    accounts = accountsOn(impatient);
  });
  beforeEach(async () => {
    ada = await givenPerson(api);
  });
  afterAll(async () => {
    await impatient.destroy();
    await api.close();
  });

  const accountsOn = (database: DataSource) =>
    new AccountDeletionService(
      database,
      api.app.get(MailQueue),
      api.app.get(PaymentsQueue),
      api.app.get(SecurityEvents),
      new ResumeRemoval(database),
    );

  /** Slows down the deletion of each version, so that deleting all versions in one statement exceeds the timeout. */
  const givenSlowDeletion = async (): Promise<void> => {
    await api.database.query(
      `CREATE FUNCTION take_time() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN PERFORM pg_sleep(0.0005); RETURN OLD; END $$`,
    );
    await api.database.query(
      'CREATE TRIGGER take_time BEFORE DELETE ON resume_versions FOR EACH ROW EXECUTE FUNCTION take_time()',
    );
  };

  const givenLargeTrash = async (): Promise<void> => {
    const resumes: { id: string }[] = await api.database.query(
      `INSERT INTO resumes (id, owner_id, title, template_key, data, deleted_at)
       SELECT gen_random_uuid(), $1, 'Old', 'general', '{}', now() FROM generate_series(1, $2) RETURNING id`,
      [ada.id, RESUMES],
    );
    await api.database.query(
      `INSERT INTO resume_versions (resume_id, revision, reason, title, template_key, data)
       SELECT id, n, 'edit', 'Old', 'general', '{}' FROM unnest($1::uuid[]) id, generate_series(1, $2::int) n`,
      [resumes.map(({ id }) => id), VERSIONS],
    );
  };
  const left = async (table: 'resumes' | 'resume_versions'): Promise<number> => {
    const [row]: { count: number }[] = await api.database.query(
      `SELECT count(*)::int AS count FROM ${table} WHERE owner_id = $1`,
      [ada.id],
    );
    return row!.count;
  };
  const canceled = expect.objectContaining({ driverError: expect.objectContaining({ code: '57014' }) });

  it('deletes trash contents and an account even if each is too large for one statement', async () => {
    await givenLargeTrash();
    await givenSlowDeletion();
    const email = ada.email;
    await expect(impatient.query('DELETE FROM resumes WHERE owner_id = $1', [ada.id])).rejects.toEqual(canceled);
    await expect(impatient.query('DELETE FROM users WHERE id = $1', [ada.id])).rejects.toEqual(canceled);
    expect(await left('resume_versions')).toBe(RESUMES * VERSIONS);
    await accounts.deleteNow(ada.id, email);
    expect([await left('resumes'), await left('resume_versions')]).toEqual([0, 0]);
    expect(await api.database.query('SELECT FROM users WHERE id = $1', [ada.id])).toEqual([]);
    await api.database.query('DROP FUNCTION take_time() CASCADE');
  });

  it('keeps the progress of each interrupted attempt until the sweep completes the deletion', async () => {
    const resumes = [];
    for (let count = 0; count < 4; count++) resumes.push(await givenResume(ada));
    for (const { id } of resumes) {
      await api.database.query(
        `INSERT INTO resume_versions (resume_id, revision, reason, title, template_key, data)
         SELECT $1, n, 'edit', 'Old', 'general', '{}' FROM generate_series(1, 100) n`,
        [id],
      );
    }
    const { database } = api;
    const query = database.query.bind(database);
    let allowed = 0;
    const interrupted = vi.spyOn(database, 'query').mockImplementation((...parameters) => {
      if (allowed === 0) return Promise.reject(new Error('the process was ended'));
      allowed -= 1;
      return query(...parameters);
    });
    const inThisApp = accountsOn(database);
    const attempt = async (act: () => Promise<void>) => {
      // Number of statements before the interruption: enough to close the account, mark its resumes for removal and
      // delete two batches.
      allowed = 5;
      await expect(act()).rejects.toThrow();
      allowed = Infinity;
    };
    await attempt(() => inThisApp.deleteNow(ada.id, ada.email));
    const before = await left('resume_versions');
    expect(before).toBeLessThan(400);
    expect(before).toBeGreaterThan(0);
    await attempt(() => inThisApp.deleteDue());
    expect(await left('resume_versions')).toBeLessThan(before);
    interrupted.mockRestore();
    await api.visitor().post('/api/auth/login').send({ email: ada.email, password: PASSWORD }).expect(401);
    await api.worker!.get(SweepProcessor).process();
    expect([await left('resumes'), await left('resume_versions')]).toEqual([0, 0]);
    expect(await api.database.query('SELECT FROM users WHERE id = $1', [ada.id])).toEqual([]);
  });

  it('hides resumes as soon as the trash is emptied, before the sweep deletes their rows', async () => {
    const { id } = await givenResume(ada);
    await ada.browser.delete(`/api/resumes/${id}`).expect(204);
    // Simulates a request that marked the resumes in the trash, but was interrupted before deleting their rows.
    expect(await removal.markTrashed(ada.id)).toBe(1);
    await ada.browser.get('/api/resumes/trash').expect(200, []);
    await ada.browser.post(`/api/resumes/${id}/restore`).expect(404);
    await ada.browser.delete(`/api/resumes/trash/${id}`).expect(404);
    expect(JSON.stringify((await ada.browser.get('/api/auth/user/export').expect(200)).body)).not.toContain(id);
    await api.worker!.get(SweepProcessor).process();
    expect(await left('resumes')).toBe(0);
  });

  it('frees the email address of an account as soon as the account is closed', async () => {
    await api.database.query('UPDATE users SET closed_at = now(), email = $2 WHERE id = $1', [
      ada.id,
      `closed ${ada.id}`,
    ]);
    await givenPerson(api, { email: ada.email });
  });

  it('retries a timed-out batch with fewer rows, and rethrows other errors and single-row timeouts', async () => {
    const remove = vi.fn<(limit: number) => Promise<number>>();
    remove.mockRejectedValueOnce(new Error('no such table'));
    await expect(inBatches(100, remove)).rejects.toThrow('no such table');
    const limits: number[] = [];
    await expect(
      inBatches(10, async (limit) => {
        limits.push(limit);
        await impatient.query('SELECT pg_sleep(1)');
        return 1;
      }),
    ).rejects.toEqual(canceled);
    expect(limits).toEqual([10, 3, 1]);
  });
});
