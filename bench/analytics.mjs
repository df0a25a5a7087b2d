// npm run bench:analytics [-- --short]
// Measures the analytics of the staff console: rolling up a day, reading figures, and storing client events.
import pg from 'pg';
import { fillEvents } from './analytics/fill-events.mjs';
import { beaconsPerSecond, bareInsertsPerSecond } from './analytics/beacons.mjs';
import { rollUpDays } from './analytics/roll-up.mjs';
import { startProcesses } from './export/processes.mjs';
import { amount } from './lib/short.mjs';
import { median, quantile } from './lib/statistics.mjs';

const EVENTS = amount(5_000_000, 5_000);
const DAYS = 90;
const CALLS = amount(60, 2);
const SECONDS = amount(10, 1);
const PASSWORD = 'for the bench of analytics';
const PATHS = ['dashboard', ...['24h', '7d', '30d', '90d'].map((range) => `analytics?range=${range}`)];

const ms = (value) => `${value.toFixed(1)} ms`;

process.env.ADMIN_PASSWORD = PASSWORD;
const processes = await startProcesses('PostgreSQL');
const database = new pg.Client({ connectionString: processes.env.DATABASE_URL });
await database.connect();
try {
  const bytes = await fillEvents(database, processes.env, EVENTS, DAYS);
  console.log(
    `\n${EVENTS.toLocaleString('en')} events over ${DAYS} days: ${size((bytes / EVENTS) * 1e6)} for a million`,
  );

  const days = await rollUpDays(processes.env, DAYS);
  console.log(`Rolling up one day: median ${ms(median(days))}, 95 % within ${ms(quantile(days, 0.95))}`);

  console.log(`\nReading, ${CALLS} calls each`);
  console.table(Object.fromEntries(await readingTimes(processes.url)));

  const { perSecond, leftOut } = await beaconsPerSecond(processes.url, database, SECONDS);
  const bare = await bareInsertsPerSecond(database, SECONDS);
  console.log(
    `\nEvents stored a second: ${perSecond.toFixed(0)} by beacons, ${bare.toFixed(0)} by bare inserts of the same size (${(perSecond / bare).toFixed(2)}); ${leftOut} left out`,
  );
} finally {
  await database.end();
  await processes.stop();
}

async function readingTimes(url) {
  const token = await signIn(url);
  const rows = [];
  for (const path of PATHS) {
    const times = [];
    for (let call = 0; call < CALLS; call++) {
      const start = performance.now();
      const response = await fetch(`${url}/api/admin/${path}`, { headers: { authorization: `Bearer ${token}` } });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      times.push(performance.now() - start);
    }
    rows.push([path, { median: ms(median(times)), p95: ms(quantile(times, 0.95)) }]);
  }
  return rows;
}

async function signIn(url) {
  const response = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ username: 'admin', password: PASSWORD }),
  });
  if (!response.ok) throw new Error(`signing in answered ${response.status}: ${await response.text()}`);
  return (await response.json()).token;
}

function size(bytes) {
  return `${(bytes / 1024 / 1024).toFixed(0)} MB`;
}
