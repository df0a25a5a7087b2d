// The product's own database, for as long as this process serves.
import pg from 'pg';
import { keepRunning } from '../keep-running.mjs';
import { openCluster } from './cluster.mjs';
import { databasePassword, superuserPassword } from './password.mjs';
import { DATABASE, prepareRoles, PRODUCT_ROLE } from './roles.mjs';
import { startServer } from './server.mjs';

/** How long a server that does not start is retried: the operator may be freeing disk space. */
const FAILING_MS = 5 * 60_000;

/**
 * @param {string} dataDir
 * @param {import('../shutdown.mjs').Shutdown} shutdown stops the server, and is asked for when it cannot be restarted
 * @returns {Promise<string>} its address, for the product's role; it stays the same when the server is restarted
 */
export async function openDatabase(dataDir, shutdown) {
  const productPassword = databasePassword(dataDir);
  const password = superuserPassword(dataDir);
  const cluster = await openCluster({ dataDir, password, say: console.log });
  const server = await startServer({ cluster, password });
  const kept = keepRunning(asPart(server), {
    name: 'PostgreSQL server',
    start: async () => asPart(await startServer({ cluster, password, port: server.port })),
    say: console.error,
    hopeless: (how, failingMs) =>
      failingMs > FAILING_MS ? `PostgreSQL cannot be restarted. Stopping everything:\n${how}` : undefined,
    giveUp: (reason) => shutdown.request(1, reason),
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
 * Resolves when the server answers. A new connection each time, because the process that accepts them may hang while
 * those that serve the open ones work on.
 *
 * @param {string} url
 */
async function answers(url) {
  const client = new pg.Client({ connectionString: url });
  // A server that is just recovering refuses the connection, and that is an answer too.
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
