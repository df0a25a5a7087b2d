import { Redis } from 'ioredis';
import type { Env } from '../core/env/env.js';
import { checkWorkers, hasQueueTables } from './check-workers.js';
import { ok, problem, reasonOf, warning, type Check, type Result } from './finding.js';

const readMore = 'docs/decisions/queues-on-postgresql.md';
/** Oldest Redis version that BullMQ recommends: https://docs.bullmq.io/guide/redis-tm-compatibility */
const OLDEST_VERSION = [6, 2] as const;

/** @param isDatabaseStopped whether the embedded database, which may store the queues, is not running */
export const queueCheck = (env: Env, isDatabaseStopped: boolean): Check => ({
  part: 'queues',
  readMore,
  run: async () => {
    const { redisUrl, redisCluster } = env;
    if (redisUrl !== undefined) {
      const findings = await checkRedis(redisUrl, redisCluster);
      return findings.some(({ state }) => state === 'problem') ? findings : [...findings, ...(await checkWorkers(env))];
    }
    const stored = ok('PostgreSQL stores the queues.');
    return isDatabaseStopped || !(await hasQueueTables(env)) ? [stored] : [stored, ...(await checkWorkers(env))];
  },
});

async function checkRedis(url: string, isCluster: boolean): Promise<Result[]> {
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
    const state = facts.get('cluster_enabled') === '1' ? factsIn(await clusterInfo(client)) : undefined;
    return [version(facts), policy(facts), persistence(facts), ...cluster(state, isCluster)];
  } catch (error) {
    return [unreachable(failure ?? error)];
  } finally {
    client.disconnect();
  }
}

function unreachable(error: unknown): Result {
  const isRefused = /WRONGPASS|NOAUTH|NOPERM/.test(String((error as Error).message));
  return problem({
    message: isRefused ? 'Redis rejected the password in REDIS_URL.' : `Redis cannot be reached (${reasonOf(error)}).`,
    advice: isRefused ? 'Fix the value of REDIS_URL.' : 'Check REDIS_URL, and make sure that Redis is running.',
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

const clusterInfo = async (client: Redis): Promise<string> => String(await client.cluster('INFO'));

/** @param state state of the cluster; undefined if the server is a single Redis */
function cluster(state: Map<string, string> | undefined, isExpected: boolean): Result[] {
  const read = { readMore: 'docs/operations.md#redis-cluster' };
  if (state === undefined && isExpected)
    return [
      problem({
        message: 'REDIS_CLUSTER is true, but REDIS_URL is a single Redis server: no job can be queued.',
        advice: 'Remove REDIS_CLUSTER, or set REDIS_URL to a node of the cluster.',
        ...read,
      }),
    ];
  if (state === undefined) return [];
  if (!isExpected)
    return [
      problem({
        message: 'REDIS_URL is a node of a cluster, but REDIS_CLUSTER is not set: jobs fail.',
        advice: 'Set REDIS_CLUSTER=true.',
        ...read,
      }),
    ];
  if (state.get('cluster_state') === 'ok') return [ok(`The cluster has ${state.get('cluster_known_nodes')} nodes.`)];
  return [
    problem({
      message: 'The Redis cluster is down: some of its slots have no node.',
      advice: 'Repair the cluster with redis-cli --cluster check and --cluster fix.',
      ...read,
    }),
  ];
}

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
    advice: 'Set maxmemory-policy to noeviction in Redis.',
    readMore: 'docs/operations.md#in-containers',
  });
}

function persistence(facts: Map<string, string>): Result {
  if (facts.get('aof_enabled') === '1') return ok('Redis writes every job to disk.');
  return warning({
    message: 'Redis has no append-only file: a crash loses the jobs since the last snapshot.',
    advice: 'Set appendonly to yes in Redis.',
    readMore: 'docs/operations.md#in-containers',
  });
}
