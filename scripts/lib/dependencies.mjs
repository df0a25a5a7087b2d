import { existsSync } from 'node:fs';
import { delimiter } from 'node:path';
import { inCheckout, readJson } from './checkout.mjs';
import { run } from './run.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} LockEntry
 * @typedef {{ packages: Record<string, LockEntry> }} Lock
 */

/**
 * Compares contents instead of file times, because switching branches can change the time of package-lock.json without
 * changing its content. npm writes its record only when an install is complete.
 *
 * @param {Lock} wanted package-lock.json
 * @param {Lock} installed npm's own record, node_modules/.package-lock.json
 */
export function satisfies(wanted, installed) {
  return Object.entries(wanted.packages).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link) return true;
    const present = installed.packages[path];
    // package-lock.json lists packages for other systems, which npm does not install.
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
  // --include=dev: the build needs dev dependencies even if NODE_ENV is production. --loglevel=error: npm runs on the
  // machine's Node and would warn if that Node is older than the packages require.
  await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    env: withoutOwnBinaries(process.env),
  });
}

/**
 * Removes the checkout's node_modules from PATH. Otherwise, npm would run on the Node that it is about to replace.
 *
 * @param {NodeJS.ProcessEnv} env
 */
function withoutOwnBinaries(env) {
  const own = inCheckout('node_modules');
  const others = (env.PATH ?? '').split(delimiter).filter((folder) => !folder.startsWith(own));
  return { ...env, PATH: others.join(delimiter) };
}
