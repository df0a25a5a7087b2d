// Finds the database files (PostgreSQL calls them a cluster), and creates them at the first start.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Problem } from '../problem.mjs';
import { accountForExistingCluster, accountForNewCluster, canUse } from './account.mjs';
import { postgresBinaries } from './binaries.mjs';
import { MINIMAL_ENV } from './minimal-env.mjs';
import { PERMANENT_HOME } from './permanent-home.mjs';

/**
 * The role created by initdb. The product does not use this role, because the role can never lose its superuser rights.
 */
export const SUPERUSER = 'postgres';

/**
 * @typedef {{
 *   folder: string,
 *   account: import('./account.mjs').Account | undefined,
 *   binaries: import('./binaries.mjs').Binaries,
 * }} Cluster
 */

/**
 * Finds or creates the cluster of a data folder. `<dataDir>/postgres` is the cluster or a link to it.
 *
 * @param {{ dataDir: string, password: string, durable?: boolean, log?: (line: string) => void }} options
 *   password: the password of the superuser; durable: false skips waiting for the disk, for tests
 * @returns {Promise<Cluster>}
 */
export async function openCluster({ dataDir, password, durable = true, log = () => {} }) {
  const place = join(dataDir, 'postgres');
  if (lstatSync(place, { throwIfNoEntry: false })) return existingCluster(place);

  const cluster = await placeCluster(dataDir, (folder, account, binaries) =>
    createCluster({ folder, account, binaries, password, durable }),
  );
  if (realpathSync(place) !== join(realpathSync(dataDir), 'postgres'))
    log(`the database is in ${cluster.folder}, because the account that runs it cannot reach ${dataDir}`);
  return cluster;
}

/**
 * Creates a cluster in a folder that the account running PostgreSQL can access.
 *
 * @param {string} dataDir
 * @param {(
 *   folder: string,
 *   account: import('./account.mjs').Account | undefined,
 *   binaries: import('./binaries.mjs').Binaries,
 * ) => void} make
 * @returns {Promise<Cluster>}
 */
export async function placeCluster(dataDir, make) {
  const account = accountForNewCluster();
  const binaries = await postgresBinaries(account);
  const home = homeFor(dataDir, account);
  const folder = join(home, 'postgres');
  make(folder, account, binaries);
  if (home !== dataDir) symlinkSync(folder, join(dataDir, 'postgres'));
  return { folder, account, binaries };
}

/**
 * @param {string} place
 * @returns {Promise<Cluster>}
 */
async function existingCluster(place) {
  if (!existsSync(place)) {
    throw new Problem(
      `${place} points to database files that no longer exist. Restore them, or remove ${place} to start over.`,
    );
  }
  const folder = realpathSync(place);
  const account = accountForExistingCluster(folder, statSync(folder));
  if (!canUse(folder, account)) {
    throw new Problem(
      `The account that owns the database files in ${folder} cannot reach them. Make the parent folders accessible.`,
    );
  }
  return { folder, account, binaries: await postgresBinaries(account) };
}

/**
 * @param {string} dataDir
 * @param {import('./account.mjs').Account | undefined} account
 * @returns {string} a folder where the account can keep the database files
 */
function homeFor(dataDir, account) {
  if (!account || accountReaches(dataDir, account)) return dataDir;
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  for (let attempt = 1; ; attempt += 1) {
    const home = join(PERMANENT_HOME, attempt === 1 ? name : `${name}-${attempt}`);
    // An existing folder belongs to an earlier data folder with the same path, so do not use it.
    if (existsSync(home)) continue;
    mkdirSync(home, { recursive: true, mode: 0o755 });
    if (accountReaches(home, account)) return home;
    rmSync(home, { recursive: true });
    throw new Problem(`The account that runs PostgreSQL can reach neither ${dataDir} nor ${PERMANENT_HOME}.`);
  }
}

/**
 * @param {string} folder
 * @param {import('./account.mjs').Account} account
 */
function accountReaches(folder, account) {
  const probe = mkdtempSync(join(folder, 'postgres-probe-'));
  try {
    chownSync(probe, account.uid, account.gid);
    return canUse(probe, account);
  } finally {
    rmSync(probe, { recursive: true });
  }
}

/**
 * Creates the cluster under another name and renames it, so that an interrupted start leaves no partial database.
 *
 * @param {Cluster & { password: string, durable: boolean }} wanted
 */
function createCluster({ folder, account, binaries, password, durable }) {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  const aside = mkdtempSync(join(tmpdir(), 'shortlist-'));
  const passwordFile = join(aside, 'password');
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (account) for (const path of [unfinished, aside, passwordFile]) chownSync(path, account.uid, account.gid);
  try {
    const made = spawnSync(
      binaries.initdb,
      [
        ...['-D', unfinished, '-U', SUPERUSER, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'],
        // PostgreSQL's built-in locale sorts by code point, identically on every system. Lists that users see are
        // sorted by the browser.
        ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
        ...(durable ? [] : ['--no-sync']),
      ],
      { ...account, cwd: dirname(aside), env: MINIMAL_ENV, encoding: 'utf8' },
    );
    if (made.status !== 0)
      throw new Problem(`The database could not be created: ${made.error?.message ?? made.stderr}`);
  } finally {
    rmSync(aside, { recursive: true });
  }
  renameSync(unfinished, folder);
}
