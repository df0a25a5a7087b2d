// Prepares a fresh checkout: installs dependencies, switches to Node 24 and builds. This file and its imports run on
// Node 20 without node_modules, which may not exist yet.
import { buildStaleWorkspaces, allWorkspacesAreBuilt } from './build.mjs';
import { dependenciesAreInstalled, installDependencies } from './dependencies.mjs';
import { runAgainOnWantedNode, runsOnWantedNode } from './node-24.mjs';
import { once } from './once.mjs';

/**
 * @param {{ build?: boolean }} [options]
 * @returns {Promise<boolean>} false if the script has run again in another process, on Node 24. The caller must
 *   then do nothing else.
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
