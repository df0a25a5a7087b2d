/** Milliseconds between two ticks. */
export const TICK_MS = 2_000;
/** Milliseconds without a response after which a process counts as hung. */
export const SILENCE_MS = 10_000;

/**
 * Measures how long a process has not responded. Time in which this process did not run itself does not count: the
 * machine slept or was overloaded, and the other process could not respond.
 */
export class Silence {
  #silent = 0;
  #lastTick;

  /** @param {number} now milliseconds of a monotonic clock */
  constructor(now) {
    this.#lastTick = now;
  }

  reset() {
    this.#silent = 0;
  }

  /**
   * Call every TICK_MS.
   *
   * @param {number} now
   * @returns {boolean} whether the silence has lasted too long
   */
  tick(now) {
    const elapsed = now - this.#lastTick;
    this.#lastTick = now;
    this.#silent = elapsed > 2 * TICK_MS ? 0 : this.#silent + elapsed;
    return this.#silent >= SILENCE_MS;
  }
}
