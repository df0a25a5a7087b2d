// One PostgreSQL server on loopback, for as long as this process lives.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { dyingWithParent } from '../die-with-parent.mjs';
import { freePort } from '../free-port.mjs';
import { errorCode, Problem } from '../problem.mjs';
import { childrenOf, commandOf, isAlive, parentOf } from '../process-info.mjs';
import { SUPERUSER } from './cluster.mjs';
import { MINIMAL_ENV } from './minimal-env.mjs';

const STOP_MS = 60_000;
const START_MS = 60_000;
const LAST_CHANCE_MS = 2_000;
/** For the last lines of a server that ended. */
const PIPE_MS = 1_000;
const LAST_LINES = 10;
/** The port was taken meanwhile, or processes of a server that was killed are not all gone yet. */
const PASSING = /already in use|still in use|already exists/;

/**
 * @typedef {{
 *   urlOf(database: string, login?: import('./roles.mjs').Login): string,
 *   port: number,
 *   exited: Promise<string>,
 *   end(): Promise<void>,
 *   stop(): Promise<void>,
 * }} Server `stop` shuts it down in order; `end` ends one that hangs, and the next start recovers from its journal
 */

/**
 * @param {{ cluster: import('./cluster.mjs').Cluster, password: string, durable?: boolean, port?: number }} wanted
 *   password: of the superuser; port: a free one where none is given
 * @returns {Promise<Server>}
 */
export async function startServer({ cluster, password, durable = true, port: wantedPort }) {
  await stopLeftover(cluster.folder);
  const deadline = Date.now() + START_MS;
  for (;;) {
    const port = wantedPort ?? (await freePort());
    const server = launch(cluster, port, durable);
    const failure = await Promise.race([server.ready, server.exited]);
    if (failure === undefined) {
      const urlOf = (/** @type {string} */ database, login = { user: SUPERUSER, password }) =>
        `postgres://${login.user}:${encodeURIComponent(login.password)}@127.0.0.1:${port}/${database}`;
      return { urlOf, port, exited: server.exited, end: server.end, stop: server.stop };
    }
    if (!PASSING.test(failure) || Date.now() > deadline) throw new Problem(`PostgreSQL did not start:\n${failure}`);
    await sleep(500);
  }
}

/**
 * @param {import('./cluster.mjs').Cluster} cluster
 * @param {number} port
 * @param {boolean} durable
 */
function launch({ folder, account, binaries }, port, durable) {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    // What people wrote must not reach a log by way of a failed statement.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const wanted = dyingWithParent(
    'INT',
    binaries.postgres,
    [
      '-D',
      folder,
      '-p',
      String(port),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    account,
  );
  const child = spawn(wanted.command, wanted.args, {
    ...wanted.account,
    cwd: '/',
    env: MINIMAL_ENV,
    // A group of its own: Ctrl-C in the terminal must reach us first, so that the database goes last.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let tail = '';
  /** @type {Promise<undefined>} */
  const ready = new Promise((resolve) => {
    child.stderr.setEncoding('utf8').on('data', (text) => {
      tail = (tail + text).slice(-4000);
      if (tail.includes('ready to accept connections')) resolve(undefined);
    });
  });
  /** @type {Promise<string>} */
  const exited = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => {
      const how = () => resolve(signal ?? `exit code ${code}:\n${lastLines(tail)}`);
      child.once('close', how);
      // Its own processes hold the pipe too, and one that hangs would keep it open.
      setTimeout(how, PIPE_MS);
    });
  });
  const stop = async () => {
    child.kill('SIGINT'); // fast shutdown: ends sessions, writes everything down
    const timer = setTimeout(() => child.kill('SIGQUIT'), STOP_MS); // the next start then recovers from its journal
    await exited;
    clearTimeout(timer);
  };
  const end = async () => {
    const { pid } = child;
    if (pid === undefined) return;
    // They leave when the first process has gone, unless they hang too; the next start would wait for them.
    const own = childrenOf(pid);
    child.kill('SIGQUIT');
    await Promise.race([exited, sleep(LAST_CHANCE_MS)]);
    child.kill('SIGKILL');
    for (const each of own) killIfOurs(each, pid);
    await exited;
  };
  return { ready, exited, end, stop };
}

/** @param {string} text */
const lastLines = (text) => text.trimEnd().split('\n').slice(-LAST_LINES).join('\n');

/**
 * @param {number} pid of a process of PostgreSQL
 * @param {number} parent its first process
 */
function killIfOurs(pid, parent) {
  // Orphans belong to another parent by now; what still has a name of PostgreSQL's processes was ours.
  const known = parentOf(pid) === parent || commandOf(pid).startsWith('postgres: ');
  try {
    if (known) process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}

/**
 * A server whose supervisor was killed is still shutting down, or (where the system cannot tell it) still serving.
 * The caller holds the lock of the data folder, so nobody else wants it.
 *
 * @param {string} folder
 */
async function stopLeftover(folder) {
  const pidFile = join(folder, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  if (!isAlive(pid)) return; // PostgreSQL itself sees that, and recovers
  const isOurs = () => commandOf(pid).includes(folder);
  if (!isOurs()) {
    // The number now belongs to somebody else, which PostgreSQL would take for a running server.
    rmSync(pidFile);
    return;
  }
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + STOP_MS;
  while (isAlive(pid) && isOurs()) {
    if (Date.now() > deadline)
      throw new Problem(`An earlier PostgreSQL (process ${pid}) still uses ${folder} and did not stop.`);
    await sleep(100);
  }
}
