// The suites of `npm test`. Each returns its tally; a suite that throws counts as one failure.
import { readdirSync } from 'node:fs';
import { ensureCaddy } from './caddy.mjs';
import { inCheckout, readJson } from './checkout.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureFakeTime } from './fake-time.mjs';
import { withFaultTable } from './fault-table.mjs';
import { Problem } from './problem.mjs';
import { ensureOwnPostgres } from './postgres/own-server.mjs';
import { ensurePrometheus } from './prometheus.mjs';
import { withReachedQueries } from './reached-queries.mjs';
import { ensureRedis } from './redis.mjs';
import { exitCodeOf, withThisNode } from './run.mjs';
import { tallyOf } from './tally.mjs';

/** @typedef {import('./tally.mjs').Tally} Tally */

/** The checks of `npm run check`, slowest first. */
const CHECKS = ['lint', 'typecheck', 'lint:types', 'format:check', 'unused', 'schema', 'dependencies'];
/** Maximum number of concurrent checks. More checks would only slow down the suite that runs in parallel. */
const CHECKS_AT_A_TIME = 2;

async function check() {
  const waiting = [...CHECKS];
  /** @type {string[]} */
  const failures = [];
  const checkNext = async () => {
    for (let script = waiting.shift(); script; script = waiting.shift()) {
      const code = await exitCodeOf('npm', ['run', script, '--silent'], { env: withThisNode() });
      if (code !== 0) failures.push(`npm run ${script}`);
    }
  };
  await Promise.all(Array.from({ length: CHECKS_AT_A_TIME }, checkNext));
  return { passed: 0, failures };
}

/**
 * @param {('unit' | 'components' | 'api' | 'faults')[]} projects
 * @param {string[]} words
 * @param {NodeJS.ProcessEnv} [env] added to the environment
 */
const vitest = (projects, words, env = {}) =>
  tallyOf((report) =>
    exitCodeOf(
      process.execPath,
      [
        ...[inCheckout('node_modules', 'vitest', 'vitest.mjs'), 'run', ...words],
        ...projects.flatMap((project) => ['--project', project]),
        ...['--reporter=default', `--reporter=${inCheckout('scripts', 'lib', 'vitest-tally-reporter.mjs')}`],
      ],
      { env: { ...withThisNode(), ...env, NODE_ENV: 'test', TALLY_REPORT: report } },
    ),
  );

/** @param {string[]} words */
async function api(words) {
  await ensureRedis();
  await ensureCaddy();
  await ensureOwnPostgres();
  await ensurePrometheus();
  if (words.length > 0) return vitest(['api'], words);
  return withReachedQueries((file) => vitest(['api'], [], { REACHED_QUERIES: file }));
}

/**
 * Makes processes, data stores and services fail while users work, and prints what the users saw. Outages last a few
 * seconds; with `--long`, they last a minute, as in `docs/faults.md`.
 *
 * @param {string[]} args parts of the names of the specs to run, and `--long`
 */
async function faults(args) {
  await ensureRedis();
  await ensureFakeTime();
  const words = args.filter((arg) => arg !== '--long');
  return withFaultTable((report) =>
    vitest(['faults'], words, { FAULTS: words.length < args.length ? 'long' : 'short', FAULTS_REPORT: report }),
  );
}

/**
 * @param {string[]} args parts of the names of the journeys to run, and Playwright options such as --shard=1/2 or
 *   --trace=on
 */
async function e2e(args) {
  const browser = await ensureChromium();
  const options = args.filter((arg) => arg.startsWith('--'));
  const words = args.filter((arg) => !options.includes(arg));
  const journeys = readdirSync(inCheckout('e2e')).filter((name) => name.endsWith('.e2e.ts') && matches(name, words));
  if (journeys.length === 0) throw new Problem(`No journey matches these words: ${words.join(', ')}`);
  return tallyOf((report) =>
    exitCodeOf(
      process.execPath,
      [
        ...[inCheckout('node_modules', '@playwright', 'test', 'cli.js'), 'test'],
        ...['--config', inCheckout('e2e', 'playwright.config.ts'), ...options],
        // Playwright expects regular expressions that match paths.
        ...journeys.map((name) => `/e2e/${name.replaceAll('.', '\\.')}$`),
      ],
      { env: { ...withThisNode(), CHROMIUM_PATH: browser, TALLY_REPORT: report } },
    ),
  );
}

/**
 * @param {string} name
 * @param {string[]} words
 */
const matches = (name, words) => words.length === 0 || words.some((word) => name.includes(word));

/** Milliseconds after which a short benchmark counts as hung; each takes less than half a minute. */
const SHORT_BENCH_LIMIT = 5 * 60_000;

/**
 * Runs every `npm run bench:…` in its short form, to check that it still works.
 *
 * @param {string[]} words
 */
async function bench(words) {
  await ensureRedis();
  const env = { ...withThisNode(), CHROMIUM_PATH: await ensureChromium() };
  const benches = Object.keys(readJson(inCheckout('package.json')).scripts).filter(
    (name) => name.startsWith('bench:') && matches(name, words),
  );
  /** @type {Tally} */
  const tally = { passed: 0, failures: [] };
  for (const name of benches) {
    const code = await exitCodeOf('npm', ['run', name, '--silent', '--', '--short'], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: SHORT_BENCH_LIMIT,
    });
    console.log(`${code === 0 ? '✔' : '✖'} ${name}`);
    if (code === 0) tally.passed += 1;
    else tally.failures.push(`${name}: exit code ${code}`);
  }
  return tally;
}

/**
 * All suites, in the order in which they are printed. `LANES` in `run-suites.mjs` defines how a complete run starts
 * them.
 */
export const SUITES = /** @type {Record<string, (words: string[]) => Promise<Tally>>} */ ({
  check,
  unit: (words) => vitest(['unit', 'components'], words),
  api,
  faults,
  e2e,
  bench,
});
