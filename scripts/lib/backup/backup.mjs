// Copies a data folder while its database runs, with PostgreSQL's backup functions:
// https://www.postgresql.org/docs/current/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP
import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import pg from 'pg';
import { takeLock } from '../lock.mjs';
import { accountForExistingCluster } from '../postgres/account.mjs';
import { SUPERUSER } from '../postgres/cluster.mjs';
import { openDatabase } from '../postgres/database.mjs';
import { superuserPassword } from '../postgres/password.mjs';
import { requireDatabase, runningDatabaseUrl } from '../postgres/running.mjs';
import { Problem } from '../problem.mjs';
import { readSettings } from '../settings.mjs';
import { Shutdown } from '../shutdown.mjs';
import { copyFolder, sync, syncFolder, writeSynced } from './files.mjs';
import { DESCRIPTION, writeDescription } from './description.mjs';

/** Files of the data folder that only a running product uses. Backups omit them. */
const OF_PROCESSES = ['start.lock'];

/**
 * Files of the database that a backup must not contain: they belong to the running server, or are rebuilt at its next
 * start. The write-ahead log (pg_wal) is copied after the other files.
 */
const OF_SERVER = ['postmaster.pid', 'postmaster.opts', 'pg_wal', 'pg_internal.init'];
const EMPTIED = ['pg_replslot', 'pg_dynshmem', 'pg_notify', 'pg_serial', 'pg_snapshots', 'pg_stat_tmp', 'pg_subtrans'];

/** @param {string[]} args */
export async function runBackup(args) {
  const [target] = args;
  if (!target || args.length > 1) throw new Problem('Name the folder for the backup: npm run backup -- <folder>');
  const { dataDir, databaseUrl } = readSettings();
  if (databaseUrl) {
    throw new Problem(
      'DATABASE_URL is set, so the database is not in DATA_DIR. Back it up with its own tools: docs/backup.md.',
    );
  }
  const started = performance.now();
  const place = await takeBackup(dataDir, resolve(target));
  console.log(`backed up ${dataDir} to ${place} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/**
 * @param {string} dataDir
 * @param {string} target a folder that does not exist
 * @returns {Promise<string>} the target folder
 */
export async function takeBackup(dataDir, target) {
  requireDatabase(dataDir);
  if (existsSync(target)) throw new Problem(`${target} exists. Name a folder that does not exist yet.`);
  if (!relative(realpathSync(dataDir), resolve(target)).startsWith('..'))
    throw new Problem(`${target} is in ${dataDir}. A backup cannot contain itself: name a folder elsewhere.`);
  const shutdown = new Shutdown();
  // Write to another folder first, because an interrupted backup must not look complete.
  const unfinished = `${target}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  try {
    const url = await superuserUrl(dataDir, shutdown);
    copyFolder(dataDir, unfinished, { skip: (path) => path === 'postgres' || OF_PROCESSES.includes(basename(path)) });
    await copyDatabase(realpathSync(join(dataDir, 'postgres')), join(unfinished, 'postgres'), url);
    syncFolder(unfinished);
    renameSync(unfinished, target);
    // Flushes the parent folder, because the rename changed its entries.
    sync(dirname(target));
    return target;
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  } finally {
    await shutdown.close();
  }
}

/**
 * Returns the URL with which the superuser connects to the running product's database. If the product is not running,
 * starts the database for the duration of the backup.
 * @param {string} dataDir
 * @param {Shutdown} shutdown
 */
async function superuserUrl(dataDir, shutdown) {
  const lock = takeLock(join(dataDir, 'start.lock'));
  if (lock.heldBy === undefined) {
    shutdown.onClose(lock.release);
    await openDatabase(dataDir, shutdown);
  }
  return runningDatabaseUrl(dataDir, SUPERUSER, superuserPassword, 'postgres');
}

/**
 * @param {string} folder the files of the running database
 * @param {string} copy
 * @param {string} url
 */
async function copyDatabase(folder, copy, url) {
  const account = accountForExistingCluster(folder, statSync(folder));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // The slot retains the WAL from the start of the backup onward. The slot is deleted when this connection closes.
    await client.query(`SELECT pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`);
    const { rows } = await client.query(`SELECT pg_walfile_name(pg_backup_start('shortlist', fast => true)) AS first`);
    const { first } = rows[0];
    copyFolder(folder, copy, { skip: (path) => OF_SERVER.includes(basename(path)) || isEmptied(path), owner: account });
    const { rows: ends } = await client.query(
      'SELECT labelfile, pg_walfile_name(lsn) AS last, clock_timestamp() AS taken_at FROM pg_backup_stop(false)',
    );
    const { labelfile, last, taken_at: takenAt } = ends[0];
    writeSynced(join(copy, 'backup_label'), labelfile, account);
    copyFolder(join(folder, 'pg_wal'), join(copy, 'pg_wal'), {
      // The names of WAL segments sort in the order in which the segments were written.
      skip: (path) => !path.endsWith('.history') && !(/^[0-9A-F]{24}$/.test(path) && path >= first && path <= last),
      owner: account,
    });
    const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
    writeDescription(join(dirname(copy), DESCRIPTION), { postgres: version, takenAt: takenAt.toISOString() });
  } finally {
    await client.end();
  }
}

/** @param {string} path */
const isEmptied = (path) => EMPTIED.some((name) => path.startsWith(`${name}/`));
