import { Queue } from 'bullmq';
import { Env } from '../../../src/core/env/env.js';
import { QueueConnection } from '../../../src/core/queues/queue-connection.js';
import type { Product } from './product.js';

export async function withQueue<T>(
  { product, redisUrl }: { product: Product; redisUrl?: string | undefined },
  name: string,
  work: (queue: Queue) => Promise<T>,
): Promise<T> {
  const env = { DATABASE_URL: product.databaseUrl(), REDIS_URL: redisUrl };
  const connection = new QueueConnection(new Env(env));
  const queue = new Queue(name, { connection: connection.options });
  queue.on('error', () => undefined); // Ignores a lost connection, because the pending call reports it.
  try {
    return await work(queue);
  } finally {
    await queue.close();
    await connection.close();
  }
}

export const promoteDelayed = (queue: Queue): Promise<void> =>
  queue.getDelayed().then(async (jobs) => {
    for (const job of jobs) await job.promote();
  });
