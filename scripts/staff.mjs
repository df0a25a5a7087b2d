// npm run staff: the accounts of the staff, whether the product is running or not.
import { prepareCheckout } from './lib/prepare.mjs';
import { describe } from './lib/problem.mjs';

try {
  if (await prepareCheckout()) {
    // Loaded only now: what it imports from node_modules may not have been there before.
    const { runStaffCommand } = await import('./lib/staff.mjs');
    process.exitCode = await runStaffCommand(process.argv.slice(2));
  }
} catch (error) {
  console.error(describe(error));
  process.exitCode = 1;
}
