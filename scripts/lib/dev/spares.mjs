import { pathToFileURL } from 'node:url';
import { inCheckout } from '../checkout.mjs';
import { startOwnProcess } from '../own-process.mjs';

const dev = (/** @type {string} */ name) => inCheckout('scripts', 'lib', 'dev', name);

/** The option of Node that lets it run the sources. Threads start before what `--import` names has run. */
export const LOADER = `--require=${dev('load-sources.mjs')}`;

/** Starts a program again and again, each time in a process that has loaded the packages already. */
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
