// The product's own database, for as long as this process serves.
import pg from 'pg';
import { openCluster } from './cluster.mjs';
import { databasePassword } from './password.mjs';
import { startServer } from './server.mjs';

const NAME = 'shortlist';

/**
 * @param {string} dataDir
 * @param {import('../shutdown.mjs').Shutdown} shutdown stops the server, and is asked for when the server dies
 * @returns {Promise<string>} its address
 */
export async function openDatabase(dataDir, shutdown) {
  const password = databasePassword(dataDir);
  const cluster = await openCluster({ dataDir, password, say: console.log });
  const server = await startServer({ cluster, password });
  shutdown.onClose(server.stop);
  void server.exited.then((how) => shutdown.request(1, `PostgreSQL ended by itself, so everything stops:\n${how}`));
  await createDatabase(server.urlOf('postgres'), NAME);
  return server.urlOf(NAME);
}

/**
 * @param {string} adminUrl
 * @param {string} name
 */
async function createDatabase(adminUrl, name) {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}
