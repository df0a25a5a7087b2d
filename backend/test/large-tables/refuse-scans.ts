import pg from 'pg';
import { findScans } from './sequential-scans.js';
import { takeStatements } from './sent-statements.js';

/** Id of the advisory lock that `start-filling.mjs` holds while it fills the large tables. */
const FILLING_LOCK = 1;

/**
 * Fails if the product has sent a statement that scans an entire large table. Called when a spec closes its
 * application, so the statements of all API specs are checked.
 */
export async function refuseScans(): Promise<void> {
  const statements = takeStatements();
  if (statements.length === 0) return;
  const scans = await findScans(await largeDatabase(), statements);
  if (scans.length > 0) {
    const advice = 'Add an index, or a reason to backend/test/large-tables/exceptions.ts';
    throw new Error(`Some statements read a large table as a whole. ${advice}:\n${scans.join('\n')}`);
  }
}

let filled: Promise<string> | undefined;

/** Waits until the large tables are filled. @returns the URL of their database */
export const largeDatabase = (): Promise<string> => (filled ??= waitUntilFilled());

async function waitUntilFilled(): Promise<string> {
  const url = process.env.TEST_LARGE_DATABASE_URL;
  if (!url) throw new Error('TEST_LARGE_DATABASE_URL is missing: see global-setup.mjs');
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_ADMIN_URL });
  await client.connect();
  await client.query('SELECT pg_advisory_lock_shared($1)', [FILLING_LOCK]);
  await client.end();
  return url;
}
