// Starts the database, the migrations, the worker and the API in this order, and stops them in reverse order.
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inCheckout } from './checkout.mjs';
import { makeDataDir } from './data-dir.mjs';
import { tryPort } from './free-port.mjs';
import { takeLock } from './lock.mjs';
import { alsoOverHttp } from './http-liveness.mjs';
import { keepRunning, READY_MS } from './keep-running.mjs';
import { API_OPTIONS, startOwnProcess, WORKER_ENV, WORKER_OPTIONS } from './own-process.mjs';
import { openDatabase } from './postgres/database.mjs';
import { describe, Problem } from './problem.mjs';
import { exitCodeOf } from './run.mjs';
import { addressOf, localAddressOf, readSettings } from './settings.mjs';
import { Shutdown, Stopped } from './shutdown.mjs';

/**
 * @param {(shutdown: Shutdown) => Promise<void>} start
 * @returns {Promise<number>} resolves to the exit code when everything has stopped
 */
export async function serve(start = startProduct) {
  const shutdown = new Shutdown();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => shutdown.request(0));
  // If another Node process started this one (see node-24.mjs), stops when that process is killed: the IPC channel
  // closes then.
  process.on('disconnect', () => shutdown.request(0));
  try {
    await start(shutdown);
  } catch (error) {
    if (!(error instanceof Stopped)) shutdown.request(1, describe(error));
  }
  const exitCode = await shutdown.requested;
  await shutdown.close();
  return exitCode;
}

/** @param {Shutdown} shutdown */
async function startProduct(shutdown) {
  const { settings, env } = await openStore(shutdown);
  await migrate([inCheckout('backend', 'dist', 'migrate.js')], env);
  shutdown.checkpoint();

  const startWorker = () =>
    startOwnProcess(inCheckout('backend', 'dist', 'worker.js'), { ...WORKER_ENV, ...env }, WORKER_OPTIONS);
  const startApi = () =>
    alsoOverHttp(startOwnProcess(inCheckout('backend', 'dist', 'main.js'), env, API_OPTIONS), localAddressOf(settings));
  const [worker, api] = [startWorker(), startApi()];
  let stop = () => Promise.all([api.stop(), worker.stop()]);
  shutdown.onClose(() => stop());
  await shutdown.unlessRequested(Promise.all([firstReady('worker', worker), firstReady('API', api)]));

  const options = { log: console.error, onFatal: (/** @type {string} */ reason) => shutdown.request(1, reason) };
  const workerKept = keepRunning(worker, {
    ...options,
    name: 'worker',
    start: startWorker,
    fatalReason: (how) => refusesConfiguration('worker', how),
  });
  const apiKept = keepRunning(api, {
    ...options,
    name: 'API',
    start: startApi,
    fatalReason: async (how, failingMs) => refusesConfiguration('API', how) ?? (await portTaken(settings, failingMs)),
  });
  stop = () => Promise.all([apiKept.stop(), workerKept.stop()]);
  console.log(`ready ${addressOf(settings)}`);
}

/**
 * Locks the data folder, checks that the port is free, and opens the database.
 *
 * @param {Shutdown} shutdown
 */
export async function openStore(shutdown) {
  const settings = readSettings();
  lockDataDir(settings.dataDir, shutdown);
  await checkAddress(settings);
  const databaseUrl = settings.databaseUrl ?? (await openDatabase(settings.dataDir, shutdown));
  shutdown.checkpoint();
  return { settings, env: environmentFor(settings, databaseUrl) };
}

/** Exit reason of a process with invalid settings: code 78 is EX_CONFIG in sysexits.h. */
const CONFIGURATION_REFUSED = 'exit code 78';

/**
 * @param {string} name
 * @param {string} how it ended
 */
const refusesConfiguration = (name, how) =>
  how === CONFIGURATION_REFUSED
    ? `The ${name} rejected its configuration; see the output above. Stopping everything.`
    : undefined;

/** Milliseconds for which a restart waits if another program has taken the port. */
const PORT_MS = 60_000;

/**
 * @param {import('./settings.mjs').Settings} settings
 * @param {number} failingMs
 */
async function portTaken(settings, failingMs) {
  const free = await tryPort(settings.port, settings.host).catch(() => undefined);
  if (free !== undefined || failingMs < PORT_MS) return undefined;
  return `${addressOf(settings)} is used by another program, so the API cannot be restarted. Stopping everything.`;
}

/**
 * Checks the port before anything is started, so that the error is readable.
 *
 * @param {import('./settings.mjs').Settings} settings
 */
async function checkAddress(settings) {
  const free = await tryPort(settings.port, settings.host).catch((error) => {
    throw new Problem(`${addressOf(settings)} is not available: ${error.message}`);
  });
  if (free === undefined) {
    throw new Problem(`${addressOf(settings)} is used by another program. Choose another port: PORT=3001 npm start`);
  }
}

/**
 * @param {string[]} program arguments of Node
 * @param {NodeJS.ProcessEnv} env
 */
export async function migrate(program, env) {
  const exitCode = await exitCodeOf(process.execPath, program, { env });
  if (exitCode !== 0) throw new Problem('The database could not be prepared; see the output above.');
}

/**
 * @param {string} name
 * @param {import('./keep-running.mjs').Part} own
 */
export async function firstReady(name, own) {
  const failure = await Promise.race([
    own.ready,
    own.exited.then((how) => `stopped before it was ready (${how})`),
    sleep(READY_MS, `is not ready after ${READY_MS / 1000} s`, { ref: false }),
  ]);
  if (failure !== undefined) throw new Problem(`The ${name} process ${failure}.`);
}

/**
 * @param {string} dataDir
 * @param {Shutdown} shutdown
 */
function lockDataDir(dataDir, shutdown) {
  makeDataDir(dataDir);
  const lock = takeLock(join(dataDir, 'start.lock'));
  if (lock.heldBy !== undefined) {
    throw new Problem(
      `${dataDir} is in use by process ${lock.heldBy}. Stop it, or choose another folder with DATA_DIR.`,
    );
  }
  shutdown.onClose(lock.release);
}

/**
 * @param {import('./settings.mjs').Settings} settings
 * @param {string} databaseUrl
 * @returns {NodeJS.ProcessEnv}
 */
function environmentFor({ host, port, dataDir }, databaseUrl) {
  return {
    ...process.env,
    HOST: host,
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
  };
}
