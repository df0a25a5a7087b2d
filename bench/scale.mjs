// npm run bench:scale [-- --short]
// Measures the cost of each user activity, and adds up the daily cost of 1,000 active users.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startProcesses } from './export/processes.mjs';
import { amount } from './lib/short.mjs';
import { activities, signUpOwners } from './scale/activity.mjs';
import { costOf, idleCost } from './scale/cost.mjs';

const OWNERS = amount(20, 1);
const ROUNDS = amount(200, 2);
const IDLE_MS = amount(15_000, 500);
const WARM_UP = amount(20, 1);

const processes = await startProcesses('PostgreSQL');
await processes.addWorker();
const database = new pg.Client({ connectionString: processes.env.DATABASE_URL });
await database.connect();
try {
  const postgres = Number(
    readFileSync(join(processes.env.DATA_DIR, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0],
  );
  const owners = await signUpOwners(processes.url, OWNERS);
  const pids = { ...processes.pids(), postgres };
  const all = activities(processes.url);
  for (const { act } of all) for (let round = 0; round < WARM_UP; round++) await act(owners[round % OWNERS], round);

  const meter = { database, pids, idle: await idleCost(pids, IDLE_MS) };
  const costs = [];
  for (const { name, perDay, act } of all) {
    const cost = await costOf(meter, ROUNDS, (round) => act(owners[round % OWNERS], WARM_UP + round));
    costs.push({ name, perDay, ...cost });
  }

  console.log(`\nCost of each activity, mean of ${ROUNDS}`);
  console.table(Object.fromEntries(costs.map((cost) => [cost.name, shown(cost)])));

  console.log('\nCost of 1,000 active users on one day');
  const total = { api: 0, worker: 0, postgres: 0, rows: 0, bytes: 0, wal: 0, jobs: 0 };
  for (const cost of costs) for (const key of Object.keys(total)) total[key] += cost[key] * cost.perDay;
  console.table({
    'processor seconds': {
      API: seconds(total.api),
      worker: seconds(total.worker),
      PostgreSQL: seconds(total.postgres),
    },
    stored: { rows: Math.round(total.rows), MB: megabytes(total.bytes), 'MB of journal': megabytes(total.wal) },
    queue: { jobs: Math.round(total.jobs) },
  });
  console.log(
    `\nIdle, in percent of a core: ${Object.entries(meter.idle)
      .map(([name, share]) => `${name} ${(share * 100).toFixed(2)}`)
      .join(', ')}`,
  );
} finally {
  await database.end();
  await processes.stop();
}

function shown({ perDay, api, worker, postgres, rows, bytes, wal, jobs }) {
  return {
    'per day': perDay,
    'API ms': Number(api.toFixed(2)),
    'worker ms': Number(worker.toFixed(2)),
    'PostgreSQL ms': Number(postgres.toFixed(2)),
    rows: Number(rows.toFixed(2)),
    'stored KB': kilobytes(bytes),
    'journal KB': kilobytes(wal),
    jobs: Number(jobs.toFixed(2)),
  };
}

function seconds(milliseconds) {
  return Math.round(milliseconds / 1_000);
}

function kilobytes(bytes) {
  return Number((bytes / 1024).toFixed(1));
}

function megabytes(bytes) {
  return Math.round(bytes / 1024 / 1024);
}
