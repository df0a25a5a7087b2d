import { runMigrations } from 'bullmq';
import pg from 'pg';
import { connect } from './data-source.js';
import type { Env } from '../core/env.js';

/** Arbitrary, but must never change. */
const LOCK = 7_467_853;

/**
 * Migrates the tables, and the queue's schema when queues are in PostgreSQL. Returns the migrations it ran. When
 * several machines start at once, one migrates and the others wait.
 */
export async function migrate(env: Env): Promise<string[]> {
  const client = new pg.Client({ connectionString: env.databaseUrl, keepAlive: true });
  await client.connect();
  try {
    // Released when the connection ends, for whatever reason.
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    const database = await connect(env).initialize();
    const ran = await database.runMigrations({ transaction: 'all' }).finally(() => database.destroy());
    if (!env.redisUrl) await runMigrations(client, 'bullmq');
    return ran.map((migration) => migration.name);
  } finally {
    await client.end();
  }
}
