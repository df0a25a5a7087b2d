import { randomUUID } from 'node:crypto';
import { getQueueToken } from '@nestjs/bullmq';
import { ACCOUNT_DELETION_DAYS, type UserView } from '@shortlist/shared/contract/account/auth';
import type { Queue } from 'bullmq';
import { Identity } from '../auth/providers/identity.entity.js';
import { MailToken } from '../auth/credentials/mail-token.entity.js';
import { User } from '../users/user.entity.js';
import { MAIL_QUEUE } from '../mail/mail-job.js';
import { SweepProcessor } from '../maintenance/sweep.processor.js';
import { startApp, type TestApp } from '../../test/support/app.js';
import { givenFactorRows } from '../../test/support/given-factors.js';
import {
  ADA,
  PASSWORD,
  givenPaid,
  givenPerson,
  givenPlan,
  givenResume,
  type Person,
} from '../../test/support/given.js';
import { mailTo, mailsTo } from '../../test/support/outbox.js';
import {
  EXPORTED_AS,
  NO_REFERENCE,
  NOT_EXPORTED,
  personalTables,
  rowsOf,
  unreferencedColumns,
} from '../../test/support/personal-tables.js';
import { until } from '../../test/support/until.js';

const DAY = 24 * 60 * 60 * 1_000;

describe('account deletion', () => {
  let api: TestApp;
  let ada: Person;
  beforeAll(async () => {
    api = await startApp({ worker: true });
  });
  beforeEach(async () => {
    ada = await givenPerson(api, { firstName: 'Ada' });
  });
  afterAll(() => api.close());

  const signIn = ({ email }: Person, browser = api.visitor()) =>
    browser.post('/api/auth/login').send({ email, password: PASSWORD });
  const sweep = () => api.worker!.get(SweepProcessor).process();
  const exists = ({ id }: Person) => api.database.getRepository(User).existsBy({ id });

  /** Adds a row for the user to every table with personal data, and returns the ids of the resumes. */
  const givenHistory = async (person: Person): Promise<string[]> => {
    const [live, trashed] = [await givenResume(person), await givenResume(person)];
    for (const { id } of [live, trashed]) {
      await person.browser.patch(`/api/resumes/${id}`).send({ title: 'Changed' }).expect(200);
      await person.browser.get(`/api/export/text/${id}`).expect(200);
      await person.browser.put(`/api/resumes/${id}/documents/linkedin`).send({ content: {} }).expect(200);
    }
    await person.browser.delete(`/api/resumes/${trashed.id}`).expect(204);
    await api.database.query(
      `INSERT INTO ai_calls
         (user_id, task, model, prompt, outcome, input_tokens, output_tokens, cost_micros, milliseconds)
       VALUES ($1, 'letters', 'some-model', 'cover-letter/1', 'answered', 900, 300, 5250, 4000)`,
      [person.id],
    );
    await api.database
      .getRepository(Identity)
      .insert({ issuer: 'https://id.example.com', subject: `subject-${person.id}`, userId: person.id });
    await api.database.getRepository(MailToken).insert({
      digest: `digest-${randomUUID()}`,
      userId: person.id,
      purpose: 'reset_password',
      email: person.email,
      expiresAt: new Date(Date.now() + DAY),
    });
    await givenFactorRows(api, person);
    await givenPurchases(person, live.id);
    return [live.id, trashed.id];
  };

  const givenPurchases = async (person: Person, resumeId: string): Promise<void> => {
    await givenPaid(api, person, { id: resumeId });
    await givenPlan(api, person);
    const values: [statement: string, ...parameters: unknown[]][] = [
      [`INSERT INTO payment_customers (user_id, provider, reference) VALUES ($1::uuid, 'stripe', 'cus_' || $1::uuid)`],
      [
        `WITH code AS (
           INSERT INTO promo_codes (code, kind, value, applies_to, currency, min_amount, active)
           VALUES ('CODE ' || $1::uuid, 'percent', 10, '{pro}', 'usd', 0, true) RETURNING id
         ) INSERT INTO promo_uses (promo_code_id, user_id, purchase_id, discount, state)
           SELECT id, $1::uuid, id, 100, 'committed' FROM code`,
      ],
      [
        `INSERT INTO ledger_entries (user_id, kind, amount, currency, provider, reference, at)
         VALUES ($1::uuid, 'download', 399, 'usd', 'stripe', 'pi_' || $1::uuid, now())`,
      ],
      [
        `INSERT INTO payment_disputes (user_id, provider, reference, payment, state, amount, currency, opened_at)
         VALUES ($1::uuid, 'stripe', 'dp_' || $1::uuid, 'pi_' || $1::uuid, 'won', 399, 'usd', now())`,
      ],
      [
        `INSERT INTO payment_mails (user_id, kind, ledger_entry_id)
         SELECT user_id, 'receipt', id FROM ledger_entries WHERE user_id = $1::uuid`,
      ],
      [
        `INSERT INTO service_requests (user_id, resume_id, kind, message, state)
         VALUES ($1, $2, 'expert_review', 'Please look at my summary.', 'open')`,
        resumeId,
      ],
      [
        `WITH member AS (
           INSERT INTO staff (username, password_hash, role) VALUES ('grants to ' || $1, '', 'admin') RETURNING id
         )
         INSERT INTO plan_grants (user_id, plan, ends_at, staff_id)
         SELECT $1::uuid, 'pro', now() + interval '1 month', id FROM member`,
      ],
    ];
    for (const [statement, ...parameters] of values) await api.database.query(statement, [person.id, ...parameters]);
  };

  it('returns 401 to visitors who request account deletion', async () => {
    await api.visitor().delete('/api/auth/user').expect(401);
    await api.visitor().post('/api/auth/user/keep').expect(401);
    await api.visitor().get('/api/auth/user/export').expect(401);
  });

  describe('delayed account deletion', () => {
    it('deletes an account thirty days after the request by default', async () => {
      expect(ACCOUNT_DELETION_DAYS).toBe(30);
      await ada.browser.delete('/api/auth/user').expect(204, '');
      const { deletionAt } = await api.database.getRepository(User).findOneByOrFail({ id: ada.id });
      expect(Math.abs(deletionAt!.getTime() - Date.now() - 30 * DAY)).toBeLessThan(60_000);
    });

    it('signs the user out on all browsers and clears the cookie when deletion is requested', async () => {
      const elsewhere = api.visitor();
      await signIn(ada, elsewhere).expect(200);
      const answer = await ada.browser.delete('/api/auth/user').send({ when: 'in_30_days' }).expect(204);
      expect(answer.get('Set-Cookie')?.[0]).toMatch(/^sid=;.*(Max-Age=0|Expires=Thu, 01 Jan 1970)/);
      await ada.browser.get('/api/auth/user').expect(401);
      await elsewhere.get('/api/auth/user').expect(401);
    });

    it('lets the user sign in, see the deletion date and cancel the deletion', async () => {
      const resume = await givenResume(ada);
      await ada.browser.delete('/api/auth/user').expect(204);
      const back = api.visitor();
      const signedIn = (await signIn(ada, back).expect(200)).body as UserView;
      expect(Date.parse(signedIn.deletionAt!)).toBeGreaterThan(Date.now() + 29 * DAY);
      await back.get(`/api/resumes/${resume.id}`).expect(200, resume);
      const kept = (await back.post('/api/auth/user/keep').expect(200)).body as UserView;
      expect(kept).toMatchObject({ id: ada.id, deletionAt: null });
      expect((await back.get('/api/auth/user').expect(200)).body).toEqual(kept);
      await back.post('/api/auth/user/keep').expect(200, kept);
    });

    it('keeps the first deletion date when deletion is requested again', async () => {
      await ada.browser.delete('/api/auth/user').expect(204);
      const first = (await api.database.getRepository(User).findOneByOrFail({ id: ada.id })).deletionAt;
      const back = api.visitor();
      await signIn(ada, back).expect(200);
      await back.delete('/api/auth/user').expect(204);
      expect((await api.database.getRepository(User).findOneByOrFail({ id: ada.id })).deletionAt).toEqual(first);
    });

    it("deletes the account's data, and no other data, after the waiting period", async () => {
      const [stranger, later] = [await givenPerson(api), await givenPerson(api)];
      const [ids, others] = [await givenHistory(ada), await givenHistory(stranger)];
      const before = await rowsOf(api.database, stranger.id, others);
      for (const person of [ada, later]) await person.browser.delete('/api/auth/user').expect(204);
      await sweep();
      expect(await exists(ada)).toBe(true);
      await api.database.getRepository(User).update({ id: ada.id }, { deletionAt: new Date(Date.now() - 1_000) });
      await sweep();
      expect([await exists(ada), await exists(later)]).toEqual([false, true]);
      expect(new Set(Object.values(await rowsOf(api.database, ada.id, ids)))).toEqual(new Set([0]));
      expect(await rowsOf(api.database, stranger.id, others)).toEqual(before);
      await signIn(ada).expect(401);
    });

    it('keeps an account whose deletion is canceled between the due time and the sweep', async () => {
      await ada.browser.delete('/api/auth/user').expect(204);
      const back = api.visitor();
      await signIn(ada, back).expect(200);
      await api.database.getRepository(User).update({ id: ada.id }, { deletionAt: new Date(Date.now() - 1_000) });
      await back.post('/api/auth/user/keep').expect(200);
      await sweep();
      expect(await exists(ada)).toBe(true);
    });
  });

  describe('immediate account deletion', () => {
    it.each([
      ['missing', undefined],
      ['an empty text', ''],
      ['another address', 'somebody@example.com'],
      ['a pattern', '%'],
      ['a NUL character', '\u0000'],
    ])('rejects account deletion when the confirmation is %s', async (_, confirmation) => {
      const answer = await ada.browser.delete('/api/auth/user').send({ when: 'now', confirmation }).expect(422);
      expect(answer.body).toMatchObject({ code: 'confirmation_mismatch', issues: [{ path: 'confirmation' }] });
      expect(answer.get('Set-Cookie')).toBeUndefined();
      await ada.browser.get('/api/auth/user').expect(200);
    });

    it("rejects another account's email as confirmation and deletes neither account", async () => {
      const stranger = await givenPerson(api);
      await ada.browser.delete('/api/auth/user').send({ when: 'now', confirmation: stranger.email }).expect(422);
      expect([await exists(ada), await exists(stranger)]).toEqual([true, true]);
    });

    it('rejects unknown fields in a deletion request', async () => {
      await ada.browser.delete('/api/auth/user').send({ when: 'yesterday' }).expect(422);
      expect(await exists(ada)).toBe(true);
    });

    it("accepts the account's email as confirmation in any letter case", async () => {
      const confirmation = ` ${ada.email.toUpperCase()} `;
      await ada.browser.delete('/api/auth/user').send({ when: 'now', confirmation }).expect(204);
      expect(await exists(ada)).toBe(false);
    });

    it('removes every row of the user from every table and leaves all other rows', async () => {
      const stranger = await givenPerson(api);
      const [ids, others] = [await givenHistory(ada), await givenHistory(stranger)];
      const before = await rowsOf(api.database, ada.id, ids);
      // Every table must have rows before the deletion: an already empty table would prove nothing.
      expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([]);
      const untouched = await rowsOf(api.database, stranger.id, others);
      await ada.browser.delete('/api/auth/user').send({ when: 'now', confirmation: ada.email }).expect(204);
      expect(await exists(ada)).toBe(false);
      expect(new Set(Object.values(await rowsOf(api.database, ada.id, ids)))).toEqual(new Set([0]));
      expect(await rowsOf(api.database, stranger.id, others)).toEqual(untouched);
    });

    it('every column that refers to a user or a resume is a foreign key, or is listed in NO_REFERENCE', async () => {
      expect(await unreferencedColumns(api.database)).toEqual(Object.keys(NO_REFERENCE));
    });

    it('frees the email address for a new account, which gets none of the old data', async () => {
      await givenResume(ada);
      await ada.browser.delete('/api/auth/user').send({ when: 'now', confirmation: ada.email }).expect(204);
      await ada.browser.get('/api/auth/user').expect(401);
      await signIn(ada).expect(401);
      const again = await givenPerson(api, { email: ada.email });
      expect(again.id).not.toBe(ada.id);
      await again.browser.get('/api/resumes').expect(200, []);
    });
  });

  describe('emails about account deletion', () => {
    const verify = ({ id }: Person) => api.database.getRepository(User).update({ id }, { emailVerified: true });
    const subjects = async () => (await mailsTo(api, ada.email)).map(({ subject }) => subject);

    it('deletion emails state the deletion date and how to keep the account', async () => {
      await verify(ada);
      await ada.browser.delete('/api/auth/user').expect(204);
      const { deletionAt } = await api.database.getRepository(User).findOneByOrFail({ id: ada.id });
      const date = deletionAt!.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
      const mail = await mailTo(api, ada.email, `Your account will be deleted on ${date}`);
      expect(mail.text).toMatch(/^Hello Ada,/);
      expect(mail.text).toContain(`${api.url}/login`);
    });

    it('emails confirm immediate and scheduled account deletions', async () => {
      const later = await givenPerson(api);
      for (const person of [ada, later]) await verify(person);
      await ada.browser.delete('/api/auth/user').send({ when: 'now', confirmation: ada.email }).expect(204);
      await api.database.getRepository(User).update({ id: later.id }, { deletionAt: new Date(Date.now() - 1_000) });
      await sweep();
      for (const { email } of [ada, later]) {
        const mail = await mailTo(api, email, 'Your account was deleted');
        expect(mail.text).toMatch(/^Hello,/);
        expect(mail.html).not.toContain('<a ');
      }
    });

    it('emails about account deletion are sent to verified addresses only', async () => {
      await ada.browser.delete('/api/auth/user').expect(204);
      const back = api.visitor();
      await signIn(ada, back).expect(200);
      await back.delete('/api/auth/user').send({ when: 'now', confirmation: ada.email }).expect(204);
      const queue = api.worker!.get<Queue>(getQueueToken(MAIL_QUEUE));
      await until('no email waits to be sent', async () => (await queue.getJobCountByTypes('waiting', 'active')) === 0);
      expect((await subjects()).filter((subject) => /delete/.test(subject ?? ''))).toEqual([]);
    });
  });

  describe('data export', () => {
    interface Copy {
      profile: Record<string, unknown>;
      plan: string;
      identities: unknown[];
      sessions: unknown[];
      downloads: unknown[];
      resumes: { id: string; title: string; data: unknown; deletedAt: string | null; versions: { data: unknown }[] }[];
    }
    const copyOf = async ({ browser }: Person) => {
      const answer = await browser.get('/api/auth/user/export').expect(200);
      return { answer, copy: JSON.parse(answer.text) as Copy };
    };

    it('returns the data export as a downloadable JSON file', async () => {
      const { answer } = await copyOf(ada);
      expect(answer.get('Content-Disposition')).toBe('attachment; filename="shortlist-my-data.json"');
      expect(answer.get('Content-Type')).toBe('application/json; charset=utf-8');
      expect(answer.get('Cache-Control')).toBe('no-store');
    });

    it('returns 429 after twelve data exports in an hour', async () => {
      for (let copies = 0; copies < 12; copies++) await copyOf(ada);
      const answer = await ada.browser.get('/api/auth/user/export').expect(429);
      expect(Number(answer.get('Retry-After'))).toBeGreaterThan(0);
      await copyOf(await givenPerson(api));
    });

    it('exports all data of the user, including the trash and versions', async () => {
      const [live, trashed] = await givenHistory(ada);
      const { copy } = await copyOf(ada);
      expect(copy.profile).toMatchObject({ id: ada.id, email: ada.email, firstName: 'Ada', deletionAt: null });
      expect(copy.plan).toBe('pro');
      expect(copy).toMatchObject({
        orders: [{ resumeId: copy.resumes.find(({ deletedAt }) => deletedAt === null)?.id, state: 'paid', price: 399 }],
        subscriptions: [{ plan: 'pro', state: 'active' }],
        payments: [{ kind: 'download', amount: 399, currency: 'usd' }],
        disputes: [{ state: 'won', amount: 399, currency: 'usd', clearedAt: null }],
        paymentMails: [{ kind: 'receipt' }],
        promoCodes: [{ code: `CODE ${ada.id}` }],
        serviceRequests: [{ kind: 'expert_review', message: 'Please look at my summary.' }],
      });
      expect(copy.identities).toEqual([
        { issuer: 'https://id.example.com', subject: `subject-${ada.id}`, createdAt: expect.any(String) },
      ]);
      expect(copy.sessions).toEqual([
        {
          device: expect.any(String),
          createdAt: expect.any(String),
          lastSeenAt: expect.any(String),
          expiresAt: expect.any(String),
        },
      ]);
      expect(copy.downloads).toEqual(
        [live, trashed].map((resumeId) => ({ resumeId, format: 'text', createdAt: expect.any(String) })),
      );
      expect(copy.resumes.map(({ id }) => id)).toEqual([live, trashed]);
      expect(copy.resumes.map(({ deletedAt }) => deletedAt)).toEqual([null, expect.any(String)]);
      for (const resume of copy.resumes) {
        expect(resume).toMatchObject({ title: 'Changed', data: ADA, revision: 2, jdText: null });
        expect(resume.versions).toMatchObject([
          { reason: 'edit', revision: 1, title: 'Ada Lovelace Resume', data: ADA },
          { reason: 'export', revision: 2, title: 'Changed', data: ADA },
        ]);
      }
    });

    it('exports every table with personal data, except those listed in NOT_EXPORTED', async () => {
      await givenHistory(ada);
      await api.database.query('UPDATE totp_secrets SET confirmed_at = now() WHERE user_id = $1', [ada.id]);
      const { copy } = await copyOf(ada);
      const tables = new Set((await personalTables(api.database)).map(({ table }) => table));
      expect(Object.keys({ ...EXPORTED_AS, ...NOT_EXPORTED }).sort()).toEqual([...tables].sort());
      const at = (value: unknown, key: string): unknown => (value as Record<string, unknown> | undefined)?.[key];
      const isEmpty = (value: unknown) => !value || (Array.isArray(value) && value.length === 0);
      const missing = Object.entries(EXPORTED_AS).filter(([, path]) =>
        isEmpty(path.split('.').reduce<unknown>(at, copy)),
      );
      expect(missing).toEqual([]);
    });

    it('exports the versions of a resume in chronological order, however many there are', async () => {
      const { id } = await givenResume(ada);
      await api.database.query(
        `INSERT INTO resume_versions (resume_id, revision, reason, title, template_key, data)
         SELECT $1, n, 'edit', 'Version ' || n, 'general', '{}' FROM generate_series(1, 35) n`,
        [id],
      );
      const { copy } = await copyOf(ada);
      const revisions = copy.resumes[0]!.versions.map(
        (version) => (version as unknown as { revision: number }).revision,
      );
      expect(revisions).toEqual(Array.from({ length: 35 }, (_, index) => index + 1));
    });

    it('exports no credentials and no data of other users', async () => {
      const stranger = await givenPerson(api);
      await givenResume(stranger, { title: 'A secret of mine' });
      await givenHistory(ada);
      const { answer } = await copyOf(ada);
      const { passwordHash } = await api.database.getRepository(User).findOneByOrFail({ id: ada.id });
      const sessions: { id: string }[] = await api.database.query('SELECT id FROM sessions WHERE user_id = $1', [
        ada.id,
      ]);
      const tokens: { digest: string }[] = await api.database.query('SELECT digest FROM mail_tokens');
      const secrets = [passwordHash!, ...sessions.map(({ id }) => id), ...tokens.map(({ digest }) => digest)];
      expect(secrets.length).toBeGreaterThan(2);
      for (const secret of [...secrets, '$argon2', 'A secret of mine', stranger.id, stranger.email]) {
        expect(answer.text).not.toContain(secret);
      }
    });

    it('exports an account that has no data', async () => {
      const { copy } = await copyOf(ada);
      expect(copy).toMatchObject({ identities: [], downloads: [], resumes: [] });
    });
  });
});
