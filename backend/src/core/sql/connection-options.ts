import type { DataSourceOptions } from 'typeorm';
import type { Env } from '../env/env.js';
import { clientLimit, timedClient } from './timed-client.js';

/**
 * Returns the database's connection options, without entities and migrations.
 *
 * @param statementLimit milliseconds after which the database cancels a statement; 0 for never
 */
export const connectionOptions = (
  env: Env,
  statementLimit = env.queryTimeout,
): Extract<DataSourceOptions, { type: 'postgres' }> => ({
  type: 'postgres',
  url: env.databaseUrl,
  synchronize: false,
  logging: false,
  applicationName: 'shortlist',
  // Makes TypeORM generate ids with `gen_random_uuid()`, which PostgreSQL provides without an extension.
  uuidExtension: 'pgcrypto',
  installExtensions: false,
  extra: {
    max: env.databasePool,
    keepAlive: true,
    // Milliseconds that a request waits for a connection before it fails with 503.
    connectionTimeoutMillis: 5_000,
    statement_timeout: statementLimit,
    ...(statementLimit > 0 && { Client: timedClient(clientLimit(statementLimit)) }),
  },
});
