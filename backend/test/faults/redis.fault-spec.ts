import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { ANALYTICS_QUEUE } from '../../src/analytics/roll-up/analytics-job.js';
import { MAINTENANCE_QUEUE } from '../../src/maintenance/maintenance-queue.js';
import { PAYMENTS_QUEUE } from '../../src/payments/queue/payments-queue.js';
import { REQUESTS_QUEUE } from '../../src/service-requests/requests-queue.js';
import { until } from '../support/until.js';
import { durableRedis, type DurableRedis } from './support/durable-redis.js';
import { OUTAGE_MS, START_MS } from './support/durations.js';
import { observe } from './support/observe.js';
import { withQueue } from './support/queues.js';
import { startSurroundings, type Running } from './support/surroundings.js';

const SCHEDULES = {
  [PAYMENTS_QUEUE]: ['audit', 'reconcile', 'requeue'],
  [REQUESTS_QUEUE]: ['notices'],
  [MAINTENANCE_QUEUE]: ['sweep'],
  [ANALYTICS_QUEUE]: ['now', 'recent'],
};

describe('a Redis server that fails while users work', () => {
  let around: Running;
  let redis: DurableRedis;
  beforeAll(async () => {
    redis = await durableRedis();
    await redis.start();
    around = await startSurroundings({ env: { REDIS_URL: redis.url } });
  }, START_MS);
  afterAll(async () => {
    await around?.stop();
    await redis.remove();
  });

  async function schedules(): Promise<Record<string, string[]>> {
    const names = Object.keys(SCHEDULES).map(async (name) => {
      const context = { product: around.product, redisUrl: redis.url };
      const found = await withQueue(context, name, (queue) => queue.getJobSchedulers());
      return [name, found.map(({ key }) => key).sort()] as const;
    });
    return Object.fromEntries(await Promise.all(names));
  }

  it('a killed and restarted Redis server with an append-only file loses no email and no payment', async () => {
    const cause = async () => {
      await redis.kill();
      await redis.start();
    };
    const seen = await observe(around, { name: 'Redis killed and restarted', cause });
    expect(seen.differences).toEqual([]);
  });

  it('while Redis is down, requests for files and emails return 503, and saves still succeed', async () => {
    const cause = async () => {
      await redis.kill();
      await sleep(OUTAGE_MS);
      await redis.start();
    };
    const seen = await observe(around, { name: 'Redis down for a minute', cause });
    expect(seen.differences).toEqual([]);
    expect(seen.failures.filter(({ status }) => status !== 503)).toEqual([]);
    expect(seen.failures.filter(({ kind }) => kind === 'save' || kind === 'letter')).toEqual([]);
  });

  it('when Redis restarts without its data, schedules are restored, and no payment or text is lost', async () => {
    const cause = async () => {
      await redis.kill();
      redis.loseData();
      await redis.start();
    };
    // Queued emails are lost, because only Redis stored them. Users have to request them again.
    const seen = await observe(around, { name: 'Redis restarted without its data', cause, losesQueuedEmails: true });
    expect(seen.differences).toEqual([]);
    await until('the schedules are back', async () => isDeepStrictEqual(await schedules(), SCHEDULES), 30_000);
  });
}, 240_000);
