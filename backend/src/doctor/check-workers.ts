import { Queue } from 'bullmq';
import pg from 'pg';
import type { Env } from '../core/env/env.js';
import { QUEUE_NAMES } from '../core/env/worker-queues.js';
import { QueueConnection } from '../core/queues/queue-connection.js';
import { ok, warning, type Result } from './finding.js';

const readMore = 'docs/operations.md#worker-roles';

/** Checks that each queue has a connected worker. Call only if the queues' Redis or PostgreSQL responds. */
export async function checkWorkers(env: Env): Promise<Result[]> {
  const counts = await countWorkers(env);
  const without = QUEUE_NAMES.filter((_, index) => counts[index] === 0);
  if (without.length === 0) return [ok('Every queue has a worker.')];
  if (without.length < QUEUE_NAMES.length)
    return [
      warning({
        message: `No running worker processes the queues ${without.join(', ')}: their jobs wait.`,
        advice: 'Start a worker without WORKER_QUEUES, or name the missing queues in WORKER_QUEUES.',
        readMore,
      }),
    ];
  return [noneRuns(env)];
}

function noneRuns({ workerQueues }: Env): Result {
  const others = QUEUE_NAMES.filter((name) => !workerQueues.includes(name));
  if (others.length === 0) return ok('No worker is running. A worker with these settings would process every queue.');
  return warning({
    message: `A worker with these settings leaves out the queues ${others.join(', ')}, and no other worker is running.`,
    advice: 'Start another worker, and name the missing queues in its WORKER_QUEUES.',
    readMore,
  });
}

async function countWorkers(env: Env): Promise<number[]> {
  const connection = new QueueConnection(env);
  const { options, prefix } = connection;
  const queues = QUEUE_NAMES.map((name) => new Queue(name, { connection: options, ...(prefix && { prefix }) }));
  // Without a listener, a connection that breaks would end this process.
  for (const queue of queues) queue.on('error', () => undefined);
  try {
    return await Promise.all(queues.map((queue) => queue.getWorkersCount()));
  } finally {
    await connection.stopWaiting();
    await Promise.all(queues.map((queue) => queue.close()));
    await connection.close();
  }
}

/** @returns whether the database can be reached and has the tables of the queues */
export async function hasQueueTables({ databaseUrl }: Env): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ found: boolean }>("SELECT to_regclass('bullmq.job') IS NOT NULL AS found");
    return rows[0]!.found;
  } catch {
    // The database check already reports the reason.
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
