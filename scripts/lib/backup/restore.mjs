// Writes a backup into an empty data folder and lets PostgreSQL recover it, up to a point in time if one is given.
import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, readdirSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { makeDataDir } from '../data-dir.mjs';
import { takeLock } from '../lock.mjs';
import { accountForNewCluster } from '../postgres/account.mjs';
import { placeCluster } from '../postgres/cluster.mjs';
import { superuserPassword } from '../postgres/password.mjs';
import { startServer } from '../postgres/server.mjs';
import { Problem } from '../problem.mjs';
import { readSettings } from '../settings.mjs';
import { DESCRIPTION, readDescription } from './description.mjs';
import { copyFolder, syncFolder, writeSynced } from './files.mjs';
import { archiveFolder, restoreCommand } from './journal-archive.mjs';

const USAGE = 'Name the backup: npm run restore -- <folder> [--until 2026-12-01T14:30:00Z]';

/** @param {string[]} args */
export async function runRestore(args) {
  const { positionals, values } = parseArgs({ args, options: { until: { type: 'string' } }, allowPositionals: true });
  const [backup] = positionals;
  if (!backup || positionals.length > 1) throw new Problem(USAGE);
  const { dataDir } = readSettings();
  const until = values.until === undefined ? undefined : parseTime(values.until);
  const recoveredUntil = await restoreBackup({ backup: resolve(backup), dataDir, until });
  console.log(`restored ${dataDir} as of ${recoveredUntil}. Start the product: npm start`);
}

/** @param {string} text */
function parseTime(text) {
  // Without a time zone, the time would depend on where the command runs.
  const namesZone = text.endsWith('Z') || /[+-]\d\d:\d\d$/.test(text);
  if (!namesZone || Number.isNaN(Date.parse(text)))
    throw new Problem(`--until must be a time with its zone, such as 2026-12-01T14:30:00Z, not \`${text}\`.`);
  return new Date(text);
}

/**
 * @param {{ backup: string, dataDir: string, until?: Date | undefined }} wanted until: the time at which to
 *   stop replaying the archived WAL; undefined replays all of it
 * @returns {Promise<string>} the time up to which changes are restored
 */
export async function restoreBackup({ backup, dataDir, until }) {
  const { takenAt } = readDescription(backup);
  if (until && until < new Date(takenAt))
    throw new Problem(`The backup was taken at ${takenAt}, after that time. Use an earlier backup.`);
  const archive = archiveFolder();
  if (archive) requireReadable(archive);
  if (until && !archive) throw new Problem('--until needs WAL_ARCHIVE_DIR, the folder with the archived journal.');
  requireEmpty(dataDir);
  makeDataDir(dataDir);
  const lock = takeLock(join(dataDir, 'start.lock'));
  if (lock.heldBy !== undefined) throw new Problem(`${dataDir} is in use by process ${lock.heldBy}.`);
  try {
    copyFolder(backup, dataDir, { skip: (path) => path === 'postgres' || path === DESCRIPTION });
    const cluster = await placeCluster(dataDir, (folder, owner) => {
      copyFolder(join(backup, 'postgres'), folder, { owner });
      if (archive) replayArchive(folder, { archive, until, owner });
      syncFolder(folder);
    });
    const password = superuserPassword(dataDir);
    // The server accepts connections once it has replayed the WAL.
    const server = await startServer({ cluster, password, archives: false });
    try {
      return (await endRecovery(server.urlOf('postgres'))) ?? takenAt;
    } finally {
      await server.stop();
    }
  } finally {
    lock.release();
  }
}

/**
 * Throws if a segment is unreadable, because PostgreSQL would treat it as the end of the WAL and silently restore less.
 *
 * @param {string} archive
 */
function requireReadable(archive) {
  const script = 'cd "$0" && for each in *; do test -r "$each" || exit 1; done';
  if (spawnSync('sh', ['-c', script, archive], { ...accountForNewCluster(), stdio: 'ignore' }).status === 0) return;
  throw new Problem(
    `WAL_ARCHIVE_DIR is ${archive}, which does not exist or has files that the account of the database cannot read.`,
  );
}

/** @param {string} dataDir */
function requireEmpty(dataDir) {
  if (!existsSync(dataDir) || readdirSync(realpathSync(dataDir)).length === 0) return;
  throw new Problem(`${dataDir} is not empty. Stop the product and move the folder away, or set another DATA_DIR.`);
}

/**
 * @param {string} folder of the database files
 * @param {{
 *   archive: string,
 *   until: Date | undefined,
 *   owner: import('../postgres/account.mjs').Account | undefined,
 * }} wanted
 */
function replayArchive(folder, { archive, until, owner }) {
  const settings = {
    restore_command: restoreCommand(archive),
    // Follows the backup's timeline: an earlier restore may have started another timeline in the same archive.
    recovery_target_timeline: 'current',
    ...(until && {
      // PostgreSQL reads this setting before it loads its time zones, so it would reject `Z`.
      recovery_target_time: until.toISOString().replace('Z', '+00'),
      recovery_target_action: 'promote',
    }),
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'`);
  appendFileSync(join(folder, 'postgresql.auto.conf'), `${lines.join('\n')}\n`);
  writeSynced(join(folder, 'recovery.signal'), '', owner);
}

/**
 * Removes the recovery settings from a server that has finished its recovery.
 *
 * @param {string} url
 * @returns {Promise<string | undefined>} the time of the last change in the replayed WAL, if there was one
 */
async function endRecovery(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const name of [
      'restore_command',
      'recovery_target_timeline',
      'recovery_target_time',
      'recovery_target_action',
    ])
      await client.query(`ALTER SYSTEM RESET ${name}`);
    const { rows } = await client.query('SELECT pg_last_xact_replay_timestamp() AS last');
    return rows[0].last?.toISOString();
  } finally {
    await client.end();
  }
}
