import { randomUUID } from 'node:crypto';
import { EventPartitions } from '../roll-up/event-partitions.service.js';
import { UsageCollector } from './usage-collector.service.js';
import { addDays, dayOf } from '../../usage/days.js';
import { SweepProcessor } from '../../maintenance/sweep.processor.js';
import { startApp, type TestApp } from '../../../test/support/app.js';
import { card, givenPerson, givenResume, PASSWORD, type Person } from '../../../test/support/given.js';
import { until } from '../../../test/support/until.js';

const CHROME = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const HOUR = 3_600_000;

interface EventRow {
  kind: string;
  label: string;
  userId: string | null;
  visitor: string | null;
  at: Date;
}

describe('usage events', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startApp({ worker: true });
    await api.worker!.get(EventPartitions).maintain();
  });
  afterAll(() => api.close());

  const send = (events: object[], headers: Record<string, string> = {}) =>
    api
      .visitor()
      .post('/api/analytics/events')
      .set({ 'user-agent': CHROME, ...headers })
      .send({ events });
  const view = (page: string, age = 0) => ({ kind: 'page_view', page, age });
  const flush = () => api.app.get(UsageCollector).flush();
  const eventsOf = async (condition: string, parameters: unknown[] = []): Promise<EventRow[]> => {
    await flush();
    return api.database.query(
      `SELECT kind, label, user_id AS "userId", encode(visitor, 'hex') AS visitor, at FROM usage_events
       WHERE ${condition} ORDER BY at`,
      parameters,
    );
  };
  const stored = async (label: string): Promise<number> => {
    const rows: { count: number }[] = await api.database.query(
      'SELECT count(*)::int AS count FROM usage_events WHERE label = $1',
      [label],
    );
    return rows[0]!.count;
  };
  const ignored = async (reason: string): Promise<number> => {
    await flush();
    const rows: { count: string }[] = await api.database.query('SELECT count FROM ignored_usage WHERE reason = $1', [
      reason,
    ]);
    return Number(rows[0]?.count ?? 0);
  };

  describe('usage events of the client', () => {
    it('stores a client event with its page and time, but without an account', async () => {
      const person = await givenPerson(api);
      await person.browser
        .post('/api/analytics/events')
        .set('user-agent', CHROME)
        .send({ events: [view('/pricing', HOUR)] })
        .expect(202);
      const [event] = await eventsOf(`label = '/pricing'`);
      expect(event).toMatchObject({
        kind: 'page_view',
        userId: null,
        visitor: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
      });
      expect(Math.abs(event!.at.getTime() - (Date.now() - HOUR))).toBeLessThan(60_000);
    });

    it('counts each browser as one visitor per day', async () => {
      await send([view('/about'), view('/terms'), view('/privacy', 30 * HOUR)]).expect(202);
      await send([view('/login')], { 'user-agent': `${CHROME} Edg/131` }).expect(202);
      const events = await eventsOf(`label IN ('/about', '/terms', '/privacy', '/login')`);
      const visitorOf = (page: string) => events.find(({ label }) => label === page)!.visitor;
      expect(visitorOf('/terms')).toBe(visitorOf('/about'));
      expect(visitorOf('/privacy')).not.toBe(visitorOf('/about'));
      expect(visitorOf('/login')).not.toBe(visitorOf('/about'));
    });

    it("does not store the visitor's network address or browser", async () => {
      const columns: { name: string }[] = await api.database.query(
        `SELECT attname AS name FROM pg_attribute WHERE attrelid = 'usage_events'::regclass AND attnum > 0`,
      );
      expect(columns.map(({ name }) => name).sort()).toEqual([
        'at',
        'kind',
        'label',
        'received_at',
        'user_id',
        'visitor',
      ]);
    });

    it("events of a day cannot be linked to each other after the day's salt is deleted", async () => {
      await api.database.query(`INSERT INTO visitor_salts (day, salt) VALUES ($1, 'old')`, [
        addDays(dayOf(new Date()), -3),
      ]);
      await api.worker!.get(SweepProcessor).process();
      const days: { day: string }[] = await api.database.query('SELECT day::text FROM visitor_salts ORDER BY day');
      expect(days.every(({ day }) => day >= addDays(dayOf(new Date()), -2))).toBe(true);
    });

    it.each<Record<string, string>>([{ dnt: '1' }, { 'sec-gpc': '1' }])(
      'does not store usage events with %o',
      async (headers) => {
        await send([view('/reset-password')], headers).expect(202);
        expect(await eventsOf(`label = '/reset-password'`)).toEqual([]);
      },
    );

    it('drops and counts events from bots', async () => {
      const before = await ignored('bot');
      await send([view('/verify-email')], { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }).expect(202);
      expect(await eventsOf(`label = '/verify-email'`)).toEqual([]);
      expect(await ignored('bot')).toBe(before + 1);
    });

    it("drops and counts events older than two days, even if the client's clock is wrong", async () => {
      const before = await ignored('too_old');
      await send([view('/confirm-email', 49 * HOUR), view('/confirm-email', 400 * 24 * HOUR)]).expect(202);
      expect(await eventsOf(`label = '/confirm-email'`)).toEqual([]);
      expect(await ignored('too_old')).toBe(before + 2);
    });

    it.each([
      ['a time in the future', [{ kind: 'page_view', page: '/', age: -5 }], 'events.0.age'],
      ['a page that does not exist', [view('/wp-login.php')], 'events.0.page'],
      ['a server event', [{ kind: 'paid', page: '/', age: 0 }], 'events.0.kind'],
      ['10,000 events', Array.from({ length: 10_000 }, () => view('/')), 'events'],
      ['no event', [], 'events'],
    ])('returns 422 for a body with %s', async (_, events, path) => {
      const answer = await send(events).expect(422);
      expect((answer.body as { issues: { path: string }[] }).issues.map((issue) => issue.path)).toContain(path);
    });

    it('returns 413 for a body of 10 MB', async () => {
      await send([{ ...view('/'), more: 'x'.repeat(10_000_000) }]).expect(413);
    });

    it('returns 429 when one network sends too many events', async () => {
      const other = await startApp();
      try {
        const events = Array.from({ length: 50 }, () => view('/'));
        const flood = () => other.visitor().post('/api/analytics/events').set('user-agent', CHROME).send({ events });
        const answers = await Promise.all(Array.from({ length: 100 }, flood));
        const refused = answers.filter(({ status }) => status === 429);
        expect(refused.length).toBeGreaterThan(0);
        expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0);
      } finally {
        await other.close();
      }
    });

    it('buffers events while the database is unavailable, and stores them afterward', async () => {
      await api.database.query('ALTER TABLE usage_events RENAME TO usage_events_away');
      try {
        await send([view('/app/linkedin')]).expect(202);
        await flush();
      } finally {
        await api.database.query('ALTER TABLE usage_events_away RENAME TO usage_events');
      }
      await until('the event is stored', async () => (await stored('/app/linkedin')) === 1);
    });

    it('drops and counts events when the buffer is full', async () => {
      const collector = api.app.get(UsageCollector);
      const row = { at: new Date(), kind: 'page_view' as const, label: '/app/history', visitor: Buffer.alloc(8) };
      const rows = (length: number) => Array.from({ length }, () => row);
      const before = await ignored('no_room');
      collector.add(rows(2_000));
      // These three calls run in the same tick, so the collector writes no events between them.
      collector.add(rows(17_999));
      collector.add(rows(3));
      await until('the events are stored', async () => (await stored('/app/history')) === 20_000);
      await flush();
      expect(await ignored('no_room')).toBe(before + 2);
    });
  });

  describe('usage events of the server', () => {
    const kindsOf = async ({ id }: { id: string }): Promise<string[]> =>
      (await eventsOf('user_id = $1', [id])).map(({ kind, label }) => [kind, label].join(' ').trim());
    const buyDownload = async (person: Person, resumeId: string) => {
      const { body } = await person.browser.post('/api/payments/create-payment-intent').send({ resumeId }).expect(200);
      const { clientSecret } = body as { clientSecret: string };
      await person.browser.post('/api/payments/sandbox/confirm').send({ clientSecret, card: card() }).expect(200);
      await until('the payment is recorded', async () => (await kindsOf(person)).includes('paid download'));
    };

    it('records every step from sign-up to the download of a paid file', async () => {
      const person = await givenPerson(api);
      const resume = await givenResume(person);
      await person.browser.patch(`/api/resumes/${resume.id}`).send({ title: 'Another title' }).expect(200);
      await buyDownload(person, resume.id);
      await person.browser.get(`/api/export/pdf/${resume.id}`).expect(200);
      expect(await kindsOf(person)).toEqual([
        'signed_up',
        'resume_created',
        'resume_saved',
        'checkout_started download',
        'paid download',
        'exported pdf',
      ]);
    });

    it('records a single event for repeated requests about the same resume, order or file', async () => {
      const person = await givenPerson(api);
      const id = randomUUID();
      await givenResume(person, { id });
      await person.browser.post('/api/resumes').send({ id, data: {} });
      for (let asked = 0; asked < 2; asked++)
        await person.browser.post('/api/payments/create-payment-intent').send({ resumeId: id }).expect(200);
      for (let copied = 0; copied < 2; copied++) await person.browser.get(`/api/export/text/${id}`).expect(200);
      expect(await kindsOf(person)).toEqual([
        'signed_up',
        'resume_created',
        'checkout_started download',
        'exported text',
      ]);
    });

    it('records the events of a plan from its start to its refund', async () => {
      const person = await givenPerson(api);
      const { body } = await person.browser.post('/api/subscriptions').send({ plan: 'pro' }).expect(200);
      const { clientSecret } = body as { clientSecret: string };
      await person.browser.post('/api/payments/sandbox/confirm').send({ clientSecret, card: card() }).expect(200);
      await until('the payment is recorded', async () => (await kindsOf(person)).includes('plan_started pro'));
      await person.browser.post('/api/billing/cancel').expect(200);
      await person.browser.post('/api/billing/refund').expect(200);
      await until('the payment is recorded', async () => (await kindsOf(person)).includes('refunded pro'));
      const kinds = await kindsOf(person);
      expect(kinds.sort()).toEqual([
        'checkout_started pro',
        'paid pro',
        'plan_canceled pro',
        'plan_ended pro',
        'plan_started pro',
        'refunded pro',
        'signed_up',
      ]);
    });

    it('records whether a text was rule-based or written by the model', async () => {
      const person = await givenPerson(api);
      await person.browser.post('/api/ai/extract-keywords').send({ jdText: 'Nurse with triage and Epic.' }).expect(200);
      expect(await kindsOf(person)).toEqual(['signed_up', 'ai_used keywords builtin']);
    });

    it("keeps the events of a deleted account, but not the account's id", async () => {
      const person = await givenPerson(api);
      await givenResume(person);
      await person.browser
        .delete('/api/auth/user')
        .send({ confirmation: person.email, password: PASSWORD, immediately: true })
        .expect((answer) => expect(answer.status).toBeLessThan(300));
      await api.database.query(`UPDATE users SET deletion_at = now() WHERE id = $1`, [person.id]);
      const before: { count: string }[] = await api.database.query('SELECT count(*) FROM usage_events');
      await api.worker!.get(SweepProcessor).process();
      expect(await kindsOf(person)).toEqual([]);
      expect(await api.database.query('SELECT count(*) FROM usage_events')).toEqual(before);
    });

    it('events cannot be changed or deleted', async () => {
      await givenPerson(api);
      await expect(api.database.query(`UPDATE usage_events SET label = 'other'`)).rejects.toThrow('append-only');
      await expect(api.database.query(`UPDATE usage_events SET user_id = gen_random_uuid()`)).rejects.toThrow(
        'append-only',
      );
      await expect(api.database.query('DELETE FROM usage_events')).rejects.toThrow('append-only');
    });
  });

  describe('days of account use', () => {
    const daysOf = async ({ id }: { id: string }): Promise<string[]> => {
      const rows: { day: string }[] = await api.database.query(
        'SELECT day::text FROM account_days WHERE user_id = $1 ORDER BY day',
        [id],
      );
      return rows.map(({ day }) => day);
    };

    it('records the days on which an account is used, and keeps them after the user signs out', async () => {
      const person = await givenPerson(api);
      await person.browser.post('/api/auth/logout').expect(204);
      expect(await daysOf(person)).toEqual([dayOf(new Date())]);
    });

    it('records account use at the first request of a UTC day, even just after the previous request', async () => {
      const person = await givenPerson(api);
      await api.database.query('DELETE FROM account_days WHERE user_id = $1', [person.id]);
      await api.database.query(
        `UPDATE sessions SET last_seen_at = date_trunc('day', now(), 'UTC') - interval '1 second' WHERE user_id = $1`,
        [person.id],
      );
      await person.browser.get('/api/auth/user').expect(200);
      expect(await daysOf(person)).toEqual([dayOf(new Date())]);
    });
  });

  describe('partitions of usage events', () => {
    const partitions = async (): Promise<string[]> => {
      const rows: { name: string }[] = await api.database.query(
        `SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'usage_events'::regclass ORDER BY 1`,
      );
      return rows.map(({ name }) => name);
    };
    const nameOf = (day: string) => `usage_events_${day.replaceAll('-', '')}`;

    it('event partitions exist for the coming days', async () => {
      const today = dayOf(new Date());
      expect(await partitions()).toEqual(expect.arrayContaining([nameOf(today), nameOf(addDays(today, 7))]));
    });

    it('a new partition takes over the stored events of its day', async () => {
      const day = addDays(dayOf(new Date()), -30);
      await api.database.query(`INSERT INTO usage_events (at, kind) VALUES ($1, 'signed_up')`, [`${day}T12:00:00Z`]);
      const before = await eventsOf(`at::date = $1::date`, [day]);
      await api.worker!.get(EventPartitions).make(day);
      expect(await eventsOf(`at::date = $1::date`, [day])).toEqual(before);
      const rows: unknown[] = await api.database.query(`SELECT FROM ${nameOf(day)}`);
      expect(rows).toHaveLength(1);
    });

    it('event partitions are dropped after 90 days', async () => {
      const [old, kept] = [addDays(dayOf(new Date()), -91), addDays(dayOf(new Date()), -90)];
      await api.worker!.get(EventPartitions).make(old);
      await api.worker!.get(EventPartitions).make(kept);
      await api.worker!.get(EventPartitions).maintain();
      expect(await partitions()).not.toContain(nameOf(old));
      expect(await partitions()).toContain(nameOf(kept));
    });
  });
});
