import type { AuditEntry, AuditList } from '@shortlist/shared/contract/common/audit-log';
import type { QueueOverview, QueueVisit } from '@shortlist/shared/contract/console/queues';
import type { StaffRole } from '@shortlist/shared/contract/console/staff';
import { Worker, type JobState, type Queue } from 'bullmq';
import { QueueConnection } from '../core/queues/queue-connection.js';
import { ANALYTICS_QUEUE } from '../analytics/roll-up/analytics-job.js';
import { AllQueues } from './all-queues.js';
import { startApp, STORES, type TestApp, type Visitor } from '../../test/support/app.js';
import { givenPerson } from '../../test/support/given.js';
import { givenStaff, type Staff } from '../../test/support/given-staff.js';
import { until } from '../../test/support/until.js';

const BOARD = '/admin/queues';
const SAME_SITE = { 'sec-fetch-site': 'same-origin' };

interface BoardJob {
  id: string;
  name: string;
  data: unknown;
  failedReason?: string;
  attempts: number;
}

interface BoardQueue {
  name: string;
  counts: Record<string, number>;
  jobs: BoardJob[];
  isPaused: boolean;
  readOnlyMode: boolean;
  pagination: { pageCount: number };
}

describe.each(STORES)('queue dashboard on %s', (store) => {
  let api: TestApp;
  let admin: Staff;
  let browser: Visitor;
  let queue: Queue;

  beforeAll(async () => {
    api = await startApp({ store });
    admin = await givenStaff(api);
    browser = await visit(admin);
    queue = api.app.get(AllQueues).list.find(({ name }) => name === 'requests')!;
  });
  afterAll(() => api.close());
  afterEach(async () => {
    await queue.resume();
    await queue.obliterate({ force: true });
  });

  const openVisit = (staff: Staff, visitor = api.visitor()) =>
    visitor.post('/api/admin/queues/visit').set('authorization', `Bearer ${staff.token}`);
  async function visit(staff: Staff): Promise<Visitor> {
    const visitor = api.visitor();
    const answer = await openVisit(staff, visitor).expect(200);
    expect((answer.body as QueueVisit).address).toBe(`${BOARD}/`);
    return visitor;
  }
  const visitAs = async (role: StaffRole): Promise<Visitor> => visit(await givenStaff(api, role));
  const read = async (query: string, by = browser): Promise<BoardQueue> => {
    const answer = await by.get(`${BOARD}/api/queues?activeQueue=requests&${query}`).expect(200);
    return (answer.body as { queues: BoardQueue[] }).queues.find(({ name }) => name === 'requests')!;
  };
  const act = (path: string, by = browser) => by.put(`${BOARD}/api/queues/requests/${path}`).set(SAME_SITE);
  const audit = async (kind: string): Promise<AuditEntry[]> => {
    const answer = await api
      .visitor()
      .get(`/api/admin/audit-log?kind=${kind}&staffId=${admin.id}`)
      .set('authorization', `Bearer ${admin.token}`)
      .expect(200);
    return (answer.body as AuditList).items;
  };

  /** Takes `count` jobs as a worker would, and ends each with the given outcome. */
  async function process(end: 'completed' | 'failed', reason = 'it broke', count = 1): Promise<void> {
    const worker = new Worker(queue.name, undefined, { connection: api.app.get(QueueConnection).options });
    try {
      await worker.waitUntilReady();
      for (let done = 0; done < count; done++) {
        const job = await worker.getNextJob('a-token');
        await (end === 'completed'
          ? job.moveToCompleted('done', 'a-token', false)
          : job.moveToFailed(new Error(reason), 'a-token', false));
      }
    } finally {
      await worker.close();
    }
  }
  const stateOf = (id: string | undefined): Promise<JobState | 'unknown'> => queue.getJobState(id!);

  describe('lists of the queue dashboard', () => {
    it('shows every queue with its job counts by state', async () => {
      await queue.add('waits', {});
      await queue.add('later', {}, { delay: 600_000 });
      const answer = await browser.get(`${BOARD}/api/queues`).expect(200);
      const { queues } = answer.body as { queues: BoardQueue[] };
      expect(queues.map(({ name }) => name)).toEqual([
        'render',
        'mail',
        'payments',
        'requests',
        'maintenance',
        'analytics',
      ]);
      expect(queues[3]!.counts).toMatchObject({ waiting: 1, delayed: 1, failed: 0, completed: 0, active: 0 });
    });

    it.each(['waiting', 'delayed', 'failed', 'completed', 'prioritized'])('lists jobs that are %s', async (state) => {
      const job = await queue.add(
        'one',
        { id: 1 },
        { delay: state === 'delayed' ? 600_000 : 0, priority: state === 'prioritized' ? 5 : 0 },
      );
      if (state === 'failed' || state === 'completed') await process(state);
      const { jobs, counts } = await read(`status=${state}`);
      expect(jobs.map(({ id, name }) => [id, name])).toEqual([[job.id, 'one']]);
      expect(counts[state]).toBe(1);
    });

    it('pages through the jobs of one state without gaps', async () => {
      await queue.addBulk(Array.from({ length: 25 }, (_, index) => ({ name: `job ${index}`, data: {} })));
      const pages = await Promise.all([1, 2, 3].map((page) => read(`status=waiting&page=${page}&jobsPerPage=10`)));
      expect(pages.map(({ jobs }) => jobs.length)).toEqual([10, 10, 5]);
      expect(new Set(pages.flatMap(({ jobs }) => jobs.map(({ id }) => id))).size).toBe(25);
      expect(pages[0]!.pagination.pageCount).toBe(3);
    });
  });

  describe('a job on the queue dashboard', () => {
    it("shows a job's data, error and log", async () => {
      const job = await queue.add('one', { resumeId: 'an-id' });
      await job.log('first line');
      await job.log('second line');
      await process('failed', 'the disk is full');
      const { body } = await browser.get(`${BOARD}/api/queues/requests/${job.id}`).expect(200);
      expect(body).toMatchObject({
        job: { id: job.id, data: { resumeId: 'an-id' }, failedReason: 'the disk is full', isFailed: true },
        status: 'failed',
      });
      const logs = await browser.get(`${BOARD}/api/queues/requests/${job.id}/logs`).expect(200);
      expect(logs.body).toEqual(['first line', 'second line']);
    });

    it('shows a job with a megabyte of data', async () => {
      const text = 'x'.repeat(1_000_000);
      const job = await queue.add('big', { text });
      const { body } = await browser.get(`${BOARD}/api/queues/requests/${job.id}`).expect(200);
      expect((body as { job: { data: { text: string } } }).job.data.text).toHaveLength(text.length);
    });

    it('masks email addresses in a job', async () => {
      const job = await queue.add('mail', { email: 'ada@example.com', nested: [{ newEmail: 'bob@example.org' }] });
      await process('failed', 'refused by <ada@example.com>');
      const answers = [
        await browser.get(`${BOARD}/api/queues/requests/${job.id}`).expect(200),
        await browser.get(`${BOARD}/api/queues?activeQueue=requests&status=failed`).expect(200),
      ];
      for (const { text } of answers) {
        expect(text).not.toMatch(/ada@|bob@/);
        expect(text).toContain('a•••@example.com');
      }
    });

    it('returns 404 for a job id that does not exist', async () => {
      await browser.get(`${BOARD}/api/queues/requests/none`).expect(404);
      await browser.get(`${BOARD}/api/queues/no-such-queue/1`).expect(404);
      await act('none/retry').expect(404);
    });
  });

  describe('actions of an admin on the queue dashboard', () => {
    it('retries a failed job and records it in the audit log', async () => {
      const job = await queue.add('one', {});
      await process('failed');
      await act(`${job.id}/retry`).expect(204);
      expect(await stateOf(job.id)).toBe('waiting');
      expect((await audit('queue_jobs_retried'))[0]).toMatchObject({
        staff: { id: admin.id },
        detail: `requests: job ${job.id}`,
      });
    });

    it('retries all failed jobs', async () => {
      await queue.addBulk(Array.from({ length: 120 }, () => ({ name: 'one', data: {} })));
      await process('failed', 'it broke', 120);
      await act('retry/failed').expect(200, { retried: 120, skipped: 0 });
      expect(await queue.getJobCounts('waiting', 'failed')).toEqual({ waiting: 120, failed: 0 });
      expect((await audit('queue_jobs_retried'))[0]).toMatchObject({ detail: 'requests: all failed jobs' });
    });

    it('never removes jobs in progress, even if they are old', async () => {
      const job = await queue.add('one', {}, { timestamp: Date.now() - 60_000 });
      const worker = new Worker(queue.name, undefined, { connection: api.app.get(QueueConnection).options });
      try {
        await worker.waitUntilReady();
        await worker.getNextJob('a-token');
        await act('clean/active').expect(409);
        expect(await stateOf(job.id)).toBe('active');
      } finally {
        await worker.close();
      }
    });

    it('keeps the next run of a schedule when all delayed jobs are removed', async () => {
      await queue.upsertJobScheduler('daily', { every: 3_600_000, offset: 1 }, { name: 'daily' });
      await act('clean/delayed').expect(200);
      // A cleanup in the dashboard keeps jobs of the last five seconds, so the test removes the recent jobs itself.
      await queue.clean(-60_000, 100, 'delayed');
      expect((await queue.getJobSchedulers()).map(({ key }) => key)).toEqual(['daily']);
      expect(await queue.getJobCountByTypes('delayed', 'waiting')).toBe(1);
      await queue.removeJobScheduler('daily');
    });

    it('never restarts a completed job', async () => {
      const job = await queue.add('one', {});
      await process('completed');
      await act(`${job.id}/retry`).expect(409);
      await act('retry/completed').expect(409);
      expect(await stateOf(job.id)).toBe('completed');
    });

    it('removes a single job', async () => {
      const job = await queue.add('one', {});
      await act(`${job.id}/clean`).expect(204);
      expect(await stateOf(job.id)).toBe('unknown');
      expect((await audit('queue_jobs_removed'))[0]).toMatchObject({ detail: `requests: job ${job.id}` });
    });

    it('starts one delayed job or all delayed jobs early', async () => {
      const [one, other] = await queue.addBulk(
        [1, 2].map((id) => ({ name: `${id}`, data: {}, opts: { delay: 600_000 } })),
      );
      await act(`${one!.id}/promote`).expect(204);
      expect(await Promise.all([stateOf(one!.id), stateOf(other!.id)])).toEqual(['waiting', 'delayed']);
      await act('promote').expect(200);
      expect(await stateOf(other!.id)).toBe('waiting');
      expect(await audit('queue_jobs_promoted')).toHaveLength(2);
    });

    it('pauses and resumes the queue', async () => {
      await act('pause').expect(200);
      expect((await read('status=latest')).isPaused).toBe(true);
      await queue.add('one', {});
      expect((await read('status=waiting')).jobs).toHaveLength(1);
      await act('resume').expect(200);
      expect(await queue.isPaused()).toBe(false);
      expect((await audit('queue_paused'))[0]!.detail).toBe('requests');
      expect((await audit('queue_resumed'))[0]!.detail).toBe('requests');
    });

    it.each(['failed', 'completed', 'delayed', 'wait'])('removes all old jobs that are %s', async (state) => {
      const long = Date.now() - 60_000;
      await queue.addBulk(
        [1, 2].map(() => ({
          name: 'one',
          data: {},
          opts: { timestamp: long, ...(state === 'delayed' && { delay: 600_000 }) },
        })),
      );
      if (state === 'failed' || state === 'completed') await process(state, 'it broke', 2);
      const kept = state === 'failed' || state === 'completed' ? 2 : 0;
      await act(`clean/${state}`).expect(200);
      // A cleanup in the dashboard keeps jobs that ended in the last five seconds.
      expect(Object.values(await queue.getJobCounts()).reduce((sum, count) => sum + count, 0)).toBe(kept);
    });

    it.each([
      ['post', 'add'],
      ['put', 'empty'],
      ['put', 'obliterate'],
      ['put', 'concurrency'],
      ['put', 'rate-limit'],
      ['patch', '{job}/update-data'],
      ['patch', '{job}/delay'],
      ['patch', '{job}/priority'],
    ] as const)('rejects the dashboard action "%s %s" with 403', async (method, path) => {
      const job = await queue.add('one', { kept: true });
      const address = `${BOARD}/api/queues/requests/${path.replace('{job}', job.id!)}`;
      await browser[method](address).set(SAME_SITE).send({ data: {}, jobData: {}, name: 'new' }).expect(403);
      expect(await queue.getJobCountByTypes('waiting', 'delayed', 'prioritized')).toBe(1);
      expect((await queue.getJob(job.id!))!.data).toEqual({ kept: true });
    });

    it('rejects actions that are sent from other sites', async () => {
      for (const headers of [
        { 'sec-fetch-site': 'cross-site' },
        { origin: 'https://evil.example' },
        { 'sec-fetch-site': 'same-site' },
      ])
        await browser.put(`${BOARD}/api/queues/requests/pause`).set(headers).expect(403);
      expect(await queue.isPaused()).toBe(false);
    });
  });

  describe('access to the queue dashboard', () => {
    it('redirects users, and requests without a valid cookie, to the console', async () => {
      const user = (await givenPerson(api)).browser;
      for (const visitor of [api.visitor(), user]) {
        await visitor.get(`${BOARD}/`).expect(302).expect('location', '/admin/job-queues');
        await visitor.get(`${BOARD}/api/queues`).expect(401);
        await visitor.put(`${BOARD}/api/queues/requests/pause`).set(SAME_SITE).expect(401);
      }
      const forged = `${'a'.repeat(43)}.${Date.now() + 60_000}.${'b'.repeat(43)}`;
      await api.visitor().get(`${BOARD}/api/queues`).set('cookie', `queue_visit=${forged}`).expect(401);
    });

    it('returns 403 to analysts who open the queue dashboard', async () => {
      await openVisit(await givenStaff(api, 'analyst')).expect(403);
    });

    it('lets support staff read the queues but change nothing', async () => {
      const support = await visitAs('support');
      expect((await read('status=latest', support)).readOnlyMode).toBe(true);
      for (const path of ['pause', 'retry/failed', 'clean/failed']) await act(path, support).expect(403);
      expect(await queue.isPaused()).toBe(false);
    });

    it("sets a cookie for the dashboard's path only, hidden from scripts and other sites", async () => {
      const answer = await openVisit(admin).expect(200);
      const cookie = String(answer.headers['set-cookie']);
      expect(cookie).toMatch(/^queue_visit=/);
      for (const attribute of ['Path=/admin/queues', 'HttpOnly', 'SameSite=Strict', 'Max-Age=900'])
        expect(cookie).toContain(attribute);
      const [opened] = await audit('queues_opened');
      expect(opened).toMatchObject({ staff: { id: admin.id } });
    });

    it('ends the dashboard session when the staff member signs out, is disabled or gets a new role', async () => {
      const ended = async (end: (staff: Staff) => Promise<unknown>) => {
        const staff = await givenStaff(api);
        const visitor = await visit(staff);
        await visitor.get(`${BOARD}/api/queues`).expect(200);
        await end(staff);
        await visitor.get(`${BOARD}/api/queues`).expect(401);
      };
      await ended(({ token }) =>
        api.visitor().post('/api/admin/logout').set('authorization', `Bearer ${token}`).expect(204),
      );
      await ended(({ id }) => api.database.query('UPDATE staff SET active = false WHERE id = $1', [id]));
      await ended(({ id }) => api.database.query(`UPDATE staff SET role = 'analyst' WHERE id = $1`, [id]));
      await ended(({ id }) =>
        api.database.query('UPDATE staff_sessions SET expires_at = now() WHERE staff_id = $1', [id]),
      );
    });

    it("the dashboard's polling does not keep an idle session alive", async () => {
      const staff = await givenStaff(api);
      const visitor = await visit(staff);
      await api.database.query(
        `UPDATE staff_sessions SET last_seen_at = now() - interval '59 minutes' WHERE staff_id = $1`,
        [staff.id],
      );
      await visitor.get(`${BOARD}/api/queues`).expect(200);
      const rows: { idle: boolean }[] = await api.database.query(
        `SELECT last_seen_at < now() - interval '58 minutes' AS idle FROM staff_sessions WHERE staff_id = $1`,
        [staff.id],
      );
      expect(rows[0]!.idle).toBe(true);
    });
  });

  it('loads nothing from other sites and runs no inline script', async () => {
    for (const path of ['/', '/queue/requests', '/queue/requests/1?status=failed']) {
      const { text, headers } = await browser.get(`${BOARD}${path}`).expect(200);
      expect(headers['content-type']).toContain('text/html');
      expect(headers['cache-control']).toBe('no-store');
      expect(text).toContain('<base href="/admin/queues/" />');
      expect(text).not.toMatch(/<%|https?:\/\//);
      const scripts = [...text.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes!);
      expect(scripts.length).toBeGreaterThan(1);
      for (const attributes of scripts) expect(attributes).toMatch(/src="static\/|type="application\/json"/);
      for (const [, file] of text.matchAll(/(?:src|href)="(static\/[^"]+)"/g))
        await api.visitor().get(`${BOARD}/${file}`).expect(200);
    }
    await browser.get(BOARD).expect(302).expect('location', `${BOARD}/`);
  });

  it('returns the job counts of every queue to the console', async () => {
    const started = Date.now();
    await queue.add('one', {});
    await queue.add('two', {}, { priority: 3 });
    const answer = await api
      .visitor()
      .get('/api/admin/queues')
      .set('authorization', `Bearer ${admin.token}`)
      .expect(200);
    const view = answer.body as QueueOverview;
    expect(view.store).toBe(store.toLowerCase());
    expect(view.items.map(({ name }) => name)).toContain(ANALYTICS_QUEUE);
    const { oldestWaitingAt, ...counts } = view.items.find(({ name }) => name === 'requests')!;
    expect(counts).toMatchObject({
      isPaused: false,
      workers: 0,
      waiting: 2,
      active: 0,
      delayed: 0,
      failed: 0,
      completed: 0,
    });
    expect(Date.parse(oldestWaitingAt!)).toBeGreaterThanOrEqual(started - 1_000);
    await until('the queue is empty again', async () => {
      await queue.drain();
      return (await queue.getJobCountByTypes('waiting', 'prioritized')) === 0;
    });
  });
});
