// npm start: sets up the checkout if needed, and serves the product until it is stopped.
import { prepareCheckout } from './lib/prepare.mjs';
import { describe } from './lib/problem.mjs';

try {
  if (await prepareCheckout()) {
    // Imports the module after the setup, because its packages are missing from a fresh checkout.
    const { serve } = await import('./lib/serve.mjs');
    process.exit(await serve());
  }
} catch (error) {
  console.error(describe(error));
  process.exitCode = 1;
}
