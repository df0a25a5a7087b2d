// npm run dev: serves the product from its sources, and loads again what changes.
import { prepareCheckout } from './lib/prepare.mjs';
import { describe } from './lib/problem.mjs';

try {
  if (await prepareCheckout({ build: false })) {
    // Loaded only now: what they import from node_modules may not have been there before.
    await import('./lib/dev/load-sources.mjs');
    const { develop } = await import('./lib/dev/develop.mjs');
    process.exit(await develop());
  }
} catch (error) {
  console.error(describe(error));
  process.exitCode = 1;
}
