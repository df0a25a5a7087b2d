// A lock is a file that names the process holding it. The file outlives a killed process, so a lock counts only while
// that process runs.
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { errorCode } from './problem.mjs';
import { commandOf } from './process-info.mjs';

/**
 * @typedef {{ pid: number, command: string }} Holder
 */

/**
 * @param {string} path
 * @returns {Holder | undefined}
 */
function holderOf(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** @param {Holder} holder */
function stillHolds({ pid, command }) {
  // Process ids start over in a new container, so the lock of an earlier run may contain the id of this process or
  // of its parent.
  return pid !== process.pid && pid !== process.ppid && commandOf(pid) === command;
}

/**
 * @param {string} path
 * @returns {{ release(): void, heldBy?: undefined } | { heldBy: number }}
 */
export function takeLock(path) {
  const ownFile = `${path}.${process.pid}`;
  // Links a complete file into place, so that no process reads a lock that does not name its holder yet.
  writeFileSync(ownFile, JSON.stringify({ pid: process.pid, command: commandOf(process.pid) }));
  try {
    for (;;) {
      try {
        linkSync(ownFile, path);
        return { release: () => rmSync(path, { force: true }) };
      } catch (error) {
        if (errorCode(error) !== 'EEXIST') throw error;
      }
      const holder = holderOf(path);
      if (!holder) continue;
      if (stillHolds(holder)) return { heldBy: holder.pid };
      removeLeftover(path, holder);
    }
  } finally {
    rmSync(ownFile, { force: true });
  }
}

/**
 * Removes an abandoned lock by moving its file. Moves the file back if another process has taken the lock in the
 * meantime.
 *
 * @param {string} path
 * @param {Holder} holder
 */
function removeLeftover(path, holder) {
  const oldFile = `${path}.${process.pid}.old`;
  try {
    renameSync(path, oldFile);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  const moved = holderOf(oldFile);
  if (moved && (moved.pid !== holder.pid || moved.command !== holder.command)) renameSync(oldFile, path);
  else rmSync(oldFile, { force: true });
}
