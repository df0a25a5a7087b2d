import { getQueueToken } from '@nestjs/bullmq';
import type { QueueOverview } from '@shortlist/shared/contract/console/queues';
import type { Queue } from 'bullmq';
import { startRedis } from '../../scripts/lib/redis.mjs';
import { RENDER_QUEUE } from '../src/export/render/render-job.js';
import { AllQueues } from '../src/queues/all-queues.js';
import { startApp, STORES, type TestApp } from './support/app.js';
import { givenPerson, givenPlan, givenResume } from './support/given.js';
import { givenStaff } from './support/given-staff.js';
import { mailTo, SUBJECTS } from './support/outbox.js';
import { until } from './support/until.js';
import { startProgram, type Program } from './support/program.js';

/** Number of files to render, more than a worker renders concurrently. */
const BACKLOG = 6;

describe.each(STORES)('worker queues stored in %s', (store) => {
  const started: { stop: () => Promise<unknown> }[] = [];
  afterEach(async () => {
    for (const { stop } of started.splice(0).reverse()) await stop();
  });

  async function start(wanted: Parameters<typeof startApp>[0] = {}): Promise<TestApp> {
    // A separate Redis server, because a Redis server counts the workers of all its databases, including those of other
    // spec files.
    const redis = store === 'Redis' ? await startRedis() : undefined;
    if (redis) started.push(redis);
    const api = await startApp({ ...wanted, env: { ...wanted.env, ...(redis && { REDIS_URL: redis.url }) } });
    started.push({ stop: () => api.close() });
    return api;
  }

  async function startWorker(api: TestApp, queues: string): Promise<Program> {
    const worker = startProgram('worker.js', { ...api.env, WORKER_QUEUES: queues });
    started.push({ stop: () => (worker.child.kill('SIGTERM'), worker.exited) });
    await worker.ready;
    return worker;
  }

  const schedulesIn = async (queue: Queue): Promise<string[]> =>
    (await queue.getJobSchedulers()).map(({ key }) => key).sort();

  it('a worker runs and schedules only the jobs of its own queues, and the console counts the workers of each queue', async () => {
    const api = await start();
    const queues = api.app.get(AllQueues).list;
    await startWorker(api, 'mail,requests');
    await startWorker(api, 'requests');

    const { token } = await givenStaff(api);
    const workers = async (): Promise<Record<string, number>> => {
      const answer = await api.visitor().get('/api/admin/queues').set('authorization', `Bearer ${token}`).expect(200);
      return Object.fromEntries((answer.body as QueueOverview).items.map(({ name, workers }) => [name, workers]));
    };
    // Wait, because the queue store counts a worker only shortly after the worker reports that it is ready.
    await until('both workers are counted', async () => (await workers()).requests === 2);
    expect(await workers()).toEqual({
      render: 0,
      mail: 1,
      payments: 0,
      requests: 2,
      maintenance: 0,
      analytics: 0,
    });
    const schedules = await Promise.all(queues.map(async (queue) => [queue.name, await schedulesIn(queue)]));
    expect(Object.fromEntries(schedules)).toEqual({
      render: [],
      mail: [],
      payments: [],
      requests: ['notices'],
      maintenance: [],
      analytics: [],
    });

    const { email } = await givenPerson(api);
    await mailTo(api, email, SUBJECTS.verify);
  });

  it('a worker for all queues renders files and sends emails with the smallest database pool', async () => {
    const api = await start({ worker: true, env: { DATABASE_POOL: '2' } });
    const ada = await givenPerson(api);
    await givenPlan(api, ada);
    const { id } = await givenResume(ada);
    const files = Array.from({ length: 4 }, () => ada.browser.get(`/api/export/pdf/${id}`));
    for (const file of await Promise.all(files)) expect(file.status).toBe(200);
    await mailTo(api, ada.email, SUBJECTS.verify);
  });

  it('a backlog of files to render does not delay the emails that the same worker sends', async () => {
    const api = await start({ worker: true, env: { EXPORT_WAIT_MS: '50' } });
    const ada = await givenPerson(api);
    await givenPlan(api, ada);
    const renders = api.app.get<Queue>(getQueueToken(RENDER_QUEUE));

    // Blocks every render right before its file is stored, while the render uses a database connection.
    const holder = api.database.createQueryRunner();
    await holder.startTransaction();
    await holder.query('LOCK TABLE rendered_files IN EXCLUSIVE MODE');
    for (let left = BACKLOG; left > 0; left -= 1) {
      const { id } = await givenResume(ada);
      await ada.browser.get(`/api/export/pdf/${id}`).expect(503);
    }
    await until('every thread is busy and files wait', async () => {
      const { active = 0, waiting = 0 } = await renders.getJobCounts('active', 'waiting');
      return active > 0 && waiting > 0;
    });

    const bob = await givenPerson(api);
    await mailTo(api, bob.email, SUBJECTS.verify);
    expect(await renders.getJobCounts('completed', 'waiting')).toMatchObject({ completed: 0 });
    await holder.rollbackTransaction();
    await holder.release();
    await until('the backlog is done', async () => (await renders.getJobCountByTypes('completed')) === BACKLOG);
  });
});
