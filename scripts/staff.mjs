// npm run staff: manages staff accounts, whether or not the product is running.
import { prepareCheckout } from './lib/prepare.mjs';
import { describe } from './lib/problem.mjs';

try {
  if (await prepareCheckout()) {
    // Imports the module only now, because its packages may be missing until the checkout is prepared.
    const { runCommand } = await import('./lib/staff.mjs');
    process.exitCode = await runCommand('staff-command.js', process.argv.slice(2));
  }
} catch (error) {
  console.error(describe(error));
  process.exitCode = 1;
}
