// The parts of `npm test`. Each answers how many tests passed and failed; one that breaks counts as one failure.
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inCheckout, readJson } from './checkout.mjs';
import { bringChromium } from './chromium.mjs';
import { Problem } from './problem.mjs';
import { bringRedis } from './redis.mjs';
import { exitCodeOf, withThisNode } from './run.mjs';

/** @typedef {{ passed: number, failed: number }} Tally */

/**
 * @param {(report: string) => Promise<number>} runReporting runs the suite, writes its counts to `report`, answers the exit code
 * @param {(report: any) => Tally} read
 * @returns {Promise<Tally>}
 */
async function tallyOf(runReporting, read) {
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-test-report-'));
  const report = join(folder, 'report.json');
  try {
    const code = await runReporting(report);
    const tally = existsSync(report) ? read(readJson(report)) : { passed: 0, failed: 0 };
    // A suite can fail without a failing test: a file that does not load, a setup that throws, no tests at all.
    return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Format, lint and types, each right or wrong as a whole: what `npm run check` runs, but side by side and all of it. */
async function check() {
  const scripts = ['format:check', 'lint', 'typecheck'];
  const codes = await Promise.all(
    scripts.map((script) => exitCodeOf('npm', ['run', script, '--silent'], { env: withThisNode() })),
  );
  return { passed: 0, failed: codes.filter((code) => code !== 0).length };
}

/**
 * @param {'unit' | 'api'} project
 * @param {string[]} words
 */
const vitest = (project, words) =>
  tallyOf(
    (report) =>
      exitCodeOf(
        process.execPath,
        [
          ...[inCheckout('node_modules', 'vitest', 'vitest.mjs'), 'run', '--project', project, ...words],
          ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
        ],
        { env: { ...withThisNode(), NODE_ENV: 'test' } },
      ),
    (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
  );

/** @param {string[]} words */
async function api(words) {
  await bringRedis();
  return vitest('api', words);
}

/** @param {string[]} words */
async function e2e(words) {
  const browser = await bringChromium();
  const journeys = readdirSync(inCheckout('e2e')).filter((name) => name.endsWith('.e2e.ts') && matches(name, words));
  if (journeys.length === 0) throw new Problem(`No journey has one of these words in its name: ${words.join(', ')}`);
  return tallyOf(
    (report) =>
      exitCodeOf(
        process.execPath,
        [
          ...['--test', '--test-concurrency=3', '--disable-warning=ExperimentalWarning'],
          ...['--test-global-setup', inCheckout('e2e', 'support', 'global-setup.ts')],
          ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
          ...[
            '--test-reporter',
            inCheckout('scripts', 'lib', 'tally-reporter.mjs'),
            '--test-reporter-destination',
            report,
          ],
          ...journeys.map((name) => inCheckout('e2e', name)),
        ],
        { env: { ...withThisNode(), CHROMIUM_PATH: browser } },
      ),
    (report) => report,
  );
}

/**
 * @param {string} name
 * @param {string[]} words
 */
const matches = (name, words) => words.length === 0 || words.some((word) => name.includes(word));

/** Milliseconds after which a bench in its short form hangs: each takes less than half a minute. */
const SHORT_BENCH_LIMIT = 5 * 60_000;

/**
 * Every command `npm run bench:…` in its short form, so that none stops working unseen.
 *
 * @param {string[]} words
 */
async function bench(words) {
  await bringRedis();
  const env = { ...withThisNode(), CHROMIUM_PATH: await bringChromium() };
  const benches = Object.keys(readJson(inCheckout('package.json')).scripts).filter(
    (name) => name.startsWith('bench:') && matches(name, words),
  );
  const tally = { passed: 0, failed: 0 };
  for (const name of benches) {
    const code = await exitCodeOf('npm', ['run', name, '--silent', '--', '--short'], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: SHORT_BENCH_LIMIT,
    });
    console.log(`${code === 0 ? '✔' : '✖'} ${name}`);
    tally[code === 0 ? 'passed' : 'failed'] += 1;
  }
  return tally;
}

/** In the order they run: what fails soonest and costs least comes first. */
export const SUITES = /** @type {Record<string, (words: string[]) => Promise<Tally>>} */ ({
  check,
  unit: (words) => vitest('unit', words),
  api,
  e2e,
  bench,
});
