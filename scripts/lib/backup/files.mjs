// Copies files so that they survive a power failure, with the owner that the database requires.
import {
  chmodSync,
  chownSync,
  closeSync,
  copyFileSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../problem.mjs';

/** @typedef {import('../postgres/account.mjs').Account} Account */

/**
 * Copies a folder that may change during the copy. Skips files that disappear.
 *
 * @param {string} from
 * @param {string} to
 * @param {{ skip?: (path: string) => boolean, owner?: Account | undefined }} options `skip` receives the path within the
 *   folder
 */
export function copyFolder(from, to, { skip = () => false, owner } = {}) {
  const root = realpathSync(from);
  /** @param {string} within */
  const copy = (within) => {
    const [source, target] = [join(root, within), join(to, within)];
    const found = lstatSync(source);
    if (found.isDirectory()) {
      mkdirSync(target, { recursive: true, mode: found.mode & 0o777 });
      for (const name of readdirSync(source)) {
        const inner = within ? `${within}/${name}` : name;
        if (!skip(inner)) unlessGone(() => copy(inner));
      }
    } else if (found.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (found.isFile()) {
      copyFileSync(source, target);
      chmodSync(target, found.mode & 0o777);
    } else return;
    if (owner && !found.isSymbolicLink()) chownSync(target, owner.uid, owner.gid);
  };
  copy('');
}

/** @param {() => void} work */
function unlessGone(work) {
  try {
    work();
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}

/** @param {string} path */
export function syncFolder(path) {
  const found = lstatSync(path);
  if (found.isDirectory()) for (const name of readdirSync(path)) syncFolder(join(path, name));
  if (found.isDirectory() || found.isFile()) sync(path);
}

/**
 * Flushes a file, or the entries of a folder, to the disk.
 *
 * @param {string} path
 */
export function sync(path) {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/**
 * @param {string} path
 * @param {string} content
 * @param {Account} [owner]
 */
export function writeSynced(path, content, owner) {
  writeFileSync(path, content, { mode: 0o600 });
  if (owner) chownSync(path, owner.uid, owner.gid);
  sync(path);
}
