// npm start: sets the checkout up where needed and serves the product until it is told to stop.
import { prepareCheckout } from './lib/prepare.mjs';
import { describe } from './lib/problem.mjs';

try {
  if (await prepareCheckout()) {
    // Loaded only now: what it imports from node_modules may not have been there before.
    const { serve } = await import('./lib/serve.mjs');
    process.exit(await serve());
  }
} catch (error) {
  console.error(describe(error));
  process.exitCode = 1;
}
