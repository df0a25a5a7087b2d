import { createIORedisClient, RedisConnection } from 'bullmq';
import { Cluster, Redis, type RedisOptions } from 'ioredis';

/** Returns the number of milliseconds to wait before the next attempt to reach Redis. */
const retryAfter = (tries: number): number => Math.min(tries * 250, 2_000);
const CONNECT_TIMEOUT = 5_000;

/** States of a Redis client that is not connecting and has no commands waiting for a connection. */
const SETTLED: string[] = ['ready', 'wait', 'end'];

type Client = Redis | Cluster;

/** Tracks the Redis connections that BullMQ opens in this process, because BullMQ does not expose them. */
export class RedisClients {
  private readonly clients: Client[] = [];
  private isStopping = false;

  /** @param isCluster whether the server is a node of a Redis Cluster; the cluster reports its other nodes */
  constructor(url: string, isCluster = false) {
    const retryStrategy = (tries: number): number | null => (this.isStopping ? null : retryAfter(tries));
    RedisConnection.clientFactory = (options) => {
      const redisOptions = { ...(options as RedisOptions), connectTimeout: CONNECT_TIMEOUT };
      const client = isCluster
        ? clusterClient(url, redisOptions, retryStrategy)
        : new Redis(url, { ...redisOptions, retryStrategy });
      if (client instanceof Redis) client.on('end', () => rejectUnanswered(client));
      this.clients.push(client);
      return createIORedisClient(client);
    };
  }

  /**
   * Waits until each client has connected, or has stopped trying and rejected its pending commands. Call before closing
   * BullMQ. Otherwise, queues would wait until Redis returns. Event readers would wait forever, because ioredis never
   * reports the end of a client that was ended between two connection attempts.
   */
  async settle(): Promise<void> {
    this.isStopping = true;
    await Promise.all(this.clients.map(whenSettled));
  }
}

function clusterClient(
  url: string,
  options: RedisOptions,
  clusterRetryStrategy: (tries: number) => number | null,
): Cluster {
  const { username, password, protocol } = new URL(url);
  const isEncrypted = protocol === 'rediss:';
  return new Cluster([url], {
    clusterRetryStrategy,
    redisOptions: {
      ...options,
      // The cluster reports its other nodes by host and port only, so they get the same credentials.
      username: decodeURIComponent(username),
      password: decodeURIComponent(password),
      ...(isEncrypted && { tls: {} }),
    },
    // Skips the DNS lookup, because certificates name hosts, not the IP addresses that a lookup would return.
    ...(isEncrypted && { dnsLookup: (address, callback) => callback(null, address) }),
  });
}

interface Unanswered {
  shift(): { command: { reject(error: Error): void } } | undefined;
}

/**
 * Rejects unanswered commands when the client ends. ioredis resends such commands after a reconnect. Without a
 * reconnect, it drops the commands silently, and their callers would wait forever.
 */
function rejectUnanswered(client: Redis): void {
  const unanswered = Reflect.get(client, 'prevCommandQueue') as Unanswered | null | undefined;
  for (let item = unanswered?.shift(); item; item = unanswered?.shift()) {
    item.command.reject(new Error('Connection is closed.'));
  }
}

async function whenSettled(client: Client): Promise<void> {
  if (SETTLED.includes(client.status)) return;
  await new Promise<void>((resolve) => {
    client.once('ready', resolve);
    client.once('end', resolve);
  });
}
