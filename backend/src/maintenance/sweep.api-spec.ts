import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import { getQueueToken } from '@nestjs/bullmq';
import { type Queue } from 'bullmq';
import { AccountDeletionService } from '../account/account-deletion.service.js';
import { MailToken } from '../auth/credentials/mail-token.entity.js';
import { SignInAttempt } from '../rate-limits/sign-in-attempt.entity.js';
import { Session } from '../auth/sessions/session.entity.js';
import { User } from '../users/user.entity.js';
import { RENDER_QUEUE } from '../export/render/render-job.js';
import { RenderedFile } from '../export/render/rendered-file.entity.js';
import { MAIL_QUEUE } from '../mail/mail-job.js';
import { SweepProcessor } from './sweep.processor.js';
import { Resume } from '../resumes/tables/resume.entity.js';
import { STORES, startApp, type TestApp } from '../../test/support/app.js';
import { givenPerson, givenResume } from '../../test/support/given.js';
import { until } from '../../test/support/until.js';

const DAY = 24 * 60 * 60 * 1_000;
const ago = (days: number): Date => new Date(Date.now() - days * DAY);

describe.each(STORES)('the hourly sweep, with the queue in %s', (store) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startApp({ store, worker: true });
  });
  afterAll(() => api.close());
  const rows = <T extends object>(entity: new () => T) => api.database.getRepository(entity);
  const sweep = () => api.worker!.get(SweepProcessor).process();

  it('schedules the sweep once for all workers', async () => {
    const queue = api.worker!.get<Queue>(getQueueToken('maintenance'));
    for (let starts = 0; starts < 3; starts++) await api.worker!.get(SweepProcessor).onApplicationBootstrap();
    const schedulers = await queue.getJobSchedulers();
    expect(schedulers).toMatchObject([{ key: 'sweep', pattern: '17 * * * *', tz: 'UTC' }]);
    await queue.removeJobScheduler('sweep');
  });

  it('deletes expired files only', async () => {
    const ada = await givenPerson(api);
    const [old, fresh] = [await givenResume(ada), await givenResume(ada)];
    for (const { id } of [old, fresh]) await ada.browser.get(`/api/export/text/${id}`).expect(200);
    await rows(RenderedFile).update({ resumeId: old.id }, { expiresAt: ago(0.01) });
    await sweep();
    expect(await rows(RenderedFile).countBy({ resumeId: old.id })).toBe(0);
    expect(await rows(RenderedFile).countBy({ resumeId: fresh.id })).toBe(1);
  });

  it('empties the trash after thirty days, not before', async () => {
    const ada = await givenPerson(api);
    const [gone, kept] = [await givenResume(ada), await givenResume(ada)];
    for (const { id } of [gone, kept]) await ada.browser.delete(`/api/resumes/${id}`).expect(204);
    await rows(Resume).update({ id: gone.id }, { deletedAt: ago(30.1) });
    await rows(Resume).update({ id: kept.id }, { deletedAt: ago(29.9) });
    await sweep();
    await ada.browser.post(`/api/resumes/${gone.id}/restore`).expect(404);
    await ada.browser.post(`/api/resumes/${kept.id}/restore`).expect(200);
  });

  it('deletes expired sessions, expired links and old counts of sign-in attempts', async () => {
    const ada = await givenPerson(api);
    await api.visitor().post('/api/auth/login').send({ email: ada.email, password: 'wrong wrong wrong' }).expect(401);
    const link = (digest: string, expiresAt: Date) =>
      ({ digest, userId: ada.id, purpose: 'reset_password', email: ada.email, expiresAt }) as const;
    await rows(MailToken).insert([link(`old ${ada.id}`, ago(0.01)), link(`fresh ${ada.id}`, ago(-0.01))]);
    await rows(Session).update({ userId: ada.id }, { expiresAt: ago(1) });
    await rows(SignInAttempt).updateAll({ windowEndsAt: ago(1) });
    await sweep();
    expect(await rows(Session).countBy({ userId: ada.id })).toBe(0);
    expect(await rows(SignInAttempt).count()).toBe(0);
    const kept = await rows(MailToken).findBy({ userId: ada.id, purpose: 'reset_password' });
    expect(kept.map(({ digest }) => digest)).toEqual([`fresh ${ada.id}`]);
  });

  it('deletes expired staff credentials', async () => {
    await api.database.query(
      `WITH somebody AS (INSERT INTO staff (username, password_hash, role) VALUES ('eve', '', 'support') RETURNING id)
       INSERT INTO staff_sessions (digest, staff_id, expires_at)
       SELECT name, somebody.id, now() + age FROM somebody,
         (VALUES ('old', interval '-1 minute'), ('fresh', interval '1 minute')) AS tokens (name, age)`,
    );
    await sweep();
    const kept = await api.database.query('SELECT digest FROM staff_sessions');
    expect(kept).toEqual([{ digest: 'fresh' }]);
  });

  it('deletes counts of AI uses after two days', async () => {
    await api.database.query(
      `INSERT INTO ai_uses (who, day, task, count)
       SELECT 'a hash', (now() AT TIME ZONE 'UTC')::date - age, 'rewrites', 1 FROM generate_series(0, 4) AS age`,
    );
    await sweep();
    const kept = await api.database.query(
      `SELECT (now() AT TIME ZONE 'UTC')::date - day AS age FROM ai_uses ORDER BY 1`,
    );
    expect(kept).toEqual([{ age: 0 }, { age: 1 }, { age: 2 }]);
  });

  it('deletes processed webhook events after ninety days', async () => {
    await api.database.query(
      `INSERT INTO payment_events (provider, id, type, created_at, received_at, handled_at)
       SELECT 'stripe', name, 'ping', now(), now() - make_interval(days => age), CASE WHEN handled THEN now() END
       FROM (VALUES ('old', 91, true), ('left', 91, false), ('fresh', 89, true)) AS events (name, age, handled)`,
    );
    await sweep();
    const kept: { id: string }[] = await api.database.query('SELECT id FROM payment_events ORDER BY id');
    expect(kept.map(({ id }) => id)).toEqual(['fresh', 'left']);
  });

  it('deletes records of model calls after four hundred days', async () => {
    await api.database.query(
      `INSERT INTO ai_calls
         (task, model, prompt, outcome, input_tokens, output_tokens, cost_micros, milliseconds, created_at)
       SELECT 'rewrites', 'a model', 'rewrite-bullets/1', 'answered', 1, 1, 1, 1, now() - make_interval(days => age)
       FROM unnest(ARRAY[399, 401]) AS age`,
    );
    await sweep();
    const kept: unknown[] = await api.database.query('SELECT id FROM ai_calls');
    expect(kept).toHaveLength(1);
  });

  it('deletes records of downloads after four hundred days and keeps their totals', async () => {
    const ada = await givenPerson(api);
    await api.database.query(
      `INSERT INTO downloads (user_id, resume_id, format, created_at)
       SELECT $1, gen_random_uuid(), 'pdf', now() - make_interval(days => age) FROM unnest(ARRAY[399, 401, 500]) AS age`,
      [ada.id],
    );
    await sweep();
    const kept: unknown[] = await api.database.query('SELECT FROM downloads WHERE user_id = $1', [ada.id]);
    expect(kept).toHaveLength(1);
    const dashboard = await ada.browser.get('/api/dashboard').expect(200);
    expect(dashboard.body).toMatchObject({ downloads: 3 });
  });

  it('deletes records of payment emails after four hundred days', async () => {
    const ada = await givenPerson(api);
    await api.database.query(
      `INSERT INTO payment_mails (user_id, kind, created_at, handled_at)
       SELECT $1, 'receipt', now() - make_interval(days => age), now() FROM unnest(ARRAY[399, 401]) AS age`,
      [ada.id],
    );
    await sweep();
    const kept: unknown[] = await api.database.query('SELECT FROM payment_mails WHERE user_id = $1', [ada.id]);
    expect(kept).toHaveLength(1);
  });

  it('deletes orders that were abandoned more than ninety days ago, unless the ledger references them', async () => {
    const ada = await givenPerson(api);
    const [gone, inLedger, recent, paid]: { id: string }[] = await api.database.query(
      `INSERT INTO orders (user_id, resume_id, state, currency, price, provider, updated_at)
       SELECT $1, gen_random_uuid(), state, 'usd', 399, 'sandbox', now() - make_interval(days => days)
       FROM (VALUES ('abandoned', 91), ('abandoned', 92), ('abandoned', 89), ('paid', 91)) AS o (state, days)
       RETURNING id`,
      [ada.id],
    );
    await api.database.query(
      `INSERT INTO ledger_entries (user_id, kind, amount, currency, order_id, provider, reference, at)
       VALUES ($1, 'refund', -399, 'usd', $2::uuid, 'sandbox', $3, now())`,
      [ada.id, inLedger!.id, randomUUID()],
    );
    await sweep();
    const kept: { id: string }[] = await api.database.query('SELECT id FROM orders WHERE user_id = $1', [ada.id]);
    expect(kept.map(({ id }) => id).sort()).toEqual([inLedger, recent, paid].map((order) => order!.id).sort());
    expect(kept).not.toContainEqual(gone);
  });

  it('fails when an account cannot be deleted, but only after running all other cleanup steps', async () => {
    const accounts = api.worker!.get(AccountDeletionService);
    const deletion = vi.spyOn(accounts, 'deleteDue').mockRejectedValueOnce(new Error('a table is locked'));
    const mails = api.worker!.get<Queue>(getQueueToken(MAIL_QUEUE));
    await givenPerson(api);
    await until('every email is sent', async () => {
      const { completed = 0, ...rest } = await mails.getJobCounts('completed', 'waiting', 'active', 'delayed');
      return completed > 0 && Object.values(rest).every((count) => count === 0);
    });
    await expect(sweep()).rejects.toThrow('some steps of the sweep failed');
    expect(await mails.getCompletedCount()).toBe(0);
    deletion.mockRestore();
  });

  it('deletes the remaining accounts even if the deletion of one account fails', async () => {
    const [stuck, due] = [await givenPerson(api), await givenPerson(api)];
    await api.database.query(`CREATE FUNCTION stay() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE 'too much to delete at once'; END $$`);
    await api.database.query(`CREATE TRIGGER stay BEFORE DELETE ON users FOR EACH ROW
      WHEN (OLD.id = '${stuck.id}') EXECUTE FUNCTION stay()`);
    for (const { id } of [stuck, due]) await rows(User).update({ id }, { deletionAt: ago(1) });
    await expect(sweep()).rejects.toThrow('some steps of the sweep failed');
    expect(await rows(User).existsBy({ id: due.id })).toBe(false);
    expect(await rows(User).existsBy({ id: stuck.id })).toBe(true);
    await api.database.query('DROP FUNCTION stay CASCADE');
  });

  it('deletes more rows per sweep than one statement may delete', async () => {
    const ada = await givenPerson(api);
    const trashed = 45;
    await api.database.query(
      `INSERT INTO resumes (id, owner_id, title, template_key, data, deleted_at)
       SELECT gen_random_uuid(), $1, 'Old', 'general', '{}', now() - interval '31 days' FROM generate_series(1, $2)`,
      [ada.id, trashed],
    );
    await sweep();
    expect(await rows(Resume).count({ where: { ownerId: ada.id }, withDeleted: true })).toBe(0);
  });

  it('keeps failed jobs, so that operators can inspect them', async () => {
    const queue = api.worker!.get<Queue>(getQueueToken(RENDER_QUEUE));
    const before = await queue.getFailedCount();
    await queue.add('render', { resumeId: 'not an id' }, { jobId: 'broken' });
    const job = await queue.getJob('broken');
    await until('the job has failed', async () => (await job?.isFailed()) === true);
    await sweep();
    expect(await queue.getFailedCount()).toBe(before + 1);
  });
});
