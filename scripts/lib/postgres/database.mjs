// Runs the product's own database until this process ends.
import pg from 'pg';
import { keepRunning } from '../keep-running.mjs';
import { openCluster } from './cluster.mjs';
import { databasePassword, superuserPassword } from './password.mjs';
import { DATABASE, prepareRoles, PRODUCT_ROLE } from './roles.mjs';
import { startServer } from './server.mjs';

/** Milliseconds for which a failing start is retried, because the operator may be freeing disk space. */
const FAILING_MS = 5 * 60_000;

/**
 * @param {string} dataDir
 * @param {import('../shutdown.mjs').Shutdown} shutdown stops the server; is requested if the server cannot be restarted
 * @returns {Promise<string>} the URL for the product's role; restarts do not change the URL
 */
export async function openDatabase(dataDir, shutdown) {
  const productPassword = databasePassword(dataDir);
  const password = superuserPassword(dataDir);
  const cluster = await openCluster({ dataDir, password, log: console.log });
  const server = await startServer({ cluster, password });
  const kept = keepRunning(asPart(server), {
    name: 'PostgreSQL server',
    start: async () => asPart(await startServer({ cluster, password, port: server.port })),
    log: console.error,
    fatalReason: (how, failingMs) =>
      failingMs > FAILING_MS ? `PostgreSQL cannot be restarted. Stopping everything:\n${how}` : undefined,
    onFatal: (reason) => shutdown.request(1, reason),
  });
  shutdown.onClose(kept.stop);
  await prepareRoles({ urlOf: server.urlOf, superuserPassword: password, productPassword });
  return server.urlOf(DATABASE, { user: PRODUCT_ROLE, password: productPassword });
}

/**
 * @param {import('./server.mjs').Server} server
 * @returns {import('../keep-running.mjs').Part}
 */
const asPart = (server) => ({
  ready: Promise.resolve(),
  exited: server.exited,
  answer: () => answers(server.urlOf('postgres')),
  end: server.end,
  stop: server.stop,
});

/**
 * Resolves when the server responds. Opens a new connection each time, because the process that accepts connections
 * may hang while open connections work.
 *
 * @param {string} url
 */
async function answers(url) {
  const client = new pg.Client({ connectionString: url });
  // A recovering server rejects the connection, which counts as a response.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('SELECT 1');
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}
