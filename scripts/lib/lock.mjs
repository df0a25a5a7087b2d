// A lock is a file that names its holder. It outlives a killed holder, so the name is checked, not only the file.
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
  // In a container numbers start over, so a lock left by the last run may name this very process or its parent.
  return pid !== process.pid && pid !== process.ppid && commandOf(pid) === command;
}

/**
 * @param {string} path
 * @returns {{ release(): void, heldBy?: undefined } | { heldBy: number }}
 */
export function takeLock(path) {
  const mine = `${path}.${process.pid}`;
  // Written aside and linked into place: nobody ever reads a lock without its holder.
  writeFileSync(mine, JSON.stringify({ pid: process.pid, command: commandOf(process.pid) }));
  try {
    for (;;) {
      try {
        linkSync(mine, path);
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
    rmSync(mine, { force: true });
  }
}

/**
 * Two processes may find the same leftover at once. Whoever moves it away looks again at what was moved, and puts it
 * back when the other one had already made it its own lock.
 *
 * @param {string} path
 * @param {Holder} holder
 */
function removeLeftover(path, holder) {
  const aside = `${path}.${process.pid}.old`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  const moved = holderOf(aside);
  if (moved && (moved.pid !== holder.pid || moved.command !== holder.command)) renameSync(aside, path);
  else rmSync(aside, { force: true });
}
