// One orderly way out, whatever asks for it: the first request decides the exit code.
import { describe } from './problem.mjs';

/** Thrown out of a start that is asked to stop before it is through. */
export class Stopped extends Error {}

export class Shutdown {
  /** @type {(() => unknown)[]} */
  #undo = [];
  #isRequested = false;
  /** @type {(exitCode: number) => void} */
  #resolve = () => {};
  /** @type {Promise<number>} the exit code, once somebody asks */
  requested = new Promise((resolve) => (this.#resolve = resolve));

  /**
   * @param {number} exitCode
   * @param {string} [reason] for the person at the terminal
   */
  request(exitCode, reason) {
    if (this.#isRequested) return;
    this.#isRequested = true;
    if (reason) console.error(reason);
    this.#resolve(exitCode);
  }

  /** @param {() => unknown} undo what undoes the step just taken */
  onClose(undo) {
    this.#undo.push(undo);
  }

  /** Between two steps: a step is finished once begun, so that nothing half-made is left behind. */
  checkpoint() {
    if (this.#isRequested) throw new Stopped();
  }

  /**
   * For waits that may take any time.
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

  /** Undoes every step, the last one first; one that fails does not keep the others from being undone. */
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
