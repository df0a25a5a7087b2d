import { chmodSync, mkdirSync } from 'node:fs';

/**
 * Makes the folder if it does not exist. The account that runs the database may pass through to its files, and nobody
 * lists the rest.
 *
 * @param {string} dataDir
 */
export function makeDataDir(dataDir) {
  const isNew = mkdirSync(dataDir, { recursive: true }) !== undefined;
  if (isNew) chmodSync(dataDir, 0o711);
}
