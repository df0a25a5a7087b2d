// Computes a fingerprint of a workspace's sources; an equal fingerprint means that no build is needed.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const NOT_BUILT_FROM = new Set(['dist', 'node_modules', 'coverage', 'test']);
const TEST_FILE = /[.-]spec\.tsx?$/;

/**
 * @param {string} folder
 * @returns {string[]} paths of the files that the build may read, in a stable order
 */
function sourceFiles(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return NOT_BUILT_FROM.has(entry.name) ? [] : sourceFiles(path);
      return entry.isFile() && !TEST_FILE.test(entry.name) ? [path] : [];
    });
}

/**
 * @param {string} folder the workspace
 * @param {string[]} alsoFrom other texts that affect its build, such as the fingerprints of its dependencies
 */
export function fingerprint(folder, alsoFrom = []) {
  const hash = createHash('sha256');
  for (const path of sourceFiles(folder))
    hash.update(path.slice(folder.length)).update('\0').update(readFileSync(path));
  for (const text of alsoFrom) hash.update('\0').update(text);
  return hash.digest('hex');
}
