import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../problem.mjs';

/**
 * The password of the product's role in the embedded database: made at the first start and kept in DATA_DIR, readable by
 * its owner only. The caller holds the lock of the data folder.
 *
 * @param {string} dataDir
 * @returns {string}
 */
export function databasePassword(dataDir) {
  const path = join(dataDir, 'database-password');
  if (!existsSync(path) && existsSync(join(dataDir, 'postgres'))) {
    throw new Problem(
      `${path} is missing, and the database beside it cannot be opened without it. Restore it from a backup.`,
    );
  }
  return storedSecret(path);
}

/**
 * The password of the superuser, which only the supervisor knows. Data folders of earlier versions have none yet.
 *
 * @param {string} dataDir
 * @returns {string}
 */
export const superuserPassword = (dataDir) => storedSecret(join(dataDir, 'superuser-password'));

/**
 * @param {string} path
 * @returns {string} what the file holds; a random secret is written first where there is none
 */
function storedSecret(path) {
  if (!existsSync(path)) {
    // Renamed into place: a start that is killed here must not leave half a password, and a database nobody can open.
    const unfinished = `${path}.new`;
    writeFileSync(unfinished, randomBytes(32).toString('base64url'), { mode: 0o600 });
    renameSync(unfinished, path);
  }
  return readFileSync(path, 'utf8');
}
