// The result of a suite of `npm test`: the number of passed tests, and self-contained descriptions of the failures.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJson } from './checkout.mjs';

/**
 * @typedef {{ passed: number, failures: string[], retries?: string[] }} Tally retries: journeys that passed on the
 *   second try
 */

/**
 * Marks a journey that ran a second time: its annotation has this type, and its line in the output starts with this
 * text.
 */
export const SECOND_TRY = 'Second try of';

const ERROR_LINES = 12;

/** Matches lines of a stack trace that are outside the product's code, such as calls in `node_modules`. */
const FOREIGN_CALL = /^\s+at .*(?:node_modules|node:|new Promise \(<anonymous>\))/;

/**
 * @param {string[]} names from the file down to the test
 * @param {string | undefined} error
 */
export function failure(names, error = '') {
  const ours = error.split('\n').filter((line) => !FOREIGN_CALL.test(line));
  const lines = ours.join('\n').trim().split('\n').slice(0, ERROR_LINES);
  return [names.join(' › '), ...lines.map((line) => `    ${line}`)].join('\n').trimEnd();
}

/**
 * Runs a suite whose reporter writes its tally to a file.
 *
 * @param {(report: string) => Promise<number>} runReporting runs the tests and returns the exit code
 * @returns {Promise<Tally>}
 */
export async function tallyOf(runReporting) {
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-test-report-'));
  const report = join(folder, 'report.json');
  try {
    const code = await runReporting(report);
    /** @type {Tally} */
    const tally = existsSync(report) ? readJson(report) : { passed: 0, failures: [] };
    // A run can fail without a failing test, for example when its setup throws or no test matches.
    const unexplained = code !== 0 && tally.failures.length === 0;
    return unexplained ? { ...tally, failures: [`exit code ${code} without a failing test`] } : tally;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
