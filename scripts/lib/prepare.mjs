// Makes a bare checkout able to run: dependencies, the right Node, the build. Everything here runs on Node 20 and uses
// nothing from node_modules, because there may be none yet.
import { setTimeout as sleep } from 'node:timers/promises';
import { buildWhatIsStale, everythingIsBuilt } from './build.mjs';
import { inCheckout } from './checkout.mjs';
import { dependenciesAreInstalled, installDependencies } from './dependencies.mjs';
import { takeLock } from './lock.mjs';
import { runAgainOnWantedNode, runsOnWantedNode } from './node-24.mjs';

/**
 * Does `work` unless `done`, one process of this checkout at a time: two starts side by side must not install or build
 * into each other.
 *
 * @param {() => boolean} done
 * @param {() => Promise<void>} work
 */
async function once(done, work) {
  let told = false;
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
    if (!told) console.log(`waiting for process ${lock.heldBy}, which is setting up this checkout …`);
    told = true;
    await sleep(500);
  }
}

/**
 * @param {{ build?: boolean }} [options]
 * @returns {Promise<boolean>} false when the script has been run again on the right Node and there is nothing left to do
 *   here; the exit code is set
 */
export async function prepareCheckout({ build = true } = {}) {
  await once(dependenciesAreInstalled, installDependencies);
  if (!runsOnWantedNode()) {
    process.exitCode = await runAgainOnWantedNode();
    return false;
  }
  if (build) await once(everythingIsBuilt, buildWhatIsStale);
  return true;
}
