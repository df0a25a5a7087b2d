import { getQueueToken } from '@nestjs/bullmq';
import { ANALYTICS_RANGES, type AnalyticsRange } from '@shortlist/shared/product/analytics-ranges';
import type { AdminAnalyticsView, AdminDashboardView } from '@shortlist/shared/contract/console/admin-figures';
import { PAGES } from '@shortlist/shared/product/pages';
import type { Queue } from 'bullmq';
import { addDays, dayOf, daysBetween } from '../usage/days.js';
import { EventPartitions } from '../analytics/roll-up/event-partitions.service.js';
import { RollUpProcessor } from '../analytics/roll-up/roll-up.processor.js';
import { RollUpService } from '../analytics/roll-up/roll-up.service.js';
import { startApp, type TestApp } from '../../test/support/app.js';
import { givenPerson } from '../../test/support/given.js';
import { givenStaff, type Staff } from '../../test/support/given-staff.js';
import { until } from '../../test/support/until.js';

/** Half a year, so that the longest range (90 days) can be compared with the range before it. */
const DAYS = 181;
const DAYS_WITH_EVENTS = 89;

/** Inserts random data for the last $1 days. Inserts raw usage events only for the last $2 of those days. */
const FACTS = [
  `INSERT INTO users (email, created_at)
   SELECT n || '@example.org', now() - random() * make_interval(days => $1) FROM generate_series(1, 400) n WHERE $2 > 0`,
  `INSERT INTO account_days (user_id, day)
   SELECT DISTINCT id, (created_at + random() * (now() - created_at))::date FROM users, generate_series(1, 4)
   WHERE $1::int > $2::int`,
  `INSERT INTO usage_events (at, kind, user_id)
   SELECT created_at, 'signed_up', id FROM users WHERE created_at > now() - make_interval(days => $2) AND $1 > 0`,
  `INSERT INTO usage_events (at, kind, label, visitor)
   SELECT now() - random() * make_interval(days => $2), CASE WHEN random() < 0.9 THEN 'page_view' ELSE 'first_save' END,
     pages.all_of_them[1 + floor(random() * 8)::int], decode(lpad(to_hex(floor(random() * 40)::int), 16, '0'), 'hex')
   FROM generate_series(1, 12000), (SELECT ARRAY['/', '/pricing', '/about', '/app/resume', '/app/resume/:id', '/login', '/dashboard', 'other'] AS all_of_them) pages
   WHERE $1 > 0`,
  `INSERT INTO usage_events (at, kind, label, user_id)
   SELECT now() - random() * make_interval(days => $2), kinds.kind, kinds.label, users.id
   FROM users, generate_series(1, 3), (VALUES ('resume_created', ''), ('resume_saved', ''), ('exported', 'pdf'),
     ('exported', 'text'), ('checkout_started', 'download'), ('checkout_started', 'pro'), ('paid', 'download'),
     ('ai_used', 'rewrites builtin'), ('ai_used', 'letters model')) AS kinds (kind, label)
   WHERE random() < 0.3 AND $1 > 0`,
  `INSERT INTO ledger_entries (user_id, kind, plan, amount, currency, provider, reference, at)
   SELECT id, kinds.kind, kinds.plan, kinds.amount, 'usd', 'sandbox', gen_random_uuid()::text, now() - random() * make_interval(days => $1)
   FROM users, (VALUES ('download', NULL, 399), ('download', NULL, 0), ('subscription', 'pro', 999),
     ('subscription', 'premium', 1999), ('refund', 'pro', -999), ('refund', NULL, -399), ('dispute', 'premium', -1999),
     ('dispute_fee', 'premium', -1500)) AS kinds (kind, plan, amount)
   WHERE random() < 0.3 AND $2 > 0`,
  `INSERT INTO ai_calls (user_id, task, model, prompt, outcome, input_tokens, output_tokens, cost_micros, milliseconds, created_at)
   SELECT id, 'letters', 'a-model', 'letter/1', 'answered', 1, 1, 100 + floor(random() * 1000)::int, 1, now() - random() * make_interval(days => $1)
   FROM users WHERE $2 > 0`,
  `INSERT INTO resumes (id, owner_id, title, template_key, data, deleted_at)
   SELECT gen_random_uuid(), id, 'CV', 'general', '{}', CASE WHEN random() < 0.2 THEN now() END
   FROM users WHERE random() < 0.6 AND $1::int > $2::int`,
];

const RANGE_DAYS: Record<Exclude<AnalyticsRange, '24h'>, number> = { '7d': 7, '30d': 30, '90d': 90 };

describe('staff figures', () => {
  let api: TestApp;
  let staff: Staff;
  beforeAll(async () => {
    api = await startApp({ worker: true });
    staff = await givenStaff(api);
    for (const statement of FACTS) await api.database.query(statement, [DAYS, DAYS_WITH_EVENTS]);
    const today = dayOf(new Date());
    await api.worker!.get(EventPartitions).maintain();
    const rollUps = api.worker!.get(RollUpService);
    for (const day of daysBetween(addDays(today, -DAYS), today)) await rollUps.rollUpDay(day);
    await rollUps.rollUpNow();
    await rollUps.rollUpRetention();
  });
  afterAll(() => api.close());

  const get = (path: string) => api.visitor().get(path).set('authorization', `Bearer ${staff.token}`);
  const analytics = async (range: AnalyticsRange): Promise<AdminAnalyticsView> =>
    (await get(`/api/admin/analytics?range=${range}`).expect(200)).body as AdminAnalyticsView;
  const dashboard = async (): Promise<AdminDashboardView> =>
    (await get('/api/admin/dashboard').expect(200)).body as AdminDashboardView;
  const one = async (sql: string, parameters: unknown[] = []): Promise<number> => {
    const rows: { value: string | null }[] = await api.database.query(sql, parameters);
    return Number(rows[0]?.value ?? 0);
  };

  /** Written in plain SQL, independently of the code under test. */
  const periods = async (range: AnalyticsRange) => {
    const day = `date_trunc('day', now(), 'UTC')`;
    const hour = `date_trunc('hour', now(), 'UTC') + interval '1 hour'`;
    const sql =
      range === '24h'
        ? `SELECT ${hour} - interval '24 hours' AS "from", ${hour} AS "to", ${hour} - interval '48 hours' AS "oldFrom", ${hour} - interval '24 hours' AS "oldTo"`
        : `SELECT ${day} - make_interval(hours => 24 * ($1 - 1)) AS "from", ${day} + interval '24 hours' AS "to",
             ${day} - make_interval(hours => 24 * (2 * $1 - 1)) AS "oldFrom",
             ${hour} - make_interval(hours => 24 * $1) AS "oldTo"`;
    const rows: { from: Date; to: Date; oldFrom: Date; oldTo: Date }[] = await api.database.query(
      sql,
      range === '24h' ? [] : [RANGE_DAYS[range]],
    );
    return rows[0]!;
  };
  const change = (now: number, before: number) =>
    before === 0 ? null : Math.round((1_000 * (now - before)) / Math.abs(before)) / 10;

  describe.each(ANALYTICS_RANGES)('figures for the range %s, compared with plain SQL over raw data', (range) => {
    let view: AdminAnalyticsView;
    let span: [Date, Date];
    let oldSpan: [Date, Date];
    beforeAll(async () => {
      view = await analytics(range);
      const { from, to, oldFrom, oldTo } = await periods(range);
      [span, oldSpan] = [
        [from, to],
        [oldFrom, oldTo],
      ];
    });
    const events = (select: string, condition: string, [from, to] = span) =>
      one(`SELECT ${select} AS value FROM usage_events WHERE ${condition} AND at >= $1 AND at < $2`, [from, to]);
    const visitorDays = `count(DISTINCT (visitor, (at AT TIME ZONE 'UTC')::date))`;
    const accountDays = `count(DISTINCT (user_id, (at AT TIME ZONE 'UTC')::date))`;
    const money = ([from, to]: [Date, Date], condition = 'true') =>
      one(`SELECT sum(amount) AS value FROM ledger_entries WHERE ${condition} AND at >= $1 AND at < $2`, [from, to]);
    /** The range `24h` starts in the middle of a day, and excludes visitors first seen earlier on that day. */
    const firstSeen = (metric: string, who: string, condition: string) =>
      one(
        `SELECT count(*) AS value FROM (
           SELECT min(at) AS at FROM usage_events WHERE ${condition} GROUP BY ${who}, (at AT TIME ZONE 'UTC')::date
         ) AS ${metric} WHERE at >= $1 AND at < $2`,
        span,
      );

    it('the selected range and the comparison range start at the expected times', () => {
      expect([view.from, view.comparedFrom]).toEqual([span[0].toISOString(), oldSpan[0].toISOString()]);
    });

    it("the overview's figures equal those computed from raw data", async () => {
      const views = await events('count(*)', `kind = 'page_view'`);
      const resumes = await events('count(*)', `kind = 'resume_created'`);
      const signUps = await events('count(*)', `kind = 'signed_up'`);
      const revenue = await money(span);
      expect(views).toBeGreaterThan(0);
      expect(view.overview).toEqual({
        totalUsers: await one('SELECT count(*) AS value FROM users'),
        totalResumes: resumes,
        totalRevenue: revenue,
        totalViews: views,
        userGrowth: change(signUps, await events('count(*)', `kind = 'signed_up'`, oldSpan)),
        resumeGrowth: change(resumes, await events('count(*)', `kind = 'resume_created'`, oldSpan)),
        revenueGrowth: change(revenue, await money(oldSpan)),
        viewGrowth: change(views, await events('count(*)', `kind = 'page_view'`, oldSpan)),
      });
    });

    it('traffic figures contain a zero for each hour without visits', async () => {
      const sum = (key: 'views' | 'visitors') => view.traffic.reduce((total, point) => total + point[key], 0);
      expect(view.traffic).toHaveLength(range === '24h' ? 24 : RANGE_DAYS[range]);
      expect(sum('views')).toBe(view.overview.totalViews);
      expect(sum('visitors')).toBe(await firstSeen('visitors', 'visitor', `kind = 'page_view'`));
      const unit = range === '24h' ? 'hour' : 'day';
      const [from] = [...view.traffic].sort((a, b) => b.views - a.views).map(({ at }) => new Date(at));
      const to = new Date(from!.getTime() + (unit === 'hour' ? 1 : 24) * 3_600_000);
      expect(view.traffic.find(({ at }) => at === from!.toISOString())!.views).toBe(
        await events('count(*)', `kind = 'page_view'`, [from!, to]),
      );
    });

    it('lists each top page with its number of visitors', async () => {
      expect(view.topPages.length).toBeGreaterThan(5);
      for (const { path, views, uniqueVisitors } of view.topPages) {
        expect([...PAGES, 'other']).toContain(path);
        const page = `kind = 'page_view' AND label = '${path}'`;
        expect([path, views, uniqueVisitors]).toEqual([
          path,
          await events('count(*)', page),
          await firstSeen('page', 'visitor', page),
        ]);
      }
      const views = view.topPages.map((page) => page.views);
      expect(views).toEqual([...views].sort((a, b) => b - a));
    });

    it('visitors are counted by hour of the day', async () => {
      expect(view.userActivity.map(({ hour }) => hour)).toEqual(Array.from({ length: 24 }, (_, hour) => hour));
      for (const { hour, users } of view.userActivity) {
        const inHour = `visitor IS NOT NULL AND extract(hour FROM at AT TIME ZONE 'UTC') = ${hour}`;
        expect([hour, users]).toEqual([
          hour,
          await events(`count(DISTINCT (visitor, date_trunc('hour', at)))`, inHour),
        ]);
      }
    });

    it("the funnel's figures equal those computed from raw data", async () => {
      const stages = [
        await firstSeen('visit', 'visitor', `kind = 'page_view'`),
        await firstSeen('builder', 'visitor', `kind = 'page_view' AND label IN ('/app/resume', '/app/resume/:id')`),
        await firstSeen('saved', 'visitor', `kind = 'first_save'`),
        await events('count(*)', `kind = 'signed_up'`),
        await firstSeen('checkout', 'user_id', `kind = 'checkout_started'`),
        await firstSeen('paid', 'user_id', `kind = 'paid'`),
      ];
      if (range !== '24h') {
        expect(stages[0]).toBe(await events(visitorDays, `kind = 'page_view'`));
        expect(stages[5]).toBe(await events(accountDays, `kind = 'paid'`));
      }
      expect(view.conversionFunnel.map(({ users }) => users)).toEqual(stages);
      expect(view.conversionFunnel.map(({ conversionRate }) => conversionRate)).toEqual(
        stages.map((users) => Math.round((1_000 * users) / stages[0]!) / 10),
      );
    });

    it('revenue is split by product', async () => {
      for (const { product, payments, gross, refunds, disputes } of view.revenueByProduct) {
        const mine = `coalesce(plan, 'download') = '${product}'`;
        const [from, to] = span;
        expect([product, payments, gross, refunds, disputes]).toEqual([
          product,
          await one(
            `SELECT count(*) AS value FROM ledger_entries WHERE ${mine} AND kind IN ('download', 'subscription') AND amount > 0 AND at >= $1 AND at < $2`,
            [from, to],
          ),
          await money(span, `${mine} AND kind IN ('download', 'subscription')`),
          await money(span, `${mine} AND kind = 'refund'`),
          await money(span, `${mine} AND kind IN ('dispute', 'dispute_fee')`),
        ]);
      }
    });

    it('AI uses, their cost and downloads equal those computed from raw data', async () => {
      expect(view.ai).toEqual({
        uses: [
          { engine: 'builtin', uses: await events('count(*)', `kind = 'ai_used' AND label LIKE '% builtin'`) },
          { engine: 'model', uses: await events('count(*)', `kind = 'ai_used' AND label LIKE '% model'`) },
        ],
        cost: await one(
          'SELECT sum(cost_micros) AS value FROM ai_calls WHERE created_at >= $1 AND created_at < $2',
          span,
        ),
      });
      for (const { format, files } of view.exports)
        expect(files).toBe(await events('count(*)', `kind = 'exported' AND label = '${format}'`));
    });
  });

  it('retention is shown for each sign-up week', async () => {
    const { retention } = await analytics('90d');
    const weeks: { week: string }[] = await api.database.query(
      `SELECT DISTINCT (date_trunc('week', created_at, 'UTC') AT TIME ZONE 'UTC')::date::text AS week FROM users
       WHERE created_at >= date_trunc('week', now(), 'UTC') - interval '84 days' ORDER BY week`,
    );
    expect(retention.map(({ week }) => week)).toEqual(weeks.map(({ week }) => week));
    expect(retention.some(({ active }) => active.length > 1)).toBe(true);
    for (const { week, signedUp, active } of retention) {
      const cohort = `date_trunc('week', created_at, 'UTC') = '${week}T00:00:00Z'`;
      expect(signedUp).toBe(await one(`SELECT count(*) AS value FROM users WHERE ${cohort}`));
      for (const [index, users] of active.entries()) {
        const [from, to] = [addDays(week, 7 * index), addDays(week, 7 * index + 7)];
        expect([week, index, users]).toEqual([
          week,
          index,
          await one(
            `SELECT count(DISTINCT user_id) AS value FROM account_days JOIN users ON id = user_id
             WHERE ${cohort} AND day >= $1 AND day < $2`,
            [from, to],
          ),
        ]);
      }
    }
  });

  describe('dashboard figures', () => {
    it('dashboard figures equal the totals of the database tables', async () => {
      const { stats } = await dashboard();
      expect(Math.min(stats.activeUsers, stats.totalResumes, stats.paidDownloads)).toBeGreaterThan(0);
      const [users, payers] = [
        await one('SELECT count(*) AS value FROM users'),
        await one(
          `SELECT count(DISTINCT user_id) AS value FROM ledger_entries WHERE amount > 0 AND kind IN ('download', 'subscription')`,
        ),
      ];
      expect(stats).toEqual({
        totalUsers: users,
        activeUsers: await one(
          `SELECT count(DISTINCT user_id) AS value FROM account_days WHERE day > (now() AT TIME ZONE 'UTC')::date - 30`,
        ),
        totalResumes: await one('SELECT count(*) AS value FROM resumes WHERE deleted_at IS NULL'),
        paidDownloads: await one(`SELECT count(*) AS value FROM ledger_entries WHERE kind = 'download' AND amount > 0`),
        revenue: await one('SELECT sum(amount) AS value FROM ledger_entries'),
        conversionRate: Math.round((1_000 * payers) / users) / 10,
        averagePerDownload: 399,
      });
    });

    it('dashboard figures compare the last 30 days with the preceding 30 days', async () => {
      const { from, to, oldFrom, oldTo } = await periods('30d');
      const sum = (sql: string) => Promise.all([one(sql, [from, to]), one(sql, [oldFrom, oldTo])]);
      const counted = (kind: string) =>
        sum(`SELECT count(*) AS value FROM usage_events WHERE kind = '${kind}' AND at >= $1 AND at < $2`);
      const downloads = await sum(
        `SELECT count(*) AS value FROM ledger_entries WHERE kind = 'download' AND amount > 0 AND at >= $1 AND at < $2`,
      );
      const revenue = await sum('SELECT sum(amount) AS value FROM ledger_entries WHERE at >= $1 AND at < $2');
      const expected = [await counted('signed_up'), await counted('resume_created'), downloads, revenue];
      const { quickStats } = await dashboard();
      expect(quickStats.map((stat) => [stat.value, stat.change])).toEqual(
        expected.map(([now, before]) => [now, change(now, before)]),
      );
    });

    it('a sign-up appears in the dashboard within a minute', async () => {
      const before = await dashboard();
      await givenPerson(api);
      await api.worker!.get(RollUpService).rollUpNow();
      const after = await dashboard();
      expect(after.stats.totalUsers).toBe(before.stats.totalUsers + 1);
      expect(after.stats.activeUsers).toBe(before.stats.activeUsers + 1);
      expect(after.quickStats[0]!.value).toBe(before.quickStats[0]!.value + 1);
      expect(after.recentActivity[0]).toMatchObject({
        type: 'signed_up',
        message: 'A user signed up',
        status: 'success',
      });
      expect(Date.parse(after.updatedAt!)).toBeGreaterThan(Date.parse(before.updatedAt!));
    });

    it('the dashboard includes alerts', async () => {
      expect((await dashboard()).systemAlerts).toEqual([]);
      await api.database.query(
        `INSERT INTO payment_events (provider, id, type, subject_kind, object_id, created_at, received_at)
         VALUES ('sandbox', 'stuck', 'payment', 'payment', 'x', now(), now() - interval '1 hour')`,
      );
      await api.database.query(`UPDATE roll_up_runs SET finished_at = now() - interval '1 hour'`);
      const { systemAlerts } = await dashboard();
      expect(systemAlerts.map(({ type, severity }) => [type, severity])).toEqual([
        ['webhook_backlog', 'error'],
        ['figures_late', 'warning'],
      ]);
      await api.database.query(`DELETE FROM payment_events WHERE id = 'stuck'`);
      await api.worker!.get(RollUpService).rollUpNow();
      expect((await dashboard()).systemAlerts).toEqual([]);
    });
  });

  it('sorts formats with the same number of files by name', async () => {
    const day = addDays(dayOf(new Date()), -60);
    await api.database.query(
      `INSERT INTO metric_days (metric, day, label, value) VALUES ('exports', $1, 'zip', 7), ('exports', $1, 'gif', 7)`,
      [day],
    );
    const formats = (await analytics('90d')).exports.map(({ format }) => format);
    expect(formats.indexOf('zip')).toBe(formats.indexOf('gif') + 1);
    await api.database.query(`DELETE FROM metric_days WHERE label IN ('zip', 'gif')`);
  });

  it('concurrent recomputation does not change the figures', async () => {
    const rollUps = api.worker!.get(RollUpService);
    await rollUps.rollUpRecent();
    const before = await analytics('90d');
    const day = addDays(dayOf(new Date()), -5);
    await Promise.all([rollUps.rollUpDay(day), rollUps.rollUpDay(day), rollUps.rollUpRecent(), rollUps.rollUpDay(day)]);
    expect({ ...(await analytics('90d')), updatedAt: before.updatedAt }).toEqual(before);
  });

  it('late events are counted on the day on which they happened', async () => {
    const at = new Date(Date.now() - 47 * 3_600_000);
    const before = await analytics('7d');
    await api.database.query(`INSERT INTO usage_events (at, kind, label) VALUES ($1, 'page_view', '/about')`, [at]);
    await api.worker!.get(RollUpService).rollUpRecent();
    expect((await analytics('7d')).overview.totalViews).toBe(before.overview.totalViews + 1);
  });

  it('payments reported weeks late are counted on the day of the payment', async () => {
    const before = await analytics('90d');
    await api.database.query(
      `INSERT INTO ledger_entries (kind, amount, currency, provider, reference, at)
       VALUES ('download', 399, 'usd', 'sandbox', 'late', now() - interval '40 days')`,
    );
    await api.worker!.get(RollUpService).rollUpRecent();
    expect((await analytics('90d')).overview.totalRevenue).toBe(before.overview.totalRevenue + 399);
  });

  it('figures of a day remain after its raw events are deleted', async () => {
    const day = addDays(dayOf(new Date()), -120);
    await api.database.query(
      `INSERT INTO metric_days (metric, day, label, value) VALUES ('views', $1, '', 77)
       ON CONFLICT (metric, day, label) DO UPDATE SET value = 77`,
      [day],
    );
    await api.worker!.get(RollUpService).rollUpDay(day);
    expect(await one(`SELECT value FROM metric_days WHERE metric = 'views' AND day = $1`, [day])).toBe(77);
  });

  it('a job recomputes the figures of a range of days and reports its progress', async () => {
    const queue = api.worker!.get<Queue>(getQueueToken('analytics'));
    const [first, last] = [addDays(dayOf(new Date()), -9), addDays(dayOf(new Date()), -7)];
    await api.database.query('DELETE FROM metric_days WHERE day BETWEEN $1 AND $2', [first, last]);
    const job = await queue.add('days', { kind: 'days', first, last });
    await until('the days are computed', async () => (await job.getState()) === 'completed');
    expect((await queue.getJob(job.id!))!.progress).toEqual({ done: 3, total: 3 });
    expect(
      await one(`SELECT count(*) AS value FROM metric_days WHERE metric = 'views' AND day BETWEEN $1 AND $2`, [
        first,
        last,
      ]),
    ).toBe(3);
  });

  it('the computation of figures is scheduled every minute and every hour, once for all workers', async () => {
    const queue = api.worker!.get<Queue>(getQueueToken('analytics'));
    for (let starts = 0; starts < 2; starts++) await api.worker!.get(RollUpProcessor).onApplicationBootstrap();
    const schedulers = await queue.getJobSchedulers();
    expect(schedulers.map(({ key, pattern }) => [key, pattern]).sort()).toEqual([
      ['now', '* * * * *'],
      ['recent', '7 * * * *'],
    ]);
    for (const { key } of schedulers) await queue.removeJobScheduler(key);
  });

  it('returns 422 for an unknown range', async () => {
    const answer = await get('/api/admin/analytics?range=1y').expect(422);
    expect(answer.body).toMatchObject({ issues: [{ path: 'range' }] });
  });

  it.each(['/api/admin/dashboard', '/api/admin/analytics'])(
    'users and visitors cannot read staff figures: %s',
    async (path) => {
      await api.visitor().get(path).expect(401);
      await (await givenPerson(api)).browser.get(path).expect(401);
      await api
        .visitor()
        .get(path)
        .set('authorization', `Bearer ${'x'.repeat(43)}`)
        .expect(401);
    },
  );
});
