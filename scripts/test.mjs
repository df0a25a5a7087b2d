// npm test [-- check|unit|api|e2e …]: sets the checkout and what the tests need up, then runs them all, or those named.
import { prepareCheckout } from './lib/prepare.mjs';
import { describe, Problem } from './lib/problem.mjs';

async function test() {
  // Loaded only now: what it imports from node_modules may not have been there before.
  const { SUITES } = await import('./lib/suites.mjs');
  const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(SUITES);
  const total = { passed: 0, failed: 0 };
  for (const name of names) {
    const suite = SUITES[name];
    if (!suite) throw new Problem(`There is no part \`${name}\`; there are ${Object.keys(SUITES).join(', ')}.`);
    console.log(`\n── ${name} ──`);
    // A part that cannot even begin must not keep the others from telling what they know.
    const { passed, failed } = await suite().catch((error) => {
      console.error(describe(error));
      return { passed: 0, failed: 1 };
    });
    total.passed += passed;
    total.failed += failed;
  }
  console.log(`\ntests: ${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
}

try {
  if (await prepareCheckout()) process.exit(await test());
} catch (error) {
  console.error(describe(error));
  process.exitCode = 1;
}
