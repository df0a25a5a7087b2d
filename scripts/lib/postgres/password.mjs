import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../problem.mjs';

/**
 * Returns the password of the product's role in the embedded database. Creates it at the first start, in a file in
 * DATA_DIR that only the owner can read. The caller holds the lock of the data folder.
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
 * Returns the password of the database superuser, which only the supervisor knows. Creates it if it is missing, as in
 * data folders of earlier versions.
 *
 * @param {string} dataDir
 * @returns {string}
 */
export const superuserPassword = (dataDir) => storedSecret(join(dataDir, 'superuser-password'));

/**
 * @param {string} path
 * @returns {string} the content of the file, which is created with a random secret if missing
 */
function storedSecret(path) {
  if (!existsSync(path)) {
    // Renames a complete file into place, because a partly written password would make the database unusable.
    const unfinished = `${path}.new`;
    writeFileSync(unfinished, randomBytes(32).toString('base64url'), { mode: 0o600 });
    renameSync(unfinished, path);
  }
  return readFileSync(path, 'utf8');
}
