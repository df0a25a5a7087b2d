// npm test: sets up the checkout and the tests' dependencies, then runs all suites.
// npm test -- check|unit|api|faults|e2e|bench … [words]: runs only these suites, and only files whose path contains a
// word.
import { prepareCheckout } from './lib/prepare.mjs';
import { describe, Problem } from './lib/problem.mjs';
import { scratchInMemory } from './lib/scratch.mjs';

async function test() {
  // Imports the module after the setup, because its packages are missing from a fresh checkout.
  const { SUITES } = await import('./lib/suites.mjs');
  const args = process.argv.slice(2);
  const named = args.filter((arg) => arg in SUITES);
  const chosen = Object.keys(SUITES).filter((name) => named.length === 0 || named.includes(name));
  const words = args.filter((arg) => !(arg in SUITES));
  if (named.length === 0 && words.length > 0) {
    throw new Problem(`There is no suite \`${words[0]}\`. Choose one of ${Object.keys(SUITES).join(', ')}.`);
  }
  const scratch = scratchInMemory(process.env);
  if (scratch) process.env.TMPDIR = scratch;
  let total = 0;
  /** @type {string[]} */
  const failed = [];
  /** @type {string[]} */
  const retried = [];
  for (const [name, tally] of await run(chosen, words)) {
    total += tally.passed;
    retried.push(...(tally.retries ?? []));
    failed.push(...tally.failures.map((failure) => `✖ ${name} › ${failure}`));
  }
  if (retried.length > 0) console.log(`\n── retried ──\n${retried.join('\n')}`);
  // Failures are repeated at the end, because a run prints thousands of lines.
  if (failed.length > 0) console.log(`\n── failed ──\n${failed.join('\n\n')}`);
  console.log(`\ntests: ${total} passed, ${failed.length} failed`);
  return failed.length === 0 ? 0 : 1;
}

/**
 * @param {string[]} names
 * @param {string[]} words
 * @returns {Promise<Map<string, import('./lib/tally.mjs').Tally>>}
 */
async function run(names, words) {
  const { SUITES } = await import('./lib/suites.mjs');
  const { runSuites } = await import('./lib/run-suites.mjs');
  const [name] = names;
  if (name === undefined || names.length > 1) return runSuites(names, words);
  console.log(`\n── ${name} ──`);
  const tally = await SUITES[name]?.(words).catch((error) => ({ passed: 0, failures: [describe(error)] }));
  return new Map(tally ? [[name, tally]] : []);
}

try {
  if (await prepareCheckout()) process.exit(await test());
} catch (error) {
  console.error(describe(error));
  process.exitCode = 1;
}
