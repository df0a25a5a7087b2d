// npm run staff: manages staff accounts, whether or not the product is running.
import { prepareCheckout } from './lib/prepare.mjs';
import { describe } from './lib/problem.mjs';

try {
  if (await prepareCheckout()) {
    // Imports the module after the setup, because its packages are missing from a fresh checkout.
    const { runCommand } = await import('./lib/staff.mjs');
    process.exitCode = await runCommand('staff-command.js', process.argv.slice(2));
  }
} catch (error) {
  console.error(describe(error));
  process.exitCode = 1;
}
