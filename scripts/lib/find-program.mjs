import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @param {string} path */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string[]} names in order of preference
 * @returns {string | undefined} the path of the first program that exists in PATH
 */
export function findProgram(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}
