import { createIORedisClient, RedisConnection } from 'bullmq';
import { Redis } from 'ioredis';

/** Milliseconds to the next try while Redis is away: a little longer each time. */
const retryAfter = (tries: number): number => Math.min(tries * 250, 2_000);
const CONNECT_TIMEOUT = 5_000;

/** Neither on the way to a connection, nor with commands that wait for one. */
const SETTLED: Redis['status'][] = ['ready', 'wait', 'end'];

/** The connections that BullMQ opens in this process; by itself it lets nobody see them. */
export class RedisClients {
  private readonly clients: Redis[] = [];
  private givenUp = false;

  constructor(url: string) {
    RedisConnection.clientFactory = (options) => {
      const client = new Redis(url, {
        ...options,
        connectTimeout: CONNECT_TIMEOUT,
        retryStrategy: (tries) => (this.givenUp ? null : retryAfter(tries)),
      });
      client.on('end', () => rejectUnanswered(client));
      this.clients.push(client);
      return createIORedisClient(client);
    };
  }

  /**
   * Each connection is there or given up, with what waits for it, when this answers. To be called before BullMQ closes
   * anything: its queues wait until Redis is back, and its event readers for ever, as ioredis never says that a client
   * has ended which was told to do so between two tries.
   */
  async settle(): Promise<void> {
    this.givenUp = true;
    await Promise.all(this.clients.map(settled));
  }
}

interface Unanswered {
  shift(): { command: { reject(error: Error): void } } | undefined;
}

/**
 * What was sent before a connection broke is sent again over the next one. When there is none any more, ioredis forgets
 * it without an answer if it had got as far as connecting once, and whoever waits for it waits for ever.
 */
function rejectUnanswered(client: Redis): void {
  const unanswered = Reflect.get(client, 'prevCommandQueue') as Unanswered | null | undefined;
  for (let item = unanswered?.shift(); item; item = unanswered?.shift()) {
    item.command.reject(new Error('Connection is closed.'));
  }
}

async function settled(client: Redis): Promise<void> {
  if (SETTLED.includes(client.status)) return;
  await new Promise<void>((resolve) => {
    client.once('ready', resolve);
    client.once('end', resolve);
  });
}
