// Runs PostgreSQL from the system's packages, as operators do, to test PostgreSQL's tools with the product's data.
import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPackage } from '../debian.mjs';
import { findProgram } from '../find-program.mjs';
import { freePort } from '../free-port.mjs';
import { Problem } from '../problem.mjs';
import { accountForNewCluster } from './account.mjs';
import { MINIMAL_ENV } from './minimal-env.mjs';

const MISSING = 'The api tests need PostgreSQL with its client programs: install it (Debian: apt install postgresql).';
/** Folder of Debian's PostgreSQL packages, with a subfolder for each major version. */
const VERSIONS = '/usr/lib/postgresql';

/** @returns {string | undefined} the folder with the programs of the newest installed version */
function findPrograms() {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a)) : [];
  const inDebian = versions.map((each) => join(VERSIONS, each, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
  return inDebian ?? (findProgram(['initdb']) && findProgram(['pg_dump']) ? '' : undefined);
}

export async function ensureOwnPostgres() {
  if (findPrograms() === undefined) await installPackage('postgresql', MISSING);
  if (findPrograms() === undefined) throw new Problem(MISSING);
}

/**
 * @typedef {{
 *   folder: string,
 *   programs: string,
 *   initialize(): void,
 *   start(settings?: Record<string, string>): void,
 *   stop(): void,
 *   urlOf(database: string, user?: string): string,
 *   run(command: string, env?: Record<string, string>): string,
 *   remove(): void,
 * }} OwnServer `folder` contains the server's files in `data`; `run` runs a shell command under the server's account,
 *   with its programs in PATH
 */

/** @returns {Promise<OwnServer>} */
export async function ownServer() {
  const programs = findPrograms();
  if (programs === undefined) throw new Problem(MISSING);
  const account = accountForNewCluster();
  const folder = mkdtempSync(join(tmpdir(), 'own-postgres-'));
  if (account) chownSync(folder, account.uid, account.gid);
  const port = await freePort();

  const run = (/** @type {string} */ command, /** @type {Record<string, string>} */ env = {}) => {
    const done = spawnSync('sh', ['-euc', command], {
      ...account,
      cwd: folder,
      env: { ...MINIMAL_ENV, PATH: `${programs}:${MINIMAL_ENV.PATH ?? ''}`, ...env },
      encoding: 'utf8',
      // PostgreSQL would inherit the pipes of pg_ctl and keep them open, so spawnSync would never return.
      stdio: command.startsWith('pg_ctl') ? 'ignore' : ['ignore', 'pipe', 'pipe'],
    });
    if (done.status !== 0) throw new Problem(`${command}\n${done.error?.message ?? done.stderr}`);
    return done.stdout;
  };
  return {
    folder,
    programs,
    run,
    initialize: () => {
      run('initdb --pgdata=data --username=postgres --auth=trust --encoding=UTF8 --locale=C --no-sync');
    },
    start: (settings = {}) => {
      const all = {
        listen_addresses: '127.0.0.1',
        unix_socket_directories: '',
        port: String(port),
        fsync: 'off',
        ...settings,
      };
      const options = Object.entries(all).map(([name, value]) => `-c "${name}=${value.replaceAll('"', '\\"')}"`);
      run(
        `pg_ctl start --wait --silent --pgdata=data --log=server.log --options='${options.join(' ').replaceAll("'", `'\\''`)}'`,
      );
    },
    stop: () => {
      run('pg_ctl stop --wait --silent --pgdata=data --mode=fast');
    },
    urlOf: (database, user = 'postgres') => `postgres://${user}@127.0.0.1:${port}/${database}`,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
