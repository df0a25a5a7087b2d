// While the first specs run, creates the database in which `refuse-scans.ts` runs EXPLAIN.
import pg from 'pg';
import { fillLargeTables, scaleStatistics } from './fill.mjs';

const NAME = 'large_tables';
/** Number of rows in each table. The planner's statistics are changed to show a hundred times as many. */
const ROWS = 10_000;
const FACTOR = 100;
/** Id of the advisory lock that `refuse-scans.ts` waits for. */
const FILLING_LOCK = 1;

/**
 * @param {string} adminUrl
 * @param {{ template: string, urlOf: (database: string) => string }} server
 */
export async function startFilling(adminUrl, { template, urlOf }) {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query('SELECT pg_advisory_lock($1)', [FILLING_LOCK]);
  await admin.query(`CREATE DATABASE ${NAME} TEMPLATE ${template}`);
  const url = urlOf(NAME);
  const filled = fill(url).finally(() => admin.end());
  // Prevents an unhandled rejection: the teardown awaits `filled` later and reports its failure.
  filled.catch(() => undefined);
  return { url, filled };
}

/** @param {string} url */
async function fill(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await fillLargeTables(client, ROWS);
    await scaleStatistics(client, FACTOR);
  } finally {
    await client.end();
  }
}
