import type { Pool } from 'pg';
import { Env } from '../src/core/env.js';
import { QueueConnection } from '../src/core/queue-connection.js';
import { createTestDatabase, type TestDatabase } from './support/database.js';

describe('the connection of the queues', () => {
  let database: TestDatabase;
  beforeAll(async () => (database = await createTestDatabase()));
  afterAll(() => database.drop());

  const open = () => new QueueConnection(new Env({ DATABASE_URL: database.url, DATA_DIR: '/nowhere' }));

  it('closes while a client is never given back', async () => {
    const connection = open();
    const client = await (connection.options as Pool).connect();
    await connection.close();
    client.release(true);
  });
});
