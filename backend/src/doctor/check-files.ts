import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmdirSync, statfsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ok, problem, reasonOf, warning, type Check, type Result } from './finding.js';

const readMore = 'docs/operations.md#data-folder';
const FEW_BYTES = 100_000_000;
const SOME_BYTES = 1_000_000_000;

/** Files in `DATA_DIR` that contain secrets for the database, sessions or accounts. */
const SECRETS = ['session-secret', 'database-password', 'superuser-password', 'admin-password', 'outbox'];
const OTHERS_MAY_READ = 0o044;

export const filesCheck = (dataDir: string, envFile: string | undefined): Check => ({
  part: 'files',
  readMore,
  run: () => [...folder(dataDir), ...secrets(dataDir, envFile)],
});

function folder(dataDir: string): Result[] {
  const path = resolve(dataDir);
  if (!existsSync(path)) return creatable(path);
  try {
    rmdirSync(mkdtempSync(join(path, '.doctor-')));
  } catch (error) {
    return [
      problem({
        message: `DATA_DIR (${path}) is not writable (${reasonOf(error)}): secrets and emails cannot be stored.`,
        advice: 'Start the product as the account that owns the folder, or make the current account the owner.',
        readMore,
      }),
    ];
  }
  return [ok(`DATA_DIR (${path}) is writable.`), room(path, 'DATA_DIR')];
}

/** @param isEmbedded whether the database is the embedded one, which archives its write-ahead log in `folder` */
export const archiveCheck = (folder: string | undefined, dataDir: string, isEmbedded: boolean): Check => ({
  part: 'journal archive',
  readMore: ARCHIVE,
  run: () => {
    if (!folder?.trim()) return [ok('WAL_ARCHIVE_DIR is not set: a restore can only reach the time of a backup.')];
    return isEmbedded ? archive(resolve(folder), join(resolve(dataDir), 'postgres')) : [withoutEffect];
  },
});

const ARCHIVE = 'docs/backup.md#the-embedded-database';

const withoutEffect = warning({
  message: 'WAL_ARCHIVE_DIR has no effect on your own database: its journal is not archived.',
  advice: 'Set archive_command on your database server, and remove WAL_ARCHIVE_DIR.',
  readMore: 'docs/backup.md#a-database-of-your-own',
});

function archive(folder: string, databaseFiles: string): Result[] {
  if (!existsSync(folder))
    return [
      warning({
        message: `WAL_ARCHIVE_DIR (${folder}) does not exist. The next start creates it, unless its disk is not mounted.`,
        advice: 'Mount the disk, then start the product again.',
        readMore: ARCHIVE,
      }),
    ];
  if (!isWritable(folder, databaseFiles))
    return [
      problem({
        message: `PostgreSQL cannot write to WAL_ARCHIVE_DIR (${folder}): its journal grows until the disk is full.`,
        advice:
          'Make the account that owns the database files the owner of the folder, and let it enter the parent folders.',
        readMore: ARCHIVE,
      }),
    ];
  return [ok(`PostgreSQL can write to WAL_ARCHIVE_DIR (${folder}).`), room(folder, 'WAL_ARCHIVE_DIR')];
}

/**
 * Returns whether the folder is writable by the current user or, if root runs the check, by the owner of the database
 * files.
 */
function isWritable(folder: string, databaseFiles: string): boolean {
  const mayChange = process.getuid?.() === 0 && existsSync(databaseFiles);
  const { uid, gid } = mayChange ? statSync(databaseFiles) : {};
  const account = uid === undefined ? {} : { uid, gid };
  return spawnSync('sh', ['-c', 'cd "$0" && test -w .', folder], { ...account, stdio: 'ignore' }).status === 0;
}

function creatable(path: string): Result[] {
  let parent = dirname(path);
  while (!existsSync(parent)) parent = dirname(parent);
  try {
    rmdirSync(mkdtempSync(join(parent, '.doctor-')));
    return [ok(`DATA_DIR (${path}) does not exist yet; the first start creates it.`), room(parent, 'DATA_DIR')];
  } catch (error) {
    return [
      problem({
        message: `DATA_DIR (${path}) does not exist and cannot be created (${reasonOf(error)}).`,
        advice: 'Choose another DATA_DIR, or create the folder and make the current account the owner.',
        readMore,
      }),
    ];
  }
}

/** @param setting the setting that names the folder */
function room(path: string, setting: string): Result {
  const { bavail, bsize } = statfsSync(path);
  const free = bavail * bsize;
  const size = `${(free / 1e9).toFixed(1)} GB are free there`;
  if (free >= SOME_BYTES) return ok(`${size}.`);
  const text = { advice: `Free some space, or move ${setting} to a larger disk.`, readMore };
  if (free >= FEW_BYTES) return warning({ message: `${size}: the disk is nearly full.`, ...text });
  return problem({ message: `${size}: the database stops when the disk is full.`, ...text });
}

function secrets(dataDir: string, envFile: string | undefined): Result[] {
  const paths = [...SECRETS.map((name) => join(resolve(dataDir), name)), ...(envFile ? [envFile] : [])];
  const present = paths.filter(existsSync);
  const open = present.filter((path) => (statSync(path).mode & OTHERS_MAY_READ) !== 0);
  const findings = open.map((path) =>
    warning({
      message: `Other accounts of this machine can read ${path}, which contains secrets.`,
      advice: `Run chmod go= ${path}`,
      readMore,
    }),
  );
  const password = join(resolve(dataDir), 'admin-password');
  if (existsSync(password))
    findings.push(
      warning({
        message: `${password} still contains the first password of the staff account admin.`,
        advice: 'Delete this password file after you have saved the password elsewhere or changed it.',
        readMore: 'docs/operations.md#staff-accounts',
      }),
    );
  return findings.length > 0 || present.length === 0
    ? findings
    : [ok('Only the current account can read the files with secrets.')];
}
