// The product's own processes: each says `{ ready: true }` when it serves, stops on SIGTERM, and leaves by itself when
// the channel to us breaks.
import { fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

const STOP_MS = 20_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** A process that ran this long was healthy: its end starts the count anew. */
const HEALTHY_MS = 60_000;

/**
 * @typedef {{ ready: Promise<void>, exited: Promise<string>, stop(): Promise<void> }} OwnProcess
 */

/**
 * @param {string} file
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} [execArgv] options for Node itself
 * @returns {OwnProcess}
 */
export function startOwnProcess(file, env, execArgv = []) {
  // A group of its own: Ctrl-C in the terminal must reach us first, so that requests under way can end.
  const child = fork(file, { env, execArgv, detached: true, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  /** @type {Promise<void>} */
  const ready = new Promise((resolve) => {
    child.on('message', (message) => {
      if (typeof message === 'object' && 'ready' in message && message.ready) resolve();
    });
  });
  /** @type {Promise<string>} */
  const exited = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await exited;
    clearTimeout(timer);
  };
  return { ready, exited, stop };
}

/**
 * Keeps a process running: one that ends is started again, after a pause that doubles while it keeps ending.
 *
 * @param {() => OwnProcess} start
 * @param {(line: string) => void} say
 * @returns {OwnProcess} the first one's `ready` and `exited`; `stop` stops whichever runs
 */
export function keepRunning(start, say) {
  const first = start();
  let current = first;
  const stopping = new AbortController();

  const watch = async () => {
    let pause = FIRST_PAUSE_MS;
    while (!stopping.signal.aborted) {
      const since = Date.now();
      const how = await current.exited;
      if (stopping.signal.aborted) return;
      if (Date.now() - since > HEALTHY_MS) pause = FIRST_PAUSE_MS;
      say(`the worker ended (${how}); starting it again in ${pause / 1000} s`);
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      current = start();
    }
  };
  void watch();

  return {
    ready: first.ready,
    exited: first.exited,
    stop: async () => {
      stopping.abort();
      await current.stop();
    },
  };
}
