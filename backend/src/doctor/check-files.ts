import { existsSync, mkdtempSync, rmdirSync, statfsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ok, problem, reasonOf, warning, type Check, type Result } from './finding.js';

const readMore = 'docs/operations.md#data-folder';
const FEW_BYTES = 100_000_000;
const SOME_BYTES = 1_000_000_000;

/** Files in `DATA_DIR` that open the database, sessions or accounts. */
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
        advice: 'Start as the account that owns the folder, or give the folder to this account.',
        readMore,
      }),
    ];
  }
  return [ok(`DATA_DIR (${path}) is writable.`), room(path)];
}

function creatable(path: string): Result[] {
  let parent = dirname(path);
  while (!existsSync(parent)) parent = dirname(parent);
  try {
    rmdirSync(mkdtempSync(join(parent, '.doctor-')));
    return [ok(`DATA_DIR (${path}) does not exist yet; the first start creates it.`), room(parent)];
  } catch (error) {
    return [
      problem({
        message: `DATA_DIR (${path}) does not exist and cannot be created (${reasonOf(error)}).`,
        advice: 'Choose another DATA_DIR, or create the folder for this account.',
        readMore,
      }),
    ];
  }
}

function room(path: string): Result {
  const { bavail, bsize } = statfsSync(path);
  const free = bavail * bsize;
  const size = `${(free / 1e9).toFixed(1)} GB are free there`;
  if (free >= SOME_BYTES) return ok(`${size}.`);
  const text = { advice: 'Make room, or move DATA_DIR to a larger disk.', readMore };
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
        advice: 'Save the password elsewhere, or change it, and delete the file.',
        readMore: 'docs/operations.md#staff-accounts',
      }),
    );
  return findings.length > 0 || present.length === 0 ? findings : [ok('Only this account can read the secrets.')];
}
