// All API specs share one Redis server and one PostgreSQL server. Each spec file copies the migrated template database.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inCheckout } from '../../../scripts/lib/checkout.mjs';
import { openCluster } from '../../../scripts/lib/postgres/cluster.mjs';
import { PRODUCT_ROLE } from '../../../scripts/lib/postgres/roles.mjs';
import { startServer } from '../../../scripts/lib/postgres/server.mjs';
import { startRedis } from '../../../scripts/lib/redis.mjs';
import { run } from '../../../scripts/lib/run.mjs';
import { startFilling } from '../large-tables/start-filling.mjs';

const TEMPLATE = 'template_migrated';
const PASSWORD = 'for-tests-only';
const PRODUCT = { user: PRODUCT_ROLE, password: PASSWORD };

export default async function setUp() {
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-api-tests-'));
  chmodSync(folder, 0o711);
  const cluster = await openCluster({ dataDir: folder, password: PASSWORD, durable: false });
  const postgres = await startServer({ cluster, password: PASSWORD, durable: false });
  const redis = await startRedis();

  const adminUrl = postgres.urlOf('postgres');
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  // As in the product, the application's role is not a superuser, so that tests detect statements that need more
  // privileges. Password hashing uses one iteration, because thousands (the default) would slow down every connection.
  await client.query('SET scram_iterations = 1');
  await client.query(`CREATE ROLE ${PRODUCT_ROLE} LOGIN PASSWORD '${PASSWORD}'`);
  await client.query(`CREATE DATABASE ${TEMPLATE} OWNER ${PRODUCT_ROLE}`);
  await client.end();
  await run(process.execPath, [inCheckout('backend', 'dist', 'migrate.js')], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      LOG_LEVEL: 'warn',
      DATA_DIR: folder,
      DATABASE_URL: postgres.urlOf(TEMPLATE, PRODUCT),
    },
  });

  const large = await startFilling(adminUrl, { template: TEMPLATE, urlOf: postgres.urlOf });

  process.env.TEST_DATABASE_ADMIN_URL = adminUrl;
  process.env.TEST_LARGE_DATABASE_URL = large.url;
  process.env.TEST_DATABASE_URL = postgres.urlOf('postgres', PRODUCT);
  process.env.TEST_DATABASE_TEMPLATE = TEMPLATE;
  process.env.TEST_REDIS_URL = redis.url;

  return async function tearDown() {
    await large.filled;
    await Promise.all([postgres.stop(), redis.stop()]);
    rmSync(folder, { recursive: true });
  };
}
