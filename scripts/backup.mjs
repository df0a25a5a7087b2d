// npm run backup -- <folder>: copies DATA_DIR with the embedded database, whether or not the product is running.
import { prepareCheckout } from './lib/prepare.mjs';
import { describe } from './lib/problem.mjs';

try {
  if (await prepareCheckout()) {
    // Import the module here, not at the top, because its packages may be missing until the checkout is prepared.
    const { runBackup } = await import('./lib/backup/backup.mjs');
    await runBackup(process.argv.slice(2));
  }
} catch (error) {
  console.error(describe(error));
  process.exitCode = 1;
}
