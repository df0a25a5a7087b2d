import { pathToFileURL } from 'node:url';
import { inCheckout } from '../checkout.mjs';
import { startOwnProcess } from '../own-process.mjs';

const dev = (/** @type {string} */ name) => inCheckout('scripts', 'lib', 'dev', name);

/**
 * Node option for running the sources. Uses `--require`, because threads start before a file named by `--import` has
 * run.
 */
export const LOADER = `--require=${dev('load-sources.mjs')}`;

/** Starts a program repeatedly. All starts but the first use a spare process that has already loaded the packages. */
export class Spares {
  #program;
  #env;
  /** @type {ReturnType<typeof startOwnProcess> | undefined} */
  #spare;
  #isClosed = false;

  /**
   * @param {string} program path
   * @param {NodeJS.ProcessEnv} env
   */
  constructor(program, env) {
    this.#program = pathToFileURL(program).href;
    this.#env = env;
  }

  start() {
    const part = this.#spare ?? this.#open([]);
    this.#spare = undefined;
    part.child.on('message', (/** @type {{ packages?: string[] }} */ { packages }) => {
      if (packages && !this.#isClosed) this.#spare ??= this.#open(packages);
    });
    part.child.send({ run: this.#program });
    return part;
  }

  async close() {
    this.#isClosed = true;
    await this.#spare?.end();
  }

  /** @param {string[]} preload */
  #open(preload) {
    const spare = startOwnProcess(dev('spare.mjs'), this.#env, [LOADER]);
    spare.child.send({ preload });
    void spare.exited.then(() => {
      if (this.#spare === spare) this.#spare = undefined;
    });
    return spare;
  }
}
