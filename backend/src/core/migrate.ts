import { runMigrations } from 'bullmq';
import pg from 'pg';
import { connect } from './data-source.js';
import type { Env } from './env.js';

/** Any number, as long as it stays the same. */
const LOCK = 7_467_853;

/**
 * Brings the tables, and the queue's own schema when queues live in PostgreSQL, up to date. Returns what it ran. Of
 * several machines that start at once, one does so while the others wait.
 */
export async function migrate(env: Env): Promise<string[]> {
  const client = new pg.Client({ connectionString: env.databaseUrl, keepAlive: true });
  await client.connect();
  try {
    // Released when the connection ends, however it ends.
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    const database = await connect(env).initialize();
    const ran = await database.runMigrations({ transaction: 'all' }).finally(() => database.destroy());
    if (!env.redisUrl) await runMigrations(client, 'bullmq');
    return ran.map((migration) => migration.name);
  } finally {
    await client.end();
  }
}
