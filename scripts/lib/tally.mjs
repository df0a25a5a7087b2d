// What a part of `npm test` answers: how many tests passed, and what failed, in words that stand alone.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJson } from './checkout.mjs';

/** @typedef {{ passed: number, failures: string[], remarks?: string[] }} Tally remarks: what passed, but not at once */

/** Begins the diagnostic of a journey that is walked a second time. */
export const SECOND_TRY = 'Second try of';

/** Lines of an error that a failure is told with; what it was is in the first ones. */
const ERROR_LINES = 12;

/** A line of a stack that tells nothing about our code. */
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
 * Runs a part whose reporter writes its tally to a file.
 *
 * @param {(report: string) => Promise<number>} runReporting runs the tests, answers the exit code
 * @returns {Promise<Tally>}
 */
export async function tallyOf(runReporting) {
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-test-report-'));
  const report = join(folder, 'report.json');
  try {
    const code = await runReporting(report);
    /** @type {Tally} */
    const tally = existsSync(report) ? readJson(report) : { passed: 0, failures: [] };
    // A run can fail without a failing test: a setup that throws, no tests at all.
    const unexplained = code !== 0 && tally.failures.length === 0;
    return unexplained ? { ...tally, failures: [`exit code ${code} without a failing test`] } : tally;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
