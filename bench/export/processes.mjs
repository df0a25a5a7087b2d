// Starts the product's processes like `npm start`, with any number of workers and either queue store.
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inCheckout } from '../../scripts/lib/checkout.mjs';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { API_OPTIONS, startOwnProcess, WORKER_ENV, WORKER_OPTIONS } from '../../scripts/lib/own-process.mjs';
import { openCluster } from '../../scripts/lib/postgres/cluster.mjs';
import { startServer } from '../../scripts/lib/postgres/server.mjs';
import { startRedis } from '../../scripts/lib/redis.mjs';
import { run } from '../../scripts/lib/run.mjs';

const PASSWORD = 'for-the-bench-only';
const DATABASE = 'shortlist_bench';

/**
 * @param {'PostgreSQL' | 'Redis'} store store of the queue; with either store, commits in PostgreSQL wait for the disk
 * @param options `settings`: additional environment variables of the processes; `logFile`: file for their log, which is
 *   printed by default
 * @returns the API's address and process id, the ids of all processes, their environment, and functions that start
 *   workers and return their ids
 */
export async function startProcesses(store, { settings = {}, logFile } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'shortlist-bench-'));
  chmodSync(dataDir, 0o711);
  const cluster = await openCluster({ dataDir, password: PASSWORD });
  const postgres = await startServer({ cluster, password: PASSWORD });
  const redis = store === 'Redis' ? await startRedis() : undefined;
  await createDatabase(postgres.urlOf('postgres'));
  const port = await freePort();
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.urlOf(DATABASE),
    // Allows each account its own network address, so that rate limits per network are not reached.
    TRUST_PROXY: '1',
    ...(redis && { REDIS_URL: redis.url }),
    ...settings,
  };
  const output = logFile === undefined ? 'inherit' : openSync(logFile, 'a');
  await run(process.execPath, [inCheckout('backend', 'dist', 'migrate.js')], { env });
  const api = await started('main.js', env, API_OPTIONS, output);
  const limits = forgetLimits(env.DATABASE_URL);
  const workers = [];
  const addWorker = async () => {
    const worker = await started('worker.js', { ...WORKER_ENV, ...env }, WORKER_OPTIONS, output);
    workers.push(worker);
    return worker.child.pid;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    env,
    pid: api.child.pid,
    pids: () => ({ api: api.child.pid, workers: workers.map(({ child }) => child.pid) }),
    addWorker,
    async replaceWorker() {
      await workers.pop()?.stop();
      return addWorker();
    },
    async stop() {
      await limits.stop();
      await Promise.all([api, ...workers].map((own) => own.stop()));
      await Promise.all([postgres.stop(), redis?.stop()]);
      if (output !== 'inherit') closeSync(output);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function started(program, env, nodeOptions, output) {
  const own = startOwnProcess(inCheckout('backend', 'dist', program), env, nodeOptions, output);
  const failure = await Promise.race([own.ready, own.exited]);
  if (failure !== undefined) throw new Error(`${program} ended before it was ready: ${failure}`);
  return own;
}

async function createDatabase(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE DATABASE ${DATABASE}`);
  await client.end();
}

/** Resets rate limits, because the benchmark renders more files than an account may. */
function forgetLimits(url) {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const timer = setInterval(() => {
    pool.query('DELETE FROM sign_in_attempts').catch((error) => console.error(error));
  }, 500);
  return {
    async stop() {
      clearInterval(timer);
      await pool.end();
    },
  };
}
