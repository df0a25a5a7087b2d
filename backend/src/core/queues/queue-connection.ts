import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { createPostgresBackend, setDefaultBackendFactory, type QueueOptions } from 'bullmq';
import type { Pool } from 'pg';
import { Env } from '../env/env.js';
import { RedisClients } from './redis-clients.js';
import { RetryingPool } from '../sql/retrying-pool.js';
import { clientLimit, timedClient } from '../sql/timed-client.js';

/**
 * Minimum number of connections for the queues in PostgreSQL. Each worker and event reader keeps one to wait for jobs,
 * so a process with all six queues could not start with fewer than eight.
 */
const MIN_POOL = 10;

/** Returns the maximum number of connections that a process opens for its queues if they are in PostgreSQL. */
export const queuePoolSize = ({ databasePool }: Pick<Env, 'databasePool'>): number => Math.max(databasePool, MIN_POOL);

/** Time limit in milliseconds for unfinished queries when the store closes. */
const CLOSE_TIMEOUT_MS = 1_000;

/**
 * Prefix of the keys in a Redis Cluster. The braces keep all keys of all queues on one node, as BullMQ's scripts
 * require. Without a cluster, BullMQ's default prefix is used.
 */
const CLUSTER_PREFIX = '{bull}';

/**
 * The store of all queues of this process: Redis if configured, else PostgreSQL in the schema `bullmq`. Must exist
 * before any Queue, Worker or QueueEvents, because BullMQ's Nest module finds the store only through a process-wide
 * default.
 */
@Injectable()
export class QueueConnection {
  readonly options: QueueOptions['connection'];
  readonly prefix: string | undefined;
  private readonly redis: RedisClients | undefined;
  private readonly pool: RetryingPool | undefined;

  constructor(env: Env) {
    if (env.redisUrl) {
      setDefaultBackendFactory();
      this.redis = new RedisClients(env.redisUrl, env.redisCluster);
      if (env.redisCluster) this.prefix = CLUSTER_PREFIX;
      this.options = { url: env.redisUrl, maxRetriesPerRequest: null };
      return;
    }
    setDefaultBackendFactory(createPostgresBackend);
    // Shares one pool: if BullMQ got connection options, it would open a pool for every queue, worker and event reader.
    this.pool = new RetryingPool({
      connectionString: env.databaseUrl,
      options: '-c search_path=bullmq',
      max: queuePoolSize(env),
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      allowExitOnIdle: true,
      // A time limit for queries is safe, because BullMQ waits for jobs with LISTEN and never inside a query.
      Client: timedClient(clientLimit(env.queryTimeout)),
    });
    this.pool.setMaxListeners(0);
    this.options = this.pool;
  }

  get postgresPool(): Pool | undefined {
    return this.pool;
  }

  /** Stops waiting for an unavailable store. Call before closing queues and workers. */
  async stopWaiting(): Promise<void> {
    this.pool?.stopRetrying();
    await this.redis?.settle();
  }

  /**
   * Closes the pool, which BullMQ leaves open. Call after all queues, workers and event readers have closed. Limits the
   * wait, because a reader that was closed while connecting never returns its connection to the pool.
   */
  async close(): Promise<void> {
    await Promise.race([this.pool?.end(), sleep(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
  }
}
