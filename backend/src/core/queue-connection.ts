import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { createPostgresBackend, setDefaultBackendFactory, type QueueOptions } from 'bullmq';
import { Env } from './env.js';
import { RedisClients } from './redis-clients.js';
import { RetryingPool } from './retrying-pool.js';
import { clientLimit, timedClient } from './timed-client.js';

/** Milliseconds that the last queries of a store that is closed may take. */
const LAST_QUERIES = 1_000;

/**
 * The store all queues of this process share: Redis when configured, else PostgreSQL in the schema `bullmq`.
 * It has to exist before any Queue, Worker or QueueEvents, because BullMQ's Nest module cannot name a store itself and
 * the process-wide default decides.
 */
@Injectable()
export class QueueConnection {
  readonly options: QueueOptions['connection'];
  private readonly redis: RedisClients | undefined;
  private readonly pool: RetryingPool | undefined;

  constructor(env: Env) {
    if (env.redisUrl) {
      setDefaultBackendFactory();
      this.redis = new RedisClients(env.redisUrl);
      this.options = { url: env.redisUrl, maxRetriesPerRequest: null };
      return;
    }
    setDefaultBackendFactory(createPostgresBackend);
    // With a configuration instead of a pool, every queue, worker and event reader would open connections of its own.
    this.pool = new RetryingPool({
      connectionString: env.databaseUrl,
      options: '-c search_path=bullmq',
      max: env.databasePool,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      allowExitOnIdle: true,
      // BullMQ waits for jobs with LISTEN, which is answered at once, and never inside a query.
      Client: timedClient(clientLimit(env.queryTimeout)),
    });
    this.pool.setMaxListeners(0);
    this.options = this.pool;
  }

  /** Before anything closes: nothing waits any more for a store that is away. */
  async stopWaiting(): Promise<void> {
    this.pool?.stopRetrying();
    await this.redis?.settle();
  }

  /**
   * After every queue, worker and event reader has closed: BullMQ leaves a pool it was given open. A reader that was
   * closed while it connected never gives its client back, so the pool may wait forever.
   */
  async close(): Promise<void> {
    await Promise.race([this.pool?.end(), sleep(LAST_QUERIES, undefined, { ref: false })]);
  }
}
