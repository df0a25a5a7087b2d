// Lets one process at a time change the checkout or the system.
import { setTimeout as sleep } from 'node:timers/promises';
import { inCheckout } from './checkout.mjs';
import { takeLock } from './lock.mjs';

/**
 * Runs `work` unless `done` returns true. Only one process at a time runs it, because concurrent starts must not
 * install or build into the same folders.
 *
 * @param {() => boolean} done
 * @param {() => Promise<void>} work
 */
export async function once(done, work) {
  let isAnnounced = false;
  while (!done()) {
    const lock = takeLock(inCheckout('.setup.lock'));
    if (lock.heldBy === undefined) {
      try {
        if (!done()) await work();
      } finally {
        lock.release();
      }
      return;
    }
    if (!isAnnounced) console.log(`waiting for process ${lock.heldBy}, which is setting up this checkout …`);
    isAnnounced = true;
    await sleep(500);
  }
}
