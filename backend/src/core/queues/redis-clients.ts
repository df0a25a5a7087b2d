import { createIORedisClient, RedisConnection } from 'bullmq';
import { Redis } from 'ioredis';

/** Returns the milliseconds before the next attempt to reach Redis. */
const retryAfter = (tries: number): number => Math.min(tries * 250, 2_000);
const CONNECT_TIMEOUT = 5_000;

/** States of a Redis client that is not connecting and holds no commands for a later connection. */
const SETTLED: Redis['status'][] = ['ready', 'wait', 'end'];

/** Tracks the Redis connections that BullMQ opens in this process, because BullMQ does not expose them. */
export class RedisClients {
  private readonly clients: Redis[] = [];
  private isStopping = false;

  constructor(url: string) {
    RedisConnection.clientFactory = (options) => {
      const client = new Redis(url, {
        ...options,
        connectTimeout: CONNECT_TIMEOUT,
        retryStrategy: (tries) => (this.isStopping ? null : retryAfter(tries)),
      });
      client.on('end', () => rejectUnanswered(client));
      this.clients.push(client);
      return createIORedisClient(client);
    };
  }

  /**
   * Waits until each connection is established or abandoned together with its commands. Call before closing BullMQ: its
   * queues would wait for Redis to return, and its event readers forever, because ioredis never reports the end of a
   * client that was ended between two connection attempts.
   */
  async settle(): Promise<void> {
    this.isStopping = true;
    await Promise.all(this.clients.map(whenSettled));
  }
}

interface Unanswered {
  shift(): { command: { reject(error: Error): void } } | undefined;
}

/**
 * Rejects unanswered commands when the client ends. ioredis resends commands after a reconnect, but without one it
 * drops them silently and their callers would wait forever.
 */
function rejectUnanswered(client: Redis): void {
  const unanswered = Reflect.get(client, 'prevCommandQueue') as Unanswered | null | undefined;
  for (let item = unanswered?.shift(); item; item = unanswered?.shift()) {
    item.command.reject(new Error('Connection is closed.'));
  }
}

async function whenSettled(client: Redis): Promise<void> {
  if (SETTLED.includes(client.status)) return;
  await new Promise<void>((resolve) => {
    client.once('ready', resolve);
    client.once('end', resolve);
  });
}
