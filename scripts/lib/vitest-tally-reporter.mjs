// A reporter for Vitest that writes the tally of the run as JSON to the file named by TALLY_REPORT.
import { writeFileSync } from 'node:fs';
import { failure } from './tally.mjs';

/** @typedef {import('vitest/node').Reporter} Reporter */

/** @implements {Reporter} */
export default class VitestTallyReporter {
  /** @type {NonNullable<Reporter['onTestRunEnd']>} */
  onTestRunEnd(modules, unhandledErrors) {
    let passed = 0;
    const failures = unhandledErrors.map((error) => failure(['outside of every test'], textOf(error)));
    for (const module of modules) {
      const file = module.relativeModuleId;
      failures.push(...module.errors().map((error) => failure([file], textOf(error))));
      for (const suite of module.children.allSuites()) {
        failures.push(...suite.errors().map((error) => failure([file, suite.fullName], textOf(error))));
      }
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        if (state === 'passed') passed += 1;
        if (state === 'failed') failures.push(failure([file, test.fullName], errors.map(textOf).join('\n')));
      }
    }
    writeFileSync(/** @type {string} */ (process.env.TALLY_REPORT), JSON.stringify({ passed, failures }));
  }
}

/** @param {{ message: string, stack?: string }} error */
const textOf = (error) => error.stack ?? error.message;
