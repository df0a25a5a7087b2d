import { chmodSync, mkdirSync } from 'node:fs';

/**
 * Creates the folder if it does not exist. Other accounts, such as the database's, can open paths inside it but cannot
 * list it.
 *
 * @param {string} dataDir
 */
export function makeDataDir(dataDir) {
  const isNew = mkdirSync(dataDir, { recursive: true }) !== undefined;
  if (isNew) chmodSync(dataDir, 0o711);
}
