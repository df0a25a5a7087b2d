// What the system knows of a process by its number.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { errorCode } from './problem.mjs';

/** @param {number} pid */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/**
 * @param {number} pid
 * @returns {string} its command line, empty when there is no such process: numbers are reused, so a number read from a
 *   file proves nothing by itself
 */
export function commandOf(pid) {
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ESRCH') return '';
    throw error;
  }
}
