import { getQueueToken } from '@nestjs/bullmq';
import { vi } from 'vitest';
import type { Queue } from 'bullmq';
import { startRedis } from '../../../scripts/lib/redis.mjs';
import { RENDER_ATTEMPTS, RENDER_QUEUE } from '../export/render/render-job.js';
import { RenderService } from '../export/render/render.service.js';
import { STORES, startApp, type TestApp } from '../../test/support/app.js';
import { givenPerson, givenPlan, givenResume } from '../../test/support/given.js';
import { until } from '../../test/support/until.js';
import { startProgram, type Program } from '../../test/support/program.js';

const renderQueue = (api: TestApp): Queue => api.app.get<Queue>(getQueueToken(RENDER_QUEUE));

// Applications to close even after a failed test, because child processes would keep the test process from ending.
const apps: TestApp[] = [];
const workers: Program[] = [];
const servers: { stop(): Promise<void> }[] = [];

async function start(wanted: Parameters<typeof startApp>[0]): Promise<TestApp> {
  const api = await startApp(wanted);
  apps.push(api);
  return api;
}

function startWorker(api: TestApp): Program {
  const worker = startProgram('worker.js', api.env);
  workers.push(worker);
  return worker;
}

/**
 * Starts a separate Redis, because Redis counts the workers of all its databases, including those of spec files that
 * run at the same time.
 */
async function ownRedis(): Promise<string> {
  const server = await startRedis();
  servers.push(server);
  return server.url;
}

afterEach(async () => {
  for (const worker of workers.splice(0)) {
    worker.child.kill('SIGKILL');
    await worker.exited;
  }
  for (const api of apps.splice(0)) await api.close();
  for (const server of servers.splice(0)) await server.stop();
});

describe.each(STORES)('worker failures with the queue in %s', (store) => {
  it('another worker completes the job of a killed worker', async () => {
    const api = await start({ store, env: { EXPORT_WAIT_MS: '60000' } });
    const ada = await givenPerson(api);
    await givenPlan(api, ada);
    const { id } = await givenResume(ada);

    // Holds a lock that blocks the worker just before it stores the file.
    const holder = api.database.createQueryRunner();
    await holder.startTransaction();
    await holder.query('LOCK TABLE rendered_files IN EXCLUSIVE MODE');
    const first = startWorker(api);
    await first.ready;
    const download = ada.browser.get(`/api/export/pdf/${id}`).then((answer) => answer);
    await until('the worker is in the middle of the job', async () => {
      const waiting: unknown[] = await holder.query('SELECT 1 FROM pg_locks WHERE NOT granted');
      return waiting.length > 0;
    });
    first.child.kill('SIGKILL');
    await first.exited;
    await holder.rollbackTransaction();
    await holder.release();

    const second = startWorker(api);
    const answer = await download;
    expect([answer.status, answer.get('Content-Type')]).toEqual([200, 'application/pdf']);

    second.child.kill('SIGTERM');
    expect(await second.exited).toEqual([0, null]);
  });

  it('tries a failing job three times, keeps it for inspection, and retries it at the next request', async () => {
    const api = await start({ store, worker: true });
    const render = vi.spyOn(RenderService.prototype, 'render').mockRejectedValue(new Error('a font is missing'));
    const ada = await givenPerson(api);
    await givenPlan(api, ada);
    const { id } = await givenResume(ada);
    const failed = await ada.browser.get(`/api/export/pdf/${id}`).expect(503);
    expect(failed.body).toMatchObject({ statusCode: 503, code: 'render_failed' });
    expect(failed.text).not.toContain('font');
    expect(Number(failed.get('Retry-After'))).toBeGreaterThan(0);
    expect(render).toHaveBeenCalledTimes(RENDER_ATTEMPTS);
    expect(await renderQueue(api).getFailedCount()).toBe(1);

    await ada.browser.get(`/api/export/pdf/${id}`).expect(503);
    expect(render).toHaveBeenCalledTimes(2 * RENDER_ATTEMPTS);
    render.mockRestore();
    await ada.browser.get(`/api/export/pdf/${id}`).expect(200);
    expect(await renderQueue(api).getFailedCount()).toBe(0);
  });

  it('a killed worker no longer counts as ready', async () => {
    const api = await start({ store, env: store === 'Redis' ? { REDIS_URL: await ownRedis() } : {} });
    const workers = async () =>
      ((await api.visitor().get('/api/health/ready').expect(200)).body as { workers: number }).workers;
    const worker = startWorker(api);
    await worker.ready;
    await until('the worker is counted as ready', async () => (await workers()) === 1);
    worker.child.kill('SIGKILL');
    await worker.exited;
    await until('the worker is no longer counted as ready', async () => (await workers()) === 0, 5_000);
  });

  it('returns 503 "rendering" while no worker runs, and keeps the job until a worker starts', async () => {
    const api = await start({ store, env: { EXPORT_WAIT_MS: '300' } });
    const ada = await givenPerson(api);
    await givenPlan(api, ada);
    const { id } = await givenResume(ada);
    const answer = await ada.browser.get(`/api/export/text/${id}`).expect(503);
    expect(answer.body).toMatchObject({ code: 'rendering' });
    expect(answer.get('Retry-After')).toBe('3');
    expect(await renderQueue(api).getWaitingCount()).toBe(1);

    const worker = startWorker(api);
    await worker.ready;
    await until('the file is stored', async () => (await ada.browser.get(`/api/export/text/${id}`)).status === 200);
    expect(await renderQueue(api).getJobCounts('waiting', 'completed')).toMatchObject({ waiting: 0, completed: 1 });
    worker.child.kill('SIGTERM');
    await worker.exited;
  });
});
