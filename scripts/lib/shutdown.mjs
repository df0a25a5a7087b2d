// Shuts down only once, even if a shutdown is requested several times. The first request determines the exit code.
import { describe } from './problem.mjs';

/** Thrown when a shutdown is requested during startup. */
export class Stopped extends Error {}

export class Shutdown {
  /** @type {(() => unknown)[]} */
  #undo = [];
  #isRequested = false;
  /** @type {(exitCode: number) => void} */
  #resolve = () => {};
  /** @type {Promise<number>} the exit code of the first request */
  requested = new Promise((resolve) => (this.#resolve = resolve));

  /**
   * @param {number} exitCode
   * @param {string} [reason] printed to the terminal
   */
  request(exitCode, reason) {
    if (this.#isRequested) return;
    this.#isRequested = true;
    if (reason) console.error(reason);
    this.#resolve(exitCode);
  }

  /** @param {() => unknown} undo reverts the step just taken */
  onClose(undo) {
    this.#undo.push(undo);
  }

  /** Call between startup steps. Throws if a shutdown was requested, so that no step is left half-done. */
  checkpoint() {
    if (this.#isRequested) throw new Stopped();
  }

  /**
   * Waits for the promise, but rejects as soon as a shutdown is requested.
   *
   * @template T
   * @param {Promise<T>} wait
   * @returns {Promise<T>}
   */
  unlessRequested(wait) {
    return Promise.race([
      wait,
      this.requested.then(() => {
        throw new Stopped();
      }),
    ]);
  }

  async close() {
    for (const undo of this.#undo.reverse()) {
      try {
        await undo();
      } catch (error) {
        console.error(describe(error));
      }
    }
  }
}
