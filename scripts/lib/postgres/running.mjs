import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../problem.mjs';
import { databasePassword } from './password.mjs';
import { DATABASE, PRODUCT_ROLE } from './roles.mjs';

/**
 * Zero-based number of the line in postmaster.pid that contains the port:
 * https://www.postgresql.org/docs/current/storage-file-layout.html
 */
const PORT_LINE = 3;

/**
 * @param {string} dataDir
 * @param {string} user
 * @param {(dataDir: string) => string} passwordOf called only if the database is running, because it may
 *   create the password
 * @param {string} database
 * @returns {string} its URL
 */
export function runningDatabaseUrl(dataDir, user, passwordOf, database) {
  const pidFile = join(dataDir, 'postgres', 'postmaster.pid');
  const port = existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8').split('\n')[PORT_LINE]) : NaN;
  if (!Number.isInteger(port) || port === 0)
    throw new Problem('The product is starting or stopping. Try again in a moment.');
  return `postgres://${user}:${encodeURIComponent(passwordOf(dataDir))}@127.0.0.1:${port}/${database}`;
}

/**
 * @param {string} dataDir
 * @returns {string} the URL for the product's role
 */
export const runningDatabase = (dataDir) => runningDatabaseUrl(dataDir, PRODUCT_ROLE, databasePassword, DATABASE);

/** @param {string} dataDir */
export function requireDatabase(dataDir) {
  if (existsSync(join(dataDir, 'postgres'))) return;
  throw new Problem(
    `There is no database in ${dataDir}. Set DATA_DIR to the product's folder, or start the product once.`,
  );
}
