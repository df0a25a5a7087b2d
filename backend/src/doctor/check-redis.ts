import { Redis } from 'ioredis';
import type { Env } from '../core/env/env.js';
import { ok, problem, reasonOf, warning, type Check, type Result } from './finding.js';

const readMore = 'docs/decisions/queues-on-postgresql.md';
/** Oldest version that BullMQ recommends: https://docs.bullmq.io/guide/redis-tm-compatibility */
const OLDEST_VERSION = [6, 2] as const;

export const queueCheck = (env: Env): Check => ({
  part: 'queues',
  readMore,
  run: () => (env.redisUrl === undefined ? [ok('PostgreSQL stores the queues.')] : checkRedis(env.redisUrl)),
});

async function checkRedis(url: string): Promise<Result[]> {
  const client = new Redis(url, {
    lazyConnect: true,
    connectTimeout: 4_000,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  let failure: unknown;
  client.on('error', (error: Error) => (failure ??= error));
  try {
    await client.connect();
    const facts = factsIn(await client.info());
    return [version(facts), policy(facts), persistence(facts)];
  } catch (error) {
    return [unreachable(failure ?? error)];
  } finally {
    client.disconnect();
  }
}

function unreachable(error: unknown): Result {
  const isRefused = /WRONGPASS|NOAUTH|NOPERM/.test(String((error as Error).message));
  return problem({
    message: isRefused ? 'Redis rejects the password of REDIS_URL.' : `Redis cannot be reached (${reasonOf(error)}).`,
    advice: isRefused ? 'Correct REDIS_URL.' : 'Check REDIS_URL, and that Redis runs.',
    readMore,
  });
}

const factsIn = (info: string): Map<string, string> =>
  new Map(
    info.split('\r\n').flatMap((line): [string, string][] => {
      const colon = line.indexOf(':');
      return colon === -1 ? [] : [[line.slice(0, colon), line.slice(colon + 1)]];
    }),
  );

function version(facts: Map<string, string>): Result {
  const found = facts.get('redis_version') ?? '0';
  const [major = 0, minor = 0] = found.split('.').map(Number);
  const isOld = major < OLDEST_VERSION[0] || (major === OLDEST_VERSION[0] && minor < OLDEST_VERSION[1]);
  if (!isOld) return ok(`Redis ${found}.`);
  return problem({
    message: `Redis ${found} is too old for the queues.`,
    advice: `Use Redis ${OLDEST_VERSION.join('.')} or newer.`,
    readMore,
  });
}

function policy(facts: Map<string, string>): Result {
  const found = facts.get('maxmemory_policy') ?? 'unknown';
  if (found === 'noeviction') return ok('maxmemory-policy is noeviction.');
  return problem({
    message: `maxmemory-policy is ${found}: Redis deletes jobs when memory is short, and their emails are never sent.`,
    advice: 'Set maxmemory-policy noeviction.',
    readMore: 'docs/operations.md#in-containers',
  });
}

function persistence(facts: Map<string, string>): Result {
  if (facts.get('aof_enabled') === '1') return ok('Every job is written to disk.');
  return warning({
    message: 'Redis has no append-only file: a crash loses the jobs since the last snapshot.',
    advice: 'Set appendonly yes.',
    readMore: 'docs/operations.md#in-containers',
  });
}
