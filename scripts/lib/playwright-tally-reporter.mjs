// A Playwright reporter that prints a line for each journey and writes the run's tally as JSON to the file named by
// TALLY_REPORT.
import { writeFileSync } from 'node:fs';
import { failure, SECOND_TRY } from './tally.mjs';

/** @typedef {import('@playwright/test/reporter').Reporter} Reporter */

/** @implements {Reporter} */
export default class PlaywrightTallyReporter {
  #passed = 0;
  /** @type {string[]} */
  #failures = [];
  /** @type {string[]} */
  #retries = [];

  /** @type {NonNullable<Reporter['onTestEnd']>} */
  onTestEnd(test, { status, error, annotations, duration }) {
    // Identifies a journey by its titles, because all journeys have the same `location`: the line in `journey` that
    // calls Playwright.
    const [, , ...names] = test.titlePath();
    const failed = status !== 'passed' && status !== 'skipped';
    console.log(`${failed ? '✖' : '✔'} ${names.join(' › ')} (${(duration / 1000).toFixed(1)} s)`);
    if (status === 'passed') this.#passed += 1;
    if (failed) {
      const text = failure(names, textOf(error));
      console.log(text);
      this.#failures.push(text);
    }
    for (const { type, description } of annotations) {
      if (type === SECOND_TRY) this.#retries.push(`${SECOND_TRY} ${test.title}: ${description}`);
    }
  }

  /** @type {NonNullable<Reporter['onError']>} */
  onError(error) {
    this.#failures.push(failure(['outside of every test'], textOf(error)));
  }

  onEnd() {
    if (!process.env.TALLY_REPORT) return;
    const tally = { passed: this.#passed, failures: this.#failures, retries: this.#retries };
    writeFileSync(process.env.TALLY_REPORT, JSON.stringify(tally));
  }
}

/** @param {import('@playwright/test/reporter').TestError | undefined} error */
const textOf = (error) => error?.stack ?? error?.message ?? error?.value ?? '';
