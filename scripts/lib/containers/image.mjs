// The image of the Dockerfile as a folder, for tests on machines without a container engine.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, statSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { inCheckout, ROOT } from '../checkout.mjs';
import { copiesOf, readDockerfile, valuesOf, variablesIn } from './dockerfile.mjs';

/** The folder of the image that holds the product. */
const WORKDIR = '/app/';
/** The stage that installs the packages. */
const PACKAGES = 'packages';

/** @typedef {{ command: string[], env: Record<string, string>, account: { uid: number, gid: number } | undefined }} Image */

/**
 * Copies into the folder what the Dockerfile's last stage copies, from this built checkout. Of the installed packages
 * it links only those of the image. Returns how the image starts its programs.
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
  // A test of API and worker does not need the built clients.
  if (existsSync(path)) cpSync(path, target.endsWith('/') ? join(target, source) : target, { recursive: true });
  else mkdirSync(target, { recursive: true });
}

/**
 * Links the packages of API and worker, so that a program fails if it needs another one.
 *
 * @param {string} source a folder of packages, relative to the checkout
 * @param {string} target
 */
function linkPackages(source, target) {
  for (const path of productionPackages()) {
    const name = relative(inCheckout(source), path);
    if (name.startsWith('..') || name.includes('node_modules')) continue;
    mkdirSync(dirname(join(target, name)), { recursive: true });
    // The workspaces are links to the image's own folders, as npm makes them.
    symlinkSync(name.startsWith('@shortlist/') ? join('../..', basename(name)) : path, join(target, name));
  }
}

/** @returns {string[]} paths of the packages that the stage `packages` installs */
function productionPackages() {
  const args = ['ls', '--all', '--omit=dev', '--parseable', '--workspace=shared', '--workspace=backend'];
  // Its exit code also reports optional packages of other systems as missing, so only the list counts.
  const { stdout } = spawnSync('npm', args, { cwd: ROOT, encoding: 'utf8' });
  return stdout.trim().split('\n');
}

/**
 * @param {string} path
 * @returns {boolean} whether accounts without rights can pass through every folder of the path
 */
function isOpenToAll(path) {
  const parent = dirname(path);
  return (statSync(path).mode & 0o001) !== 0 && (parent === path || isOpenToAll(parent));
}
