// Runs a command of the backend, such as the one for staff accounts, on this installation's database.
import { join } from 'node:path';
import { inCheckout } from './checkout.mjs';
import { takeLock } from './lock.mjs';
import { openDatabase } from './postgres/database.mjs';
import { requireDatabase, runningDatabase } from './postgres/running.mjs';
import { Problem } from './problem.mjs';
import { exitCodeOf } from './run.mjs';
import { readSettings } from './settings.mjs';
import { Shutdown } from './shutdown.mjs';

/**
 * @param {string} program file in backend/dist
 * @param {string[]} args
 * @returns {Promise<number>} the command's exit code
 */
export async function runCommand(program, args) {
  const settings = readSettings();
  const shutdown = new Shutdown();
  try {
    const databaseUrl = settings.databaseUrl ?? (await embeddedDatabase(settings.dataDir, shutdown));
    const env = { ...process.env, DATA_DIR: settings.dataDir, DATABASE_URL: databaseUrl };
    return await exitCodeOf(process.execPath, [inCheckout('backend', 'dist', program), ...args], { env });
  } finally {
    await shutdown.close();
  }
}

/**
 * Returns the URL of the running product's database. If the product is not running, starts the database for the
 * duration of the command.
 *
 * @param {string} dataDir
 * @param {Shutdown} shutdown
 * @returns {Promise<string>}
 */
async function embeddedDatabase(dataDir, shutdown) {
  requireDatabase(dataDir);
  const lock = takeLock(join(dataDir, 'start.lock'));
  if (lock.heldBy !== undefined) return runningDatabase(dataDir);
  shutdown.onClose(lock.release);
  const databaseUrl = await openDatabase(dataDir, shutdown);
  // Sends the output of the migrations to stderr, because stdout is reserved for the output of the staff command.
  const migrated = await exitCodeOf(process.execPath, [inCheckout('backend', 'dist', 'migrate.js')], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 2, 2],
  });
  if (migrated !== 0) throw new Problem('The database could not be prepared; see the output above.');
  return databaseUrl;
}
