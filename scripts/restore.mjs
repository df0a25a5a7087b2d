// npm run restore -- <backup> [--until <time>]: restores a backup into an empty DATA_DIR, up to the given time.
import { prepareCheckout } from './lib/prepare.mjs';
import { describe } from './lib/problem.mjs';

try {
  if (await prepareCheckout()) {
    // Imports the module after the setup, because its packages are missing from a fresh checkout.
    const { runRestore } = await import('./lib/backup/restore.mjs');
    await runRestore(process.argv.slice(2));
  }
} catch (error) {
  console.error(describe(error));
  process.exitCode = 1;
}
