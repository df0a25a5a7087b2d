// The product's own processes. Each sends `{ ready: true }` when it serves requests, answers `{ ping: true }` with
// `{ pong: true }` from its event loop, and stops on SIGTERM or when the IPC channel closes.
import { fork } from 'node:child_process';

/**
 * Node options of the API. Most of its objects live for one request only, so a large young generation and
 * single-threaded garbage collection halve the CPU time for reading a resume.
 */
export const API_OPTIONS = ['--single-threaded-gc', '--max-semi-space-size=32'];

/**
 * Node options of the worker. A small young generation saves a third of its memory at the same speed, because the
 * objects of a document are short-lived. `--expose-gc` lets the worker collect its garbage once after its start.
 */
export const WORKER_OPTIONS = ['--max-semi-space-size=2', '--expose-gc'];

/**
 * Environment of the worker: settings of the C library's memory allocator. The allocator returns the buffers of a
 * document to the system after rendering, and all threads share one arena. This saves 20 MB and keeps the memory usage
 * constant without a loss of speed.
 */
export const WORKER_ENV = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
};

/** The memory settings of a worker in a container, as environment variables. */
export const WORKER_MEMORY = { NODE_OPTIONS: WORKER_OPTIONS.join(' '), ...WORKER_ENV };

const STOP_MS = 20_000;
/** Milliseconds between SIGTERM and SIGKILL for a process that seems to hang but may only be slow. */
const LAST_CHANCE_MS = 2_000;

/**
 * @param {string} file
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} [execArgv] options for Node itself
 * @param {'inherit' | number} [output] target of the new process's output: the output of this process, or an open file
 * @returns {import('./keep-running.mjs').Part & { child: import('node:child_process').ChildProcess }}
 */
export function startOwnProcess(file, env, execArgv = [], output = 'inherit') {
  // Starts a separate process group: Ctrl-C must reach only this process, so that requests in progress can end.
  const child = fork(file, { env, execArgv, detached: true, stdio: ['ignore', output, 'inherit', 'ipc'] });
  let answered = () => {};
  /** @type {Promise<void>} */
  const ready = new Promise((resolve) => {
    child.on('message', (message) => {
      if (typeof message !== 'object') return;
      if ('ready' in message) resolve();
      if ('pong' in message) answered();
    });
  });
  /** @type {Promise<string>} */
  const exited = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
  const answer = () =>
    new Promise((resolve, reject) => {
      answered = () => resolve(undefined);
      child.send({ ping: true }, (error) => error && reject(error));
    });
  const endWithin = async (/** @type {number} */ milliseconds) => {
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), milliseconds);
    await exited;
    clearTimeout(timer);
  };
  return { child, ready, exited, answer, end: () => endWithin(LAST_CHANCE_MS), stop: () => endWithin(STOP_MS) };
}
