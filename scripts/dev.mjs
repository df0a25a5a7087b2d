// npm run dev: serves the product from its sources, and reloads changed sources.
import { prepareCheckout } from './lib/prepare.mjs';
import { describe } from './lib/problem.mjs';

try {
  if (await prepareCheckout({ build: false })) {
    // Import the module here, not at the top, because its packages may be missing until the checkout is prepared.
    await import('./lib/dev/load-sources.mjs');
    const { develop } = await import('./lib/dev/develop.mjs');
    process.exit(await develop());
  }
} catch (error) {
  console.error(describe(error));
  process.exitCode = 1;
}
