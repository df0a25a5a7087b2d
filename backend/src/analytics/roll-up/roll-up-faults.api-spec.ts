import { getQueueToken } from '@nestjs/bullmq';
import type { Queue } from 'bullmq';
import type { QueryRunner } from 'typeorm';
import { addDays, dayOf, daysBetween } from '../../usage/days.js';
import { ROLL_UP_LOCK } from './roll-up.service.js';
import { startApp, type TestApp } from '../../../test/support/app.js';
import { until } from '../../../test/support/until.js';
import { startProgram, type Program } from '../../../test/support/program.js';

const DAYS = 12;
const PATIENCE = 60_000;

/** Inserts usage events and payments at random times in the last $1 days. */
const FACTS = [
  `INSERT INTO usage_events (at, kind, label, visitor)
   SELECT now() - random() * make_interval(days => $1), 'page_view', '/pricing',
     decode(lpad(to_hex(floor(random() * 30)::int), 16, '0'), 'hex')
   FROM generate_series(1, 4000)`,
  `INSERT INTO usage_events (at, kind, label)
   SELECT now() - random() * make_interval(days => $1), 'resume_created', '' FROM generate_series(1, 300)`,
  `INSERT INTO ledger_entries (kind, amount, currency, provider, reference, at)
   SELECT 'download', 399, 'usd', 'sandbox', gen_random_uuid()::text, now() - random() * make_interval(days => $1)
   FROM generate_series(1, 100)`,
];

/** Computes the expected daily figures from the events and payments, independently of the roll-up job. */
const RECOMPUTED = `
  SELECT metric, day, value::int FROM (
    SELECT 'views' AS metric, (at AT TIME ZONE 'UTC')::date::text AS day, count(*) AS value
    FROM usage_events WHERE kind = 'page_view' GROUP BY 2
    UNION ALL SELECT 'visitors', (at AT TIME ZONE 'UTC')::date::text, count(DISTINCT visitor)
    FROM usage_events WHERE kind = 'page_view' GROUP BY 2
    UNION ALL SELECT 'resumes_created', (at AT TIME ZONE 'UTC')::date::text, count(*)
    FROM usage_events WHERE kind = 'resume_created' GROUP BY 2
    UNION ALL SELECT 'gross', (at AT TIME ZONE 'UTC')::date::text, sum(amount) FROM ledger_entries GROUP BY 2
  ) AS facts ORDER BY metric, day`;
const STORED = `
  SELECT metric, day::text AS day, sum(value)::int AS value FROM metric_days
  WHERE metric IN ('views', 'visitors', 'resumes_created', 'gross') GROUP BY metric, day ORDER BY metric, day`;
const HOURS = `
  SELECT metric, (hour AT TIME ZONE 'UTC')::date::text AS day, sum(value)::int AS value FROM metric_hours
  WHERE metric IN ('views', 'visitors', 'resumes_created', 'gross') GROUP BY 1, 2 ORDER BY 1, 2`;

interface Figure {
  metric: string;
  day: string;
  value: number;
}

describe('figures computed by worker processes', () => {
  const today = dayOf(new Date());
  const first = addDays(today, -DAYS);
  let api: TestApp;
  let queue: Queue;
  const workers: Program[] = [];

  beforeEach(async () => {
    api = await startApp();
    for (const statement of FACTS) await api.database.query(statement, [DAYS - 1]);
    queue = api.app.get<Queue>(getQueueToken('analytics'), { strict: false });
  });
  afterEach(async () => {
    for (const { child, exited } of workers.splice(0)) {
      child.kill('SIGKILL');
      await exited;
    }
    await api.close();
  });

  const startWorker = async (): Promise<Program> => {
    const worker = startProgram('worker.js', api.env);
    workers.push(worker);
    await worker.ready;
    return worker;
  };
  const addDaysJob = () => queue.add('days', { kind: 'days', first, last: today });
  const figures = (sql: string): Promise<Figure[]> => api.database.query(sql);
  const expectRecomputed = async (): Promise<void> => {
    const expected = await figures(RECOMPUTED);
    expect(expected.length).toBeGreaterThan(3 * (DAYS - 1));
    expect(await figures(STORED)).toEqual(expected);
    expect(await figures(HOURS)).toEqual(expected);
  };
  const completed = (ids: (string | undefined)[]) =>
    until(
      'the figures are computed',
      async () => (await Promise.all(ids.map((id) => queue.getJobState(id!)))).every((state) => state === 'completed'),
      PATIENCE,
    );
  const count = async (sql: string): Promise<number> => {
    const rows: { count: number }[] = await api.database.query(`SELECT count(*)::int AS count ${sql}`);
    return rows[0]!.count;
  };
  const runs = () =>
    count(`FROM pg_locks WHERE locktype = 'advisory' AND granted AND objid = ${ROLL_UP_LOCK}
           AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`);

  /** Locks one figure of the day, so that the roll-up waits in the middle of that day's transaction. */
  async function holdDay(day: string): Promise<QueryRunner> {
    await api.database.query(
      `INSERT INTO metric_days (metric, day, label, value) VALUES ('views', $1, '', 999999)
       ON CONFLICT (metric, day, label) DO UPDATE SET value = 999999`,
      [day],
    );
    const holder = api.database.createQueryRunner();
    await holder.startTransaction();
    await holder.query(`SELECT FROM metric_days WHERE metric = 'views' AND day = $1 FOR UPDATE`, [day]);
    return holder;
  }
  const stopsAtHeldDay = () =>
    until(
      'a run blocks at the locked day',
      async () =>
        (await count(
          `FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
           AND query LIKE 'DELETE FROM metric_days%'`,
        )) === 1,
      PATIENCE,
    );

  it('two concurrent workers count each event once, because only one computes figures at a time', async () => {
    await Promise.all([startWorker(), startWorker()]);
    const jobs = await Promise.all([1, 2, 3, 4].map(() => addDaysJob()));
    let mostRuns = 0;
    let ended = false;
    const watching = (async () => {
      while (!ended) mostRuns = Math.max(mostRuns, await runs());
    })();
    try {
      await completed(jobs.map(({ id }) => id));
    } finally {
      ended = true;
      await watching;
    }
    expect(mostRuns).toBe(1);
    await expectRecomputed();
  });

  it("figures are correct after a worker is killed while it computes today's figures", async () => {
    const holder = await holdDay(today);
    const { child, exited } = await startWorker();
    await queue.add('now', { kind: 'now' });
    await stopsAtHeldDay();
    child.kill('SIGKILL');
    await exited;
    await holder.rollbackTransaction();
    await holder.release();
    await until("the killed run's transaction is rolled back", async () => (await runs()) === 0);
    const before = await figures(HOURS);
    expect(before.filter(({ day }) => day === today)).toEqual([]);

    await startWorker();
    const job = await addDaysJob();
    await completed([job.id]);
    await expectRecomputed();
  });

  it('figures are correct after a worker is killed during a backfill', async () => {
    const middle = addDays(first, 5);
    const holder = await holdDay(middle);
    const { child, exited } = await startWorker();
    const killed = await addDaysJob();
    await stopsAtHeldDay();
    child.kill('SIGKILL');
    await exited;
    await holder.rollbackTransaction();
    await holder.release();
    await until("the killed run's transaction is rolled back", async () => (await runs()) === 0);

    const done = daysBetween(first, addDays(middle, -1));
    const expected = await figures(RECOMPUTED);
    const stored = await figures(STORED);
    expect(stored.filter(({ day }) => done.includes(day))).toEqual(expected.filter(({ day }) => done.includes(day)));
    // The roll-up was interrupted on the middle day: that day is unchanged, and later days are not computed yet.
    expect(stored.filter(({ day }) => day === middle)).toEqual([{ metric: 'views', day: middle, value: 999_999 }]);
    expect((await queue.getJob(killed.id!))!.progress).toMatchObject({ done: done.length });

    await startWorker();
    const next = await addDaysJob();
    await completed([next.id]);
    await expectRecomputed();
  });
});
