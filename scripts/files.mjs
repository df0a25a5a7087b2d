// npm run files: moves rendered files between the database and the bucket, whether or not the product is running.
import { prepareCheckout } from './lib/prepare.mjs';
import { describe } from './lib/problem.mjs';

try {
  if (await prepareCheckout()) {
    // Import the module here, not at the top, because its packages may be missing until the checkout is prepared.
    const { runCommand } = await import('./lib/staff.mjs');
    process.exitCode = await runCommand('files-command.js', process.argv.slice(2));
  }
} catch (error) {
  console.error(describe(error));
  process.exitCode = 1;
}
