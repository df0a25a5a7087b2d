export const TICK_MS = 2_000;
/** Milliseconds without a response after which a process counts as hung. */
export const SILENCE_MS = 10_000;

/** @typedef {{ tickMs: number, silenceMs: number }} Limits */
/** @type {Limits} */
export const LIMITS = { tickMs: TICK_MS, silenceMs: SILENCE_MS };

/**
 * Measures how long a process has not responded. Starts over if this process itself was paused, for example while the
 * machine slept, because the other process could not respond then either.
 */
export class Silence {
  #silent = 0;
  #lastTick;
  #tickMs;
  #silenceMs;

  /**
   * @param {number} now milliseconds of a monotonic clock
   * @param {Limits} [limits]
   */
  constructor(now, { tickMs, silenceMs } = LIMITS) {
    this.#lastTick = now;
    this.#tickMs = tickMs;
    this.#silenceMs = silenceMs;
  }

  reset() {
    this.#silent = 0;
  }

  /**
   * Call every `tickMs` milliseconds.
   *
   * @param {number} now
   * @returns {boolean} whether the silence has lasted too long
   */
  tick(now) {
    const elapsed = now - this.#lastTick;
    this.#lastTick = now;
    this.#silent = elapsed > 2 * this.#tickMs ? 0 : this.#silent + elapsed;
    return this.#silent >= this.#silenceMs;
  }
}
