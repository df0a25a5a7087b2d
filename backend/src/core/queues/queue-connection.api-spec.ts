import type { Pool } from 'pg';
import { Env } from '../env/env.js';
import { QueueConnection } from './queue-connection.js';
import { startProxy } from '../../../test/support/cuttable-proxy.js';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.js';

describe('queue connection', () => {
  let database: TestDatabase;
  beforeAll(async () => (database = await createTestDatabase()));
  afterAll(() => database.drop());

  const open = (url = database.url) => new QueueConnection(new Env({ DATABASE_URL: url, DATA_DIR: '/nowhere' }));

  it('retries a pool connection that timed out, but not a query that timed out', async () => {
    const proxy = await startProxy(database.url);
    const connection = open(proxy.url);
    const pool = connection.options as Pool;
    proxy.freeze();
    const connecting = pool.connect();
    // Both calls began their first connection attempt at the same time, so the first attempt of `pool.connect()` has
    // timed out too.
    await expect(pool.query('SELECT 1')).rejects.toThrow('timeout');
    proxy.mend();
    const client = await connecting;
    expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    client.release();
    await connection.close();
    await proxy.close();
  });

  it('stops connection retries once the shutdown has started', async () => {
    const proxy = await startProxy(database.url);
    const connection = open(proxy.url);
    proxy.cut();
    await connection.stopWaiting();
    await expect((connection.options as Pool).connect()).rejects.toThrow('terminated');
    await connection.close();
    await proxy.close();
  });

  it('closes even if a database client was never returned to the pool', async () => {
    const connection = open();
    const client = await (connection.options as Pool).connect();
    await connection.close();
    client.release(true);
  });
});
