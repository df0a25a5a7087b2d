import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { childrenOf } from '../../scripts/lib/process-info.mjs';
import { isShort } from '../lib/short.mjs';

/** Milliseconds of processor time in one tick of /proc. */
const TICK_MS = 10;
/** An activity's work counts as done after this many milliseconds without a waiting or running job. */
const QUIET_MS = 1_500;
const JOBS = `SELECT count(*)::int AS count FROM bullmq.job WHERE state NOT IN ('completed', 'failed', 'delayed')`;

/**
 * Measures the cost of one run of `act`.
 *
 * @param {{ database: import('pg').Client, pids: any, idle: any }} meter `idle` is the result of `idleCost`
 */
export async function costOf(meter, times, act) {
  const { database, pids, idle } = meter;
  // Read the table sizes before and after the measured time, because compacting the tables takes processor time.
  const before = { ...(await readStored(database)), ...(await readSpent(database, pids)) };
  for (let round = 0; round < times; round++) await act(round);
  await untilQuiet(database);
  const after = { ...(await readSpent(database, pids)), ...(await readStored(database)) };
  const elapsed = after.at - before.at;
  const cpu = (name) => Math.max(0, after.cpu[name] - before.cpu[name] - idle[name] * elapsed) / times;
  const each = (name) => (after[name] - before[name]) / times;
  return {
    api: cpu('api'),
    worker: cpu('worker'),
    postgres: cpu('postgres'),
    rows: each('rows'),
    bytes: each('bytes'),
    wal: each('wal'),
    jobs: each('jobs'),
  };
}

/** @returns milliseconds of processor time that each process uses per elapsed millisecond while the product is idle */
export async function idleCost(pids, milliseconds) {
  const [startedAt, before] = [performance.now(), processorTimes(pids)];
  await sleep(milliseconds);
  const after = processorTimes(pids);
  const elapsed = performance.now() - startedAt;
  return Object.fromEntries(Object.keys(before).map((name) => [name, (after[name] - before[name]) / elapsed]));
}

async function readSpent(database, pids) {
  const wal = await one(database, `SELECT pg_current_wal_insert_lsn() - '0/0'::pg_lsn AS value`);
  return { wal, cpu: processorTimes(pids), at: performance.now() };
}

/** Compacts the tables first, so that their sizes count only existing rows. */
async function readStored(database) {
  const { rows } = await database.query(
    `SELECT format('%I.%I', n.nspname, c.relname) AS name, n.nspname = 'public' AS "isOurs"
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname IN ('public', 'bullmq') AND c.relkind = 'r'`,
  );
  const ours = rows.filter(({ isOurs }) => isOurs).map(({ name }) => name);
  if (!isShort) for (const name of ours) await database.query(`VACUUM FULL ${name}`);
  const counts = ours.map((name) => `(SELECT count(*) FROM ${name})`).join(' + ');
  const sizes = ours.map((name) => `pg_total_relation_size('${name}')`).join(' + ');
  return {
    rows: await one(database, `SELECT (${counts}) AS value`),
    bytes: await one(database, `SELECT (${sizes}) AS value`),
    jobs: await one(database, 'SELECT count(*) AS value FROM bullmq.job'),
  };
}

async function one(database, sql) {
  const { rows } = await database.query(sql);
  return Number(rows[0].value);
}

async function untilQuiet(database) {
  for (let quietSince = performance.now(); performance.now() - quietSince < QUIET_MS;) {
    const { rows } = await database.query(JOBS);
    if (rows[0].count > 0) quietSince = performance.now();
    await sleep(100);
  }
}

/** @returns milliseconds of processor time since the start of each process */
function processorTimes({ api, workers, postgres }) {
  return {
    api: processorTime(api),
    worker: workers.reduce((sum, pid) => sum + processorTime(pid), 0),
    postgres: [postgres, ...childrenOf(postgres)].reduce((sum, pid) => sum + processorTime(pid, pid === postgres), 0),
  };
}

/** @param {boolean} [withEnded] whether to add the processor time of child processes that have ended */
function processorTime(pid, withEnded = false) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The process name may contain any character and ends at the last parenthesis.
    const [user, system, endedUser, endedSystem] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 15)
      .map(Number);
    return (user + system + (withEnded ? endedUser + endedSystem : 0)) * TICK_MS;
  } catch (error) {
    // The processor time of a server process that has exited is included in that of its parent.
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return 0;
    throw error;
  }
}
