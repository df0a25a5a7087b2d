// The embedded database of a product that is already running.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../problem.mjs';

/**
 * Zero-based number of the line with the port in postmaster.pid:
 * https://www.postgresql.org/docs/current/storage-file-layout.html
 */
const PORT_LINE = 3;

/**
 * @param {string} dataDir
 * @param {{ user: string, password: string }} login
 * @param {string} database
 * @returns {string} its URL
 */
export function runningDatabaseUrl(dataDir, { user, password }, database) {
  const pidFile = join(dataDir, 'postgres', 'postmaster.pid');
  const port = existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8').split('\n')[PORT_LINE]) : NaN;
  if (!Number.isInteger(port) || port === 0)
    throw new Problem('The product is starting or stopping. Try again in a moment.');
  return `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}

/** @param {string} dataDir */
export function requireDatabase(dataDir) {
  if (existsSync(join(dataDir, 'postgres'))) return;
  throw new Problem(
    `There is no database in ${dataDir}. Set DATA_DIR to the product's folder, or start the product once.`,
  );
}
