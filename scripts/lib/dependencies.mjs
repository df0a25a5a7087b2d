// node_modules, as package-lock.json says.
import { existsSync } from 'node:fs';
import { delimiter } from 'node:path';
import { inCheckout, readJson } from './checkout.mjs';
import { run } from './run.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} LockEntry
 * @typedef {{ packages: Record<string, LockEntry> }} Lock
 */

/**
 * Compares contents, not file times: a checkout of another branch touches the lock without changing it, and an install
 * that was killed leaves no record of itself.
 *
 * @param {Lock} wanted package-lock.json
 * @param {Lock} installed npm's own record, node_modules/.package-lock.json
 */
export function satisfies(wanted, installed) {
  return Object.entries(wanted.packages).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link) return true;
    const present = installed.packages[path];
    // Packages for other systems are in the lock and rightly not on the disk.
    if (!present) return Boolean(entry.optional || entry.devOptional);
    return present.version === entry.version && present.integrity === entry.integrity;
  });
}

export function dependenciesAreInstalled() {
  const record = inCheckout('node_modules', '.package-lock.json');
  return existsSync(record) && satisfies(readJson(inCheckout('package-lock.json')), readJson(record));
}

export async function installDependencies() {
  console.log('installing dependencies (a few minutes the first time) …');
  // --include=dev: the build needs them even where NODE_ENV says production.
  // --loglevel=error: npm runs on the machine's Node, which may be older than the one the packages ask for.
  await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    env: withoutOwnBinaries(process.env),
  });
}

/**
 * `npm start` puts node_modules/.bin first in PATH, so npm itself would run on the very Node it is about to replace.
 *
 * @param {NodeJS.ProcessEnv} env
 */
function withoutOwnBinaries(env) {
  const own = inCheckout('node_modules');
  const rest = (env.PATH ?? '').split(delimiter).filter((folder) => !folder.startsWith(own));
  return { ...env, PATH: rest.join(delimiter) };
}
