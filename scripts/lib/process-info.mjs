import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
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
 * @returns {string} the command line, which reveals a reused id; '' if there is no such process
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

/**
 * @param {number} pid
 * @returns {number | undefined} the id of the parent process; undefined if there is no process `pid`
 */
export function parentOf(pid) {
  if (process.platform !== 'linux') {
    return Number(spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }).stdout) || undefined;
  }
  try {
    // The format is "pid (name) state parent …", and the name may contain any character.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ESRCH') return undefined;
    throw error;
  }
}

/**
 * @param {number} pid
 * @returns {number[]} its direct children
 */
export function childrenOf(pid) {
  const all =
    process.platform === 'linux'
      ? readdirSync('/proc').filter((name) => /^\d+$/.test(name))
      : spawnSync('ps', ['-A', '-o', 'pid='], { encoding: 'utf8' }).stdout.split('\n');
  return all.map(Number).filter((candidate) => candidate > 0 && parentOf(candidate) === pid);
}
