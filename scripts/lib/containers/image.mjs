// Copies the content of the Dockerfile's image into a folder, for tests on machines without a container engine.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, statSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { inCheckout, ROOT } from '../checkout.mjs';
import { copiesOf, readDockerfile, valuesOf, variablesIn } from './dockerfile.mjs';

const WORKDIR = '/app/';
/** Name of the Dockerfile stage that installs the packages. */
const PACKAGES = 'packages';

/** @typedef {{ command: string[], env: Record<string, string>, account: { uid: number, gid: number } | undefined }} Image */

/**
 * Copies the files of the Dockerfile's last stage from this built checkout into the folder. Links only the installed
 * packages that the image contains. Returns how the image starts its programs.
 *
 * @param {string} folder
 * @returns {Image}
 */
export function layOutImage(folder) {
  const image = readDockerfile().at(-1);
  if (!image) throw new Error('The Dockerfile has no stage.');
  for (const { from, sources, target } of copiesOf(image)) {
    for (const source of sources) {
      if (from === PACKAGES) linkPackages(relative(WORKDIR, source), join(folder, target));
      else copyFiles(source.replace(WORKDIR, ''), join(folder, target));
    }
  }
  const [entrypoint = '[]'] = valuesOf(image, 'ENTRYPOINT');
  const [uid = 0, gid = 0] = (valuesOf(image, 'USER')[0] ?? '').split(':').map(Number);
  return {
    command: JSON.parse(entrypoint),
    env: Object.assign({}, ...valuesOf(image, 'ENV').map(variablesIn)),
    account: process.getuid?.() === 0 && isOpenToAll(folder) && isOpenToAll(ROOT) ? { uid, gid } : undefined,
  };
}

/**
 * @param {string} source relative to the checkout
 * @param {string} target
 */
function copyFiles(source, target) {
  const path = inCheckout(source);
  // The built clients may be missing, because tests of the API and the worker do not need them.
  if (existsSync(path)) cpSync(path, target.endsWith('/') ? join(target, source) : target, { recursive: true });
  else mkdirSync(target, { recursive: true });
}

/**
 * Links the packages of the API and the worker, so that a program that needs any other package fails.
 *
 * @param {string} source a folder of packages, relative to the checkout
 * @param {string} target
 */
function linkPackages(source, target) {
  for (const path of productionPackages()) {
    const name = relative(inCheckout(source), path);
    if (name.startsWith('..') || name.includes('node_modules')) continue;
    mkdirSync(dirname(join(target, name)), { recursive: true });
    // Workspace packages become links to the image's own folders, as npm creates them.
    symlinkSync(name.startsWith('@shortlist/') ? join('../..', basename(name)) : path, join(target, name));
  }
}

/** @returns {string[]} paths of the packages that the stage `packages` installs */
function productionPackages() {
  const args = ['ls', '--all', '--omit=dev', '--parseable', '--workspace=shared', '--workspace=backend'];
  // npm fails if optional packages of other systems are missing, so its exit code is ignored.
  const { stdout } = spawnSync('npm', args, { cwd: ROOT, encoding: 'utf8' });
  return stdout.trim().split('\n');
}

/**
 * @param {string} path
 * @returns {boolean} whether unprivileged accounts can traverse every folder of the path
 */
function isOpenToAll(path) {
  const parent = dirname(path);
  return (statSync(path).mode & 0o001) !== 0 && (parent === path || isOpenToAll(parent));
}
