import { runMigrations } from 'bullmq';
import pg from 'pg';
import { connect } from './data-source.js';
import type { Env } from './env.js';

/** Brings the tables, and the queue's own schema when queues live in PostgreSQL, up to date. Returns what it ran. */
export async function migrate(env: Env): Promise<string[]> {
  const database = await connect(env).initialize();
  const ran = await database.runMigrations({ transaction: 'all' }).finally(() => database.destroy());
  if (!env.redisUrl) await migrateQueues(env.databaseUrl);
  return ran.map((migration) => migration.name);
}

async function migrateQueues(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await runMigrations(client, 'bullmq');
  } finally {
    await client.end();
  }
}
