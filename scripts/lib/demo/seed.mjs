// Fills a new installation with a fictional company, for trying out the admin console.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { inCheckout } from '../checkout.mjs';
import { takeLock } from '../lock.mjs';
import { openDatabase } from '../postgres/database.mjs';
import { Problem } from '../problem.mjs';
import { run } from '../run.mjs';
import { readSettings } from '../settings.mjs';
import { Shutdown } from '../shutdown.mjs';
import { companyOf } from './company.mjs';
import { makeDataDir } from '../data-dir.mjs';
import { randomOf } from './random.mjs';
import { rollUpDays } from './roll-up.mjs';
import { storeCompany } from './store.mjs';

const DAYS = 90;
const PEOPLE = 2_000;
const SEED = 20_260;

export async function seedDemo() {
  const { dataDir, databaseUrl } = readSettings();
  if (databaseUrl !== undefined) throw new Problem('seed:demo never writes to your own database: unset DATABASE_URL.');
  if (existsSync(join(dataDir, 'postgres')))
    throw new Problem(`${dataDir} already has a database. Choose a new folder: DATA_DIR=.demo npm run seed:demo`);
  makeDataDir(dataDir);
  const shutdown = new Shutdown();
  try {
    const lock = takeLock(join(dataDir, 'start.lock'));
    if (lock.heldBy !== undefined) throw new Problem(`${dataDir} is in use by process ${lock.heldBy}.`);
    shutdown.onClose(lock.release);
    await fill(dataDir, await openDatabase(dataDir, shutdown));
  } finally {
    await shutdown.close();
  }
}

/**
 * @param {string} dataDir
 * @param {string} databaseUrl
 */
async function fill(dataDir, databaseUrl) {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  await run(process.execPath, [inCheckout('backend', 'dist', 'migrate.js')], { env });
  const rows = companyOf(randomOf(SEED), { days: DAYS, people: PEOPLE, now: new Date() });
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    await rollUpDays(env, DAYS, () => storeCompany(database, rows));
  } finally {
    await database.end();
  }
  console.log(
    `${rows.users.length.toLocaleString('en')} users, ${rows.resumes.length.toLocaleString('en')} resumes, ${rows.ledger.length.toLocaleString('en')} payments and refunds, ${rows.events.length.toLocaleString('en')} events over ${DAYS} days.`,
  );
}
