// npm test: sets up the checkout and what the tests need, then runs them all.
// npm test -- check|unit|api|e2e … [words]: those parts only, and of them the files whose path has one of the words.
import { prepareCheckout } from './lib/prepare.mjs';
import { describe, Problem } from './lib/problem.mjs';
import { scratchInMemory } from './lib/scratch.mjs';

async function test() {
  // Loaded only now: what it imports from node_modules may not have been there before.
  const { SUITES } = await import('./lib/suites.mjs');
  const args = process.argv.slice(2);
  const named = args.filter((arg) => arg in SUITES);
  const words = args.filter((arg) => !(arg in SUITES));
  if (named.length === 0 && words.length > 0) {
    throw new Problem(`There is no suite \`${words[0]}\`. Choose one of ${Object.keys(SUITES).join(', ')}.`);
  }
  const scratch = scratchInMemory(process.env);
  if (scratch) process.env.TMPDIR = scratch;
  let total = 0;
  /** @type {string[]} */
  const told = [];
  /** @type {string[]} */
  const remarked = [];
  for (const [name, suite] of Object.entries(SUITES)) {
    if (named.length > 0 && !named.includes(name)) continue;
    console.log(`\n── ${name} ──`);
    // A part that cannot even begin must not keep the others from telling what they know.
    const { passed, failures, remarks = [] } = await suite(words).catch(brokenOff);
    total += passed;
    remarked.push(...remarks);
    told.push(...failures.map((failure) => `✖ ${name} › ${failure}`));
  }
  if (remarked.length > 0) console.log(`\n── walked twice ──\n${remarked.join('\n')}`);
  // Repeated at the end: a run prints thousands of lines, and what failed may be long before.
  if (told.length > 0) console.log(`\n── failed ──\n${told.join('\n\n')}`);
  console.log(`\ntests: ${total} passed, ${told.length} failed`);
  return told.length === 0 ? 0 : 1;
}

/**
 * @param {unknown} error
 * @returns {import('./lib/tally.mjs').Tally}
 */
const brokenOff = (error) => ({ passed: 0, failures: [describe(error)] });

try {
  if (await prepareCheckout()) process.exit(await test());
} catch (error) {
  console.error(describe(error));
  process.exitCode = 1;
}
