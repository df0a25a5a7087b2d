// Keeps a part of the product running: one that ends or hangs is started again.
import { describe } from './problem.mjs';
import { Silence, TICK_MS } from './silence.mjs';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** A part that ran this long was healthy: its end starts the count anew. */
const HEALTHY_MS = 60_000;
/** For a slow machine; what a part waits for may also be a Redis that is down. */
export const READY_MS = 120_000;

/**
 * @typedef {{
 *   ready: Promise<void>,
 *   exited: Promise<string>,
 *   answer(): Promise<unknown>,
 *   end(): Promise<void>,
 *   stop(): Promise<void>,
 * }} Part `exited` says how; `answer` resolves once the part answers, `end` ends one that hangs, `stop` ends it in order
 *
 * @typedef {{
 *   name: string,
 *   start: () => Part | Promise<Part>,
 *   say: (line: string) => void,
 *   hopeless?: (how: string, failingMs: number) => string | undefined | Promise<string | undefined>,
 *   giveUp: (reason: string) => void,
 * }} Kept `hopeless` gives the reason why another start makes no sense; `failingMs` have passed since the part was ready
 */

/**
 * @param {Part} first already started
 * @param {Kept} kept
 * @returns {{ stop(): Promise<void> }} stops whichever runs
 */
export function keepRunning(first, { name, start, say, hopeless = () => undefined, giveUp }) {
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
    const unwatch = watch(current, name, say);
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
      const reason = await hopeless(how, performance.now() - lastReady);
      if (reason !== undefined) return giveUp(reason);
      say(`the ${name} stopped (${how}); restarting it in ${pause / 1000} s`);
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
 * Ends a part that does not become ready, or that does not answer any more.
 *
 * @param {Part} part
 * @param {string} name
 * @param {(line: string) => void} say
 * @returns {() => void} ends the watch
 */
function watch(part, name, say) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let over = false;
  const unwatch = () => {
    over = true;
    clearTimeout(timer);
  };
  const endIt = (/** @type {string} */ why) => {
    unwatch();
    say(`the ${name} ${why}; restarting it`);
    part.end().catch((error) => say(describe(error)));
  };

  timer = setTimeout(() => endIt(`is not ready after ${READY_MS / 1000} s`), READY_MS);
  void part.ready.then(() => {
    clearTimeout(timer);
    if (over) return;
    const silence = new Silence(performance.now());
    let asked = false;
    timer = setInterval(() => {
      if (silence.tick(performance.now())) return endIt('did not answer for 10 s');
      // One question at a time: what is sent to a process that hangs stays in this one's memory.
      if (asked) return;
      asked = true;
      part.answer().then(
        () => {
          asked = false;
          silence.heard();
        },
        () => (asked = false),
      );
    }, TICK_MS);
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
