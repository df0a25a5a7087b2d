// npm run seed:demo: a made-up company of ninety days in a fresh folder, such as DATA_DIR=.demo.
import { prepareCheckout } from './lib/prepare.mjs';
import { describe } from './lib/problem.mjs';

try {
  if (await prepareCheckout()) {
    // Loaded only now: what it imports from node_modules may not have been there before.
    const { seedDemo } = await import('./lib/demo/seed.mjs');
    await seedDemo();
  }
} catch (error) {
  console.error(describe(error));
  process.exitCode = 1;
}
