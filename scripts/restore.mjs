// npm run restore -- <backup> [--until <time>]: writes a backup into an empty DATA_DIR.
import { prepareCheckout } from './lib/prepare.mjs';
import { describe } from './lib/problem.mjs';

try {
  if (await prepareCheckout()) {
    // Imports the module only now, because its packages may be missing until the checkout is prepared.
    const { runRestore } = await import('./lib/backup/restore.mjs');
    await runRestore(process.argv.slice(2));
  }
} catch (error) {
  console.error(describe(error));
  process.exitCode = 1;
}
