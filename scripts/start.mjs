// npm start: sets up the checkout if needed, and serves the product until it is stopped.
import { prepareCheckout } from './lib/prepare.mjs';
import { describe } from './lib/problem.mjs';

try {
  if (await prepareCheckout()) {
    // Imported dynamically, because packages of this module can be missing before the checkout is prepared.
    const { serve } = await import('./lib/serve.mjs');
    process.exit(await serve());
  }
} catch (error) {
  console.error(describe(error));
  process.exitCode = 1;
}
