// A process of the product that restarts when its sources change.

/** @typedef {import('../keep-running.mjs').Part} Part */

export class ReloadingProcess {
  #name;
  #start;
  /** @type {Part | undefined} */
  #current;
  /**
   * Resolves to true when the most recently started process serves requests, or to false if it does not become ready.
   */
  #settled = Promise.resolve(false);
  #generation = 0;
  #isStopped = false;

  /**
   * @param {string} name
   * @param {() => Part} start
   */
  constructor(name, start) {
    this.#name = name;
    this.#start = start;
  }

  async settled() {
    for (let seen; seen !== this.#settled;) {
      seen = this.#settled;
      await seen;
    }
  }

  /** @returns {Promise<boolean>} true when ready; false if the start failed or another change interrupted it */
  restart() {
    const generation = ++this.#generation;
    const before = this.#current;
    this.#settled = this.#replace(before, generation);
    return this.#settled;
  }

  async stop() {
    this.#isStopped = true;
    await this.#current?.stop();
    await this.settled();
  }

  /**
   * @param {Part | undefined} before
   * @param {number} generation
   */
  async #replace(before, generation) {
    await before?.end();
    if (this.#isStopped || generation !== this.#generation) return false;
    const part = this.#start();
    this.#current = part;
    void part.exited.then((how) => {
      if (this.#current !== part || this.#isStopped || generation !== this.#generation) return;
      console.error(`the ${this.#name} stopped (${how}); it starts again after the next change`);
    });
    return Promise.race([part.ready.then(() => true), part.exited.then(() => false)]);
  }
}
