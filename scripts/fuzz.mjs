// npm run fuzz: fuzzes every route with more requests than the tests do. FUZZ_SEED and FUZZ_RUNS override the seed and
// the number of runs.
import { randomInt } from 'node:crypto';
import { prepareCheckout } from './lib/prepare.mjs';
import { describe } from './lib/problem.mjs';

try {
  if (await prepareCheckout()) {
    process.env.FUZZ_SEED ??= String(randomInt(2 ** 31));
    process.env.FUZZ_RUNS ??= '200';
    console.log(`seed ${process.env.FUZZ_SEED}, ${process.env.FUZZ_RUNS} inputs for each route`);
    // Import the module here, not at the top, because its packages may be missing until the checkout is prepared.
    const { SUITES } = await import('./lib/suites.mjs');
    const { failures } = await /** @type {NonNullable<typeof SUITES[string]>} */ (SUITES.api)(['fuzzing']);
    process.exit(failures.length === 0 ? 0 : 1);
  }
} catch (error) {
  console.error(describe(error));
  process.exitCode = 1;
}
