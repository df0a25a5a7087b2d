// Runs `npm run doctor` without installing, building or starting anything.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { inCheckout } from './checkout.mjs';
import { runAgainOnWantedNode, runsOnWantedNode } from './node-24.mjs';
import { Problem } from './problem.mjs';

const UNPREPARED = 'Run npm start (or npm ci --include=dev && npm run build) first.';

/**
 * @param {string[]} args
 * @returns {Promise<number>} the exit code: 1 if there is a problem
 */
export async function examineCheckout(args) {
  if (!existsSync(inCheckout('node_modules', '.package-lock.json'))) {
    throw new Problem(`The packages are not installed. ${UNPREPARED}`);
  }
  if (!runsOnWantedNode()) return runAgainOnWantedNode();
  if (!existsSync(inCheckout('backend', 'dist', 'doctor.js'))) {
    throw new Problem(`This checkout is not built. ${UNPREPARED}`);
  }
  // Import these modules only now, because their packages may not be installed in a fresh checkout.
  const [{ readSettings }, { runningDatabase }, { exitCodeOf }] = await Promise.all([
    import('./settings.mjs'),
    import('./postgres/running.mjs'),
    import('./run.mjs'),
  ]);
  const { dataDir, databaseUrl } = readSettings();
  const embedded = databaseUrl === undefined ? urlOf(() => runningDatabase(dataDir)) : undefined;
  const state = databaseUrl === undefined ? [`--embedded=${embedded ? 'running' : 'stopped'}`] : [];
  const envFile = process.env.ENV_FILE === '' ? undefined : resolve(process.env.ENV_FILE ?? inCheckout('.env'));
  const file = envFile && existsSync(envFile) ? [`--env-file=${envFile}`] : [];
  return exitCodeOf(process.execPath, [join(inCheckout('backend', 'dist'), 'doctor.js'), ...args, ...state, ...file], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      ...((databaseUrl ?? embedded) && { DATABASE_URL: databaseUrl ?? embedded }),
    },
  });
}

/**
 * @param {() => string} read
 * @returns {string | undefined} undefined if the embedded database is not running
 */
function urlOf(read) {
  try {
    return read();
  } catch {
    return undefined;
  }
}
