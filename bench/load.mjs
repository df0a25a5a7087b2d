// npm run bench:load -- [--short] [--reads] [--minutes=10] [--documents=2000]
// Measures the CPU time of a request in one API process, compared with a bare server that returns the same resume. Then
// simulates many users of one API and one worker, and measures response times, failures and memory. Finally, measures
// the worker's memory over many documents. `--reads` stops after the first part.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { inCheckout } from '../scripts/lib/checkout.mjs';
import { startProcesses } from './export/processes.mjs';
import { readBenchResume } from './export/resume.mjs';
import { generator } from './export/unseen.mjs';
import { runMix } from './load/mix.mjs';
import { renderMany } from './load/render-many.mjs';
import { measureRounds } from './load/rounds.mjs';
import { startBareServer } from './load/start-bare-server.mjs';
import { memoryOf } from './load/usage.mjs';
import { requestsOf, signUpUsers } from './load/users.mjs';
import { amount } from './lib/short.mjs';
import { median } from './lib/statistics.mjs';

const { values: options } = parseArgs({
  options: {
    short: { type: 'boolean' },
    reads: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '10' },
    documents: { type: 'string', default: '2000' },
  },
});
const USERS = amount(40, 2);
const ROUNDS = { rounds: amount(15, 1), amount: amount(1_000, 32), warmUp: amount(12_000, 32) };
/** The number of writes is small enough that no account exceeds its rate limit. */
const WRITES = { rounds: amount(7, 1), amount: amount(320, 16), warmUp: amount(640, 16) };
const SECONDS = amount(Number(options.minutes) * 60, 2);
const PER_SECOND = amount(40, 10);
const FIRST_FILES = amount(7, 1);

const ms = (value) => `${value.toFixed(1)} ms`;
const data = readBenchResume();
const posting = readFileSync(inCheckout('bench', 'postings', 'platform-engineer.txt'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'shortlist-load-'));
const logFile = join(folder, 'log');
const processes = await startProcesses('PostgreSQL', {
  logFile,
  settings: {
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://127.0.0.1',
    ALLOW_PLAIN_HTTP: 'true',
    ALLOW_GENERATED_SECRETS: 'true',
    ALLOW_OUTBOX: 'true',
    ALLOW_SANDBOX: 'true',
  },
});
const bareServer = await startBareServer(processes.env);
try {
  const worker = await processes.addWorker();
  const users = await signUpUsers(processes.url, data, USERS);
  const owners = await ownersOf();
  const bare = { ...bareServer, pathOf: ({ resumeId }) => `/text/${owners.get(resumeId)}/${resumeId}` };
  await compareReads(users, owners);
  if (!options.reads) {
    await compareRequests(users);
    await runUsers(worker, users, bare);
    await renderDocuments(worker);
    await renderFirstFiles();
  }
} finally {
  await bareServer.stop();
  await processes.stop();
  rmSync(folder, { recursive: true });
}

/**
 * Maps each resume's id to its owner's id. Requests to the bare server contain the owner's id, because that server has
 * no sessions.
 */
async function ownersOf() {
  const database = new pg.Client({ connectionString: processes.env.DATABASE_URL });
  await database.connect();
  const { rows } = await database.query('SELECT id, owner_id FROM resumes');
  await database.end();
  return new Map(rows.map(({ id, owner_id }) => [id, owner_id]));
}

async function compareReads(users, owners) {
  const ofBare = (form) =>
    users.map(({ resumeId }) => ({ method: 'GET', path: `/${form}/${owners.get(resumeId)}/${resumeId}` }));
  const ofProduct = users.map(({ resumeId, headers }) => ({
    method: 'GET',
    path: `/api/resumes/${resumeId}`,
    headers,
  }));
  const rows = await measureRounds(
    [
      { name: 'bare server, JSON as text', url: bareServer.url, pid: bareServer.pid, requests: ofBare('text') },
      { name: 'bare server, JSON parsed', url: bareServer.url, pid: bareServer.pid, requests: ofBare('parsed') },
      { name: 'Shortlist, signed in', url: processes.url, pid: processes.pid, requests: ofProduct },
    ],
    ROUNDS,
  );
  console.log(`\nReading a resume of ${(JSON.stringify(data).length / 1024).toFixed(1)} KB`);
  console.table(
    Object.fromEntries(
      rows.map(({ name, cpu, perCpuSecond, p99 }) => [
        name,
        {
          'CPU of a request': `${cpu.toFixed(0)} µs`,
          'requests per CPU second': perCpuSecond.toFixed(0),
          p99: ms(p99),
          'of bare, text': (cpu / rows[0].cpu).toFixed(2),
          'of bare, parsed': (cpu / rows[1].cpu).toFixed(2),
        },
      ]),
    ),
  );
}

async function compareRequests(users) {
  const kinds = requestsOf(data, posting);
  const rows = await measureRounds(
    ['list', 'save', 'score'].map((kind) => ({
      name: kind,
      url: processes.url,
      pid: processes.pid,
      requests: users.map((user) => {
        const { body, ...request } = kinds[kind](user);
        return {
          ...request,
          headers: { ...user.headers, ...(body && { 'content-type': 'application/json' }) },
          ...(body && { body: JSON.stringify(body) }),
        };
      }),
    })),
    WRITES,
  );
  console.log('\nOther requests, signed in');
  console.table(
    Object.fromEntries(rows.map(({ name, cpu, p99 }) => [name, { CPU: `${cpu.toFixed(0)} µs`, p99: ms(p99) }])),
  );
}

async function runUsers(worker, users, bare) {
  const servers = { url: processes.url, api: processes.pid, worker, bare };
  const { rows, failures, memory, perCpuSecond } = await runMix(servers, users, requestsOf(data, posting), {
    seconds: SECONDS,
    perSecond: PER_SECOND,
    random: generator(5),
  });
  console.log(`\n${USERS} users, ${PER_SECOND} requests a second for ${SECONDS} s, one API and one worker`);
  console.table(
    Object.fromEntries(
      rows.map(({ kind, count, ...times }) => [
        kind,
        { requests: count, ...Object.fromEntries(Object.entries(times).map(([name, value]) => [name, ms(value)])) },
      ]),
    ),
  );
  console.log(
    `Requests per CPU second of the API: ${perCpuSecond.api.toFixed(0)}; CPU of the worker: ${perCpuSecond.worker.toFixed(1)} s`,
  );
  console.table(
    Object.fromEntries(
      Object.entries(memory).map(([name, samples]) => [
        name,
        memoryRow(samples, name === 'api' ? processes.pid : worker),
      ]),
    ),
  );
  const errors = readFileSync(logFile, 'utf8')
    .split('\n')
    .filter((line) => /"level":(50|60)/.test(line));
  console.log(
    `Failed requests: ${failures.size === 0 ? 0 : JSON.stringify([...failures])}; errors logged: ${errors.length}`,
  );
  if (failures.size > 0 || errors.length > 0) throw new Error(`the run had failures: ${errors.slice(0, 3).join('\n')}`);
}

async function renderDocuments(worker) {
  const count = amount(Number(options.documents), 4);
  const samples = [];
  await renderMany(processes.env, data, count, () => samples.push(memoryOf(worker).rss));
  console.log(`\nMemory of the worker over ${count} documents that it has not seen, each read back`);
  console.table({ worker: memoryRow(samples, worker) });
}

/** Measures how long a new worker takes to render its first file, not counting its warm-up. */
async function renderFirstFiles() {
  const times = [];
  for (let index = 0; index < FIRST_FILES; index++) {
    await processes.replaceWorker();
    await renderMany(processes.env, data, 1, (_, milliseconds) => times.push(milliseconds));
  }
  console.log(
    `\nFirst file of a new worker, through the queue: median ${ms(median(times))}, longest ${ms(Math.max(...times))}`,
  );
}

/**
 * Compares the memory in the second fifth of the run with that in the last fifth. Skips the first fifth, because memory
 * grows until the caches are full.
 */
function memoryRow(samples, pid) {
  const start = Math.floor(samples.length / 5);
  const length = Math.max(1, start);
  return {
    'second fifth': megabytes(median(samples.slice(start, start + length))),
    'last fifth': megabytes(median(samples.slice(-length))),
    most: megabytes(Math.max(...samples)),
    'PSS at the end': megabytes(memoryOf(pid).pss),
  };
}

function megabytes(value) {
  return `${value.toFixed(0)} MB`;
}
