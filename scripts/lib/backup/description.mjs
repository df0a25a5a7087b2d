// The file that marks a folder as a complete backup.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../problem.mjs';
import { writeSynced } from './files.mjs';

export const DESCRIPTION = 'backup.json';

/** @typedef {{ postgres: string, takenAt: string }} Description postgres: major version; takenAt: ISO time */

/**
 * @param {string} path
 * @param {Description} description
 */
export const writeDescription = (path, description) =>
  writeSynced(path, `${JSON.stringify(description, undefined, 2)}\n`);

/**
 * @param {string} backup
 * @returns {Description}
 */
export function readDescription(backup) {
  const path = join(backup, DESCRIPTION);
  if (!existsSync(path)) throw new Problem(`${backup} is not a backup: it has no ${DESCRIPTION}.`);
  return JSON.parse(readFileSync(path, 'utf8'));
}
