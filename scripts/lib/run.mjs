import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname } from 'node:path';
import { ROOT } from './checkout.mjs';
import { Problem } from './problem.mjs';

export const FORWARDED_SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Runs a command in this terminal and returns its exit code. Forwards signals to the command.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} 128 plus the signal's number if a signal ended it, as in a shell
 */
export function exitCodeOf(command, args, options = {}) {
  return exitCodeOfChild(spawn(command, args, { cwd: ROOT, stdio: 'inherit', ...options }));
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
export function exitCodeOfChild(child) {
  return new Promise((resolve, reject) => {
    const handlers = FORWARDED_SIGNALS.map((signal) => /** @type {const} */ ([signal, () => child.kill(signal)]));
    for (const [signal, handler] of handlers) process.on(signal, handler);
    const settle = () => {
      for (const [signal, handler] of handlers) process.off(signal, handler);
    };
    child.once('error', (error) => {
      settle();
      reject(error);
    });
    child.once('close', (code, signal) => {
      settle();
      resolve(signal ? 128 + constants.signals[signal] : (code ?? 1));
    });
  });
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export async function run(command, args, options) {
  const code = await exitCodeOf(command, args, options);
  if (code !== 0) throw new Problem(`\`${[command, ...args].join(' ')}\` failed (exit code ${code}).`);
}

/**
 * Runs a command and shows its output only if it fails.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export async function runQuietly(command, args, options) {
  const child = spawn(command, args, { cwd: ROOT, ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => (output += text));
  }
  const code = await exitCodeOfChild(child);
  if (code !== 0) throw new Problem(`${output}\n\`${[command, ...args].join(' ')}\` failed (exit code ${code}).`);
}

/** Returns the environment with this process's `node` and `npm` first in PATH. */
export function withThisNode(env = process.env) {
  return { ...env, PATH: [dirname(process.execPath), env.PATH].join(delimiter) };
}
