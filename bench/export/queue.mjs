// Measures how long users wait for a file (request, queue, worker process, response), and how many files the workers
// render per second.
import { Queue } from 'bullmq';
import { amount } from '../lib/short.mjs';
import { median, quantile } from '../lib/statistics.mjs';
import { signUp } from './owner.mjs';
import { startProcesses } from './processes.mjs';
import { generator, unseen } from './unseen.mjs';

const WARM_UP = amount(10, 1);
const FILES = amount(60, 2);
const PEOPLE = amount(8, 2);
const SECONDS = amount(12, 0.5);
/** Number of files per account, below the number that an account may render within ten minutes. */
const FILES_PER_ACCOUNT = 45;
/**
 * Number of accounts for each concurrent user: enough for the user to render files until the measurement ends.
 */
const ACCOUNTS_PER_USER = amount(4, 1);

/** @param {'PostgreSQL' | 'Redis'} store */
export async function measureQueue(store, data) {
  const processes = await startProcesses(store);
  try {
    await processes.addWorker();
    const latencies = await measureLatencies(processes, data);
    const throughput = [{ workers: 1, perSecond: await filesPerSecond(processes.url, data) }];
    await processes.addWorker();
    throughput.push({ workers: 2, perSecond: await filesPerSecond(processes.url, data) });
    return { latencies, throughput };
  } finally {
    await processes.stop();
  }
}

async function measureLatencies({ url, env }, data) {
  const jobs = await openJobs(env);
  let owner;
  const random = generator(7);
  const made = { pdf: [], docx: [], text: [] };
  const cached = [];
  for (let round = 0; round < WARM_UP + FILES; round++) {
    if (round % (FILES_PER_ACCOUNT / Object.keys(made).length) === 0) owner = await signUp(url, data);
    for (const format of Object.keys(made)) {
      const revision = await owner.save(unseen(data, random));
      const total = await timed(() => owner.download(format));
      if (round >= WARM_UP)
        made[format].push({ total, inWorker: await jobs.duration(owner.resumeId, revision, format) });
    }
    const again = await timed(() => owner.download('text'));
    if (round >= WARM_UP) cached.push(again);
  }
  await jobs.close();
  const rows = Object.entries(made).map(([format, samples]) => ({
    name: `${format}, new revision`,
    median: median(samples.map(({ total }) => total)),
    p95: quantile(
      samples.map(({ total }) => total),
      0.95,
    ),
    inWorker: median(samples.map(({ inWorker }) => inWorker)),
    added: median(samples.map(({ total, inWorker }) => total - inWorker)),
  }));
  return [...rows, { name: 'made before', median: median(cached), p95: quantile(cached, 0.95) }];
}

async function timed(action) {
  const start = performance.now();
  await action();
  return performance.now() - start;
}

async function filesPerSecond(url, data) {
  const users = await Promise.all(
    Array.from({ length: PEOPLE }, () =>
      Promise.all(Array.from({ length: ACCOUNTS_PER_USER }, () => signUp(url, data))),
    ),
  );
  const end = performance.now() + SECONDS * 1000;
  const counts = await Promise.all(
    users.map(async (accounts, index) => {
      const random = generator(100 + index);
      let files = 0;
      while (performance.now() < end) {
        const account = accounts[Math.floor(files / FILES_PER_ACCOUNT)];
        if (!account) throw new Error('more files were made than expected: raise ACCOUNTS_PER_USER');
        await account.save(unseen(data, random));
        await account.download('pdf');
        files++;
      }
      return files;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0) / SECONDS;
}

/** Reads from the queue how long the worker took to process each job. */
async function openJobs(env) {
  const { QueueConnection } = await import('../../backend/dist/core/queues/queue-connection.js');
  const { Env } = await import('../../backend/dist/core/env/env.js');
  const { RENDER_QUEUE, renderJobId } = await import('../../backend/dist/export/render/render-job.js');
  const { RENDERER_VERSION } = await import('../../backend/dist/export/render/renderer-version.js');
  const connection = new QueueConnection(new Env(env));
  const queue = new Queue(RENDER_QUEUE, { connection: connection.options });
  return {
    async duration(resumeId, revision, format) {
      const key = { resumeId, kind: 'resume', revision, companionRevision: 0, format, renderer: RENDERER_VERSION };
      const job = await queue.getJob(renderJobId(key));
      return job.finishedOn - job.processedOn;
    },
    async close() {
      await queue.close();
      await connection.close();
    },
  };
}
