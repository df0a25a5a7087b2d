import { runMigrations } from 'bullmq';
import pg from 'pg';
import { connect } from './data-source.js';
import type { Env } from '../core/env/env.js';

/** Id of the advisory lock. The number is arbitrary, but every release must use the same number. */
const LOCK = 7_467_853;

/**
 * Migrates the tables and, if PostgreSQL stores the queues, the queue's schema. Returns the names of the applied
 * migrations. If several machines start at once, one migrates while the others wait.
 */
export async function migrate(env: Env): Promise<string[]> {
  const client = new pg.Client({ connectionString: env.databaseUrl, keepAlive: true });
  await client.connect();
  try {
    // PostgreSQL releases the lock when the connection ends.
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    const database = await connect(env).initialize();
    const ran = await database.runMigrations({ transaction: 'all' }).finally(() => database.destroy());
    if (!env.redisUrl) await runMigrations(client, 'bullmq');
    return ran.map((migration) => migration.name);
  } finally {
    await client.end();
  }
}
