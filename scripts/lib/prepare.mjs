// Prepares a fresh checkout: installs dependencies, switches to Node 24 and builds. This file and its imports run on
// Node 20 without node_modules, which may not exist yet.
import { setTimeout as sleep } from 'node:timers/promises';
import { buildStaleWorkspaces, allWorkspacesAreBuilt } from './build.mjs';
import { inCheckout } from './checkout.mjs';
import { dependenciesAreInstalled, installDependencies } from './dependencies.mjs';
import { takeLock } from './lock.mjs';
import { runAgainOnWantedNode, runsOnWantedNode } from './node-24.mjs';

/**
 * Runs `work` unless `done`, one process at a time: concurrent starts must not install or build into the same folders.
 *
 * @param {() => boolean} done
 * @param {() => Promise<void>} work
 */
async function once(done, work) {
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

/**
 * @param {{ build?: boolean }} [options]
 * @returns {Promise<boolean>} false if the script was run again on the right Node, and only its exit code is left to
 *   return
 */
export async function prepareCheckout({ build = true } = {}) {
  await once(dependenciesAreInstalled, installDependencies);
  if (!runsOnWantedNode()) {
    process.exitCode = await runAgainOnWantedNode();
    return false;
  }
  if (build) await once(allWorkspacesAreBuilt, buildStaleWorkspaces);
  return true;
}
