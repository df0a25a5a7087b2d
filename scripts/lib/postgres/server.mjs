// Runs one PostgreSQL server on loopback until this process ends.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { archiveSettings } from '../backup/journal-archive.mjs';
import { dyingWithParent } from '../die-with-parent.mjs';
import { freePort } from '../free-port.mjs';
import { errorCode, Problem } from '../problem.mjs';
import { childrenOf, commandOf, isAlive, parentOf } from '../process-info.mjs';
import { SUPERUSER } from './cluster.mjs';
import { MINIMAL_ENV } from './minimal-env.mjs';

const STOP_MS = 60_000;
const START_MS = 60_000;
const LAST_CHANCE_MS = 2_000;
/** Milliseconds to wait for the last output of a server that has exited. */
const PIPE_MS = 1_000;
const LAST_LINES = 10;
/**
 * Matches errors that may be temporary: another program holds the port, or processes of a killed server are still
 * running.
 */
const TRANSIENT = /already in use|still in use|already exists/;

/**
 * @typedef {{
 *   urlOf(database: string, login?: import('./roles.mjs').Login): string,
 *   port: number,
 *   exited: Promise<string>,
 *   end(): Promise<void>,
 *   stop(): Promise<void>,
 * }} Server `stop` shuts the server down; `end` kills a server that hangs, and its next start recovers from the WAL
 */

/**
 * @param {{ cluster: import('./cluster.mjs').Cluster, password: string, durable?: boolean, archives?: boolean,
 *   port?: number }} wanted
 *   password: the superuser's; port: a free port by default
 * @returns {Promise<Server>}
 */
export async function startServer({ cluster, password, durable = true, archives = durable, port: wantedPort }) {
  await stopLeftover(cluster.folder);
  const deadline = Date.now() + START_MS;
  for (;;) {
    const port = wantedPort ?? (await freePort());
    const server = launch(cluster, port, { durable, archives });
    const failure = await Promise.race([server.ready, server.exited]);
    if (failure === undefined) {
      const urlOf = (/** @type {string} */ database, login = { user: SUPERUSER, password }) =>
        `postgres://${login.user}:${encodeURIComponent(login.password)}@127.0.0.1:${port}/${database}`;
      return { urlOf, port, exited: server.exited, end: server.end, stop: server.stop };
    }
    if (!TRANSIENT.test(failure) || Date.now() > deadline) throw new Problem(`PostgreSQL did not start:\n${failure}`);
    await sleep(500);
  }
}

/**
 * @param {import('./cluster.mjs').Cluster} cluster
 * @param {number} port
 * @param {{ durable: boolean, archives: boolean }} options archives: whether the WAL is archived to WAL_ARCHIVE_DIR
 */
function launch({ folder, account, binaries }, port, { durable, archives }) {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    // Failed statements can contain user data, which must not be logged.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...(archives && archiveSettings(account)),
    ...(!durable && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
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
    // Starts a separate process group: Ctrl-C must reach only this process, so that the database stops last.
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
      // Limit the wait for `close`, because a hanging child process of the server would keep the pipe open forever.
      setTimeout(how, PIPE_MS);
    });
  });
  const stop = async () => {
    child.kill('SIGINT'); // SIGINT is PostgreSQL's fast shutdown: it ends sessions and writes all data to disk.
    // SIGQUIT ends PostgreSQL immediately; its next start recovers the data.
    const timer = setTimeout(() => child.kill('SIGQUIT'), STOP_MS);
    await exited;
    clearTimeout(timer);
  };
  const end = async () => {
    const { pid } = child;
    if (pid === undefined) return;
    // Child processes are killed as well: a hanging child outlives its parent, and the next start would wait for it.
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
 * @param {number} pid the id of a child process of the server
 * @param {number} parent the id of the server's main process
 */
function killIfOurs(pid, parent) {
  // If the main process has ended, the child has a new parent, but the child's name still begins with "postgres: ".
  const known = parentOf(pid) === parent || commandOf(pid).startsWith('postgres: ');
  try {
    if (known) process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}

/**
 * Stops a server whose supervisor was killed. Without a parent-death signal, such a server keeps running. The caller
 * holds the lock of the data folder, so no other process uses the server.
 *
 * @param {string} folder
 */
async function stopLeftover(folder) {
  const pidFile = join(folder, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  if (!isAlive(pid)) return; // PostgreSQL recovers from the crash at its next start.
  const isOurs = () => commandOf(pid).includes(folder);
  if (!isOurs()) {
    // The process id now belongs to another program, which PostgreSQL would mistake for a running server.
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
