import { setTimeout as wait } from 'node:timers/promises';
import { runMigrations } from 'bullmq';
import type pg from 'pg';
import { MigrationExecutor, QueryFailedError, type DataSource, type QueryRunner } from 'typeorm';
import { connect } from './data-source.js';
import type { Env } from '../core/env/env.js';

/** Id of the advisory lock. The number is arbitrary, but every release must use the same number. */
const LOCK = 7_467_853;
const RETRY_MS = 250;
/** Milliseconds that a migration waits for a table lock. Short, because later statements queue behind the migration. */
const TABLE_TIMEOUT_MS = 3_000;
/** Pause in milliseconds after a lock timeout, during which the statements that waited for the table can run. */
const PAUSE_MS = 2_000;
/** PostgreSQL's error code for a lock timeout. */
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Applies the pending migrations and returns their names. Each migration runs in a transaction of its own unless it
 * declares `transaction = false`. If PostgreSQL stores the queues, also migrates the schema of the queues. If several
 * machines start at the same time, one of them migrates while the others wait.
 */
export async function migrate(env: Env): Promise<string[]> {
  const database = await connect(env).initialize();
  try {
    // A single connection holds the lock and migrates. If this process is killed, PostgreSQL therefore keeps the lock
    // until the running statement has ended.
    const connection = database.createQueryRunner();
    await lock(connection);
    const ran = await runPending(database, connection);
    if (!env.redisUrl) await runMigrations((await connection.connect()) as pg.PoolClient, 'bullmq');
    return ran;
  } finally {
    // Ends the connection, which releases the lock.
    await database.destroy();
  }
}

/**
 * Polls instead of blocking: a statement that waits for the lock holds a snapshot, and a concurrent index build waits
 * for all older snapshots, so each would wait for the other forever.
 */
async function lock({ manager }: QueryRunner): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const [row] = await manager.query<{ locked: boolean }[]>('SELECT pg_try_advisory_lock($1) AS locked', [LOCK]);
    if (row!.locked) return;
    if (attempt === 1) console.log('waiting for another process that migrates the database');
    await wait(RETRY_MS);
  }
}

/** Retries after every lock timeout. */
async function runPending(database: DataSource, connection: QueryRunner): Promise<string[]> {
  await connection.manager.query(`SET lock_timeout = ${TABLE_TIMEOUT_MS}`);
  const executor = new MigrationExecutor(database, connection);
  executor.transaction = 'each';
  const names = async (): Promise<string[]> => (await executor.getExecutedMigrations()).map(({ name }) => name);
  const before = await names();
  for (let attempt = 1; ; attempt++) {
    try {
      await executor.executePendingMigrations();
      break;
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      if (attempt === 1) console.log('waiting for a transaction that uses a table of a migration');
      await wait(PAUSE_MS);
    }
  }
  return (await names()).reverse().filter((name) => !before.includes(name));
}

const isLockTimeout = (error: unknown): boolean =>
  error instanceof QueryFailedError && (error.driverError as { code?: unknown }).code === LOCK_NOT_AVAILABLE;
