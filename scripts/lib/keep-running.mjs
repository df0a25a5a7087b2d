// Keeps a process of the product running: restarts it when it ends or hangs.
import { describe } from './problem.mjs';
import { LIMITS, Silence } from './silence.mjs';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** Uptime in milliseconds after which a process counts as healthy and the delay before its next restart is reset. */
const HEALTHY_MS = 60_000;
/**
 * Milliseconds within which a process must become ready: enough for a slow machine, or for a process that waits for
 * Redis.
 */
export const READY_MS = 120_000;

/**
 * @typedef {{
 *   ready: Promise<void>,
 *   exited: Promise<string>,
 *   answer(): Promise<unknown>,
 *   end(): Promise<void>,
 *   stop(): Promise<void>,
 * }} Part `exited` resolves to the reason; `answer` resolves when the part responds; `end` kills a part that hangs;
 *   `stop` shuts it down
 *
 * @typedef {{
 *   name: string,
 *   start: () => Part | Promise<Part>,
 *   log: (line: string) => void,
 *   fatalReason?: (how: string, failingMs: number) => string | undefined | Promise<string | undefined>,
 *   onFatal: (reason: string) => void,
 *   silence?: import('./silence.mjs').Limits,
 * }} Options `fatalReason` returns the reason if a restart is pointless; `failingMs` is the time since the part was
 *   last ready
 */

/**
 * @param {Part} first already started
 * @param {Options} options
 * @returns {{ stop(): Promise<void> }} stops the running part
 */
export function keepRunning(first, { name, start, log, fatalReason = () => undefined, onFatal, silence = LIMITS }) {
  const stopping = new AbortController();
  const { signal } = stopping;
  /** @type {Part | undefined} */
  let current = first;

  let lastReady = performance.now();

  /** @returns {Promise<string>} how it ended */
  const runOnce = async () => {
    try {
      current ??= await start();
    } catch (error) {
      return describe(error);
    }
    if (signal.aborted) await current.stop();
    let wasReady = false;
    void current.ready.then(() => (wasReady = true));
    const unwatch = watch(current, name, log, silence);
    const how = await current.exited;
    unwatch();
    current = undefined;
    if (wasReady) lastReady = performance.now();
    return how;
  };

  const run = async () => {
    let pause = FIRST_PAUSE_MS;
    for (;;) {
      const since = performance.now();
      const how = await runOnce();
      if (signal.aborted) return;
      if (performance.now() - since > HEALTHY_MS) pause = FIRST_PAUSE_MS;
      const reason = await fatalReason(how, performance.now() - lastReady);
      if (reason !== undefined) return onFatal(reason);
      log(`the ${name} stopped (${how}); restarting it in ${pause / 1000} s`);
      await pauseUnlessStopped(pause, signal);
      if (signal.aborted) return;
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    }
  };
  const running = run();

  return {
    stop: async () => {
      stopping.abort();
      await current?.stop();
      await running;
    },
  };
}

/**
 * Ends a process that stops responding or does not become ready in time.
 *
 * @param {Part} part
 * @param {string} name
 * @param {(line: string) => void} log
 * @param {import('./silence.mjs').Limits} limits
 * @returns {() => void} stops watching
 */
function watch(part, name, log, limits) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let isStopped = false;
  const unwatch = () => {
    isStopped = true;
    clearTimeout(timer);
  };
  const restart = (/** @type {string} */ reason) => {
    unwatch();
    log(`the ${name} ${reason}; restarting it`);
    part.end().catch((error) => log(describe(error)));
  };

  timer = setTimeout(() => restart(`is not ready after ${READY_MS / 1000} s`), READY_MS);
  void part.ready.then(() => {
    clearTimeout(timer);
    if (isStopped) return;
    const silence = new Silence(performance.now(), limits);
    let isPending = false;
    timer = setInterval(() => {
      if (silence.tick(performance.now())) return restart(`did not respond for ${limits.silenceMs / 1000} s`);
      // Send one ping at a time, because messages to a hanging process accumulate in this process's memory.
      if (isPending) return;
      isPending = true;
      part.answer().then(
        () => {
          isPending = false;
          silence.reset();
        },
        () => (isPending = false),
      );
    }, limits.tickMs);
  });
  return unwatch;
}

/**
 * @param {number} milliseconds
 * @param {AbortSignal} signal
 * @returns {Promise<void>}
 */
function pauseUnlessStopped(milliseconds, signal) {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done);
  });
}
