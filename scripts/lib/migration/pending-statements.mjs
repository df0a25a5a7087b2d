import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { inCheckout } from '../checkout.mjs';
import { openCluster } from '../postgres/cluster.mjs';
import { startServer } from '../postgres/server.mjs';
import { scratchInMemory } from '../scratch.mjs';

const PASSWORD = 'throw-away';

/**
 * Migrates a temporary empty database and returns the statements with which TypeORM would adapt it to the entities.
 * Reads the sources, so no build is needed.
 *
 * @returns {Promise<string[]>}
 */
export async function pendingStatements() {
  const { connect, Env } = await loadBackend();
  const folder = mkdtempSync(join(scratchInMemory(process.env) ?? tmpdir(), 'shortlist-migration-'));
  chmodSync(folder, 0o711);
  try {
    const cluster = await openCluster({ dataDir: folder, password: PASSWORD, durable: false });
    const server = await startServer({ cluster, password: PASSWORD, durable: false });
    try {
      const env = new Env({ NODE_ENV: 'test', DATA_DIR: folder, DATABASE_URL: server.urlOf('postgres') });
      const database = await connect(env).initialize();
      try {
        await database.runMigrations();
        const { upQueries } = await database.driver.createSchemaBuilder().log();
        return upQueries.map(({ query }) => query);
      } finally {
        await database.destroy();
      }
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Declares the types by hand, because the backend and the scripts have different compiler settings.
 *
 * @typedef {{
 *   initialize(): Promise<Database>,
 *   runMigrations(): Promise<unknown>,
 *   driver: { createSchemaBuilder(): { log(): Promise<{ upQueries: { query: string }[] }> } },
 *   destroy(): Promise<void>,
 * }} Database
 *
 * @returns {Promise<{ connect(env: object): Database, Env: new (env: Record<string, string>) => object }>}
 */
async function loadBackend() {
  /** @param {string[]} path in `backend/src` */
  const load = async (...path) => {
    const { module } = await runnerImport(inCheckout('backend', 'src', ...path), {
      configFile: false,
      logLevel: 'error',
      root: inCheckout('backend'),
      resolve: { alias: [{ find: /^@shortlist\/shared\/(.*)$/, replacement: inCheckout('shared', 'src', '$1.ts') }] },
      oxc: { decorator: { legacy: true, emitDecoratorMetadata: true } },
    });
    return /** @type {any} */ (module);
  };
  const { connect } = await load('database', 'data-source.ts');
  const { Env } = await load('core', 'env', 'env.ts');
  return { connect, Env };
}
