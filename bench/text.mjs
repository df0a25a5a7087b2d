// npm run bench:text
// Measures the text rules over HTTP: response time, delay of other requests, and memory of the API process.
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { inCheckout } from '../scripts/lib/checkout.mjs';
import { startProcesses } from './export/processes.mjs';
import { benchResumes } from './lib/resumes.mjs';
import { median, quantile } from './lib/statistics.mjs';

/** Number of requests, below the limit of 600 per network in 15 minutes. */
const ROUNDS = 150;
const WARM_UP = 20;
const LIVE_EVERY_MS = 5;
/** Milliseconds to wait after start-up, because threads load their rules only after the process is ready. */
const IDLE_MS = 3_000;

const posting = readFileSync(inCheckout('bench', 'postings', 'platform-engineer.txt'), 'utf8');
const { data: resumeData } = benchResumes().find(({ name }) => name === 'platform-engineer') ?? benchResumes()[0];
const processes = await startProcesses('PostgreSQL');

async function send(path, body) {
  const start = performance.now();
  const response = await fetch(processes.url + path, {
    method: body ? 'POST' : 'GET',
    headers: body && { 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return performance.now() - start;
}

/** Reads memory usage from `/proc`, which exists only on Linux. */
function apiStatus() {
  const files = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  for (const pid of files) {
    try {
      const isOurs = readFileSync(`/proc/${pid}/status`, 'utf8').includes(`PPid:\t${process.pid}\n`);
      if (isOurs && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('main.js'))
        return readFileSync(`/proc/${pid}/status`, 'utf8');
    } catch {
      // The process ended while the list of processes was read.
    }
  }
  throw new Error('The process of the API was not found.');
}
const megabytes = () => Math.round(Number(/VmRSS:\s+(\d+)/.exec(apiStatus())[1]) / 1024);

async function measured(bodyOf) {
  const times = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const time = await send('/api/ai/calculate-ats-score', bodyOf(round));
    if (round >= WARM_UP) times.push(time);
  }
  return { median: `${median(times).toFixed(1)} ms`, p95: `${quantile(times, 0.95).toFixed(1)} ms` };
}

/** Requests the health check at short intervals while `work` runs. */
async function watched(work) {
  let isOver = false;
  const times = [];
  const watching = (async () => {
    while (!isOver) {
      times.push(await send('/api/health/live'));
      await setTimeout(LIVE_EVERY_MS);
    }
  })();
  await work();
  isOver = true;
  await watching;
  return {
    median: `${median(times).toFixed(1)} ms`,
    p95: `${quantile(times, 0.95).toFixed(1)} ms`,
    longest: `${Math.max(...times).toFixed(0)} ms`,
  };
}

try {
  await setTimeout(IDLE_MS);
  const atStart = megabytes();
  const rows = {
    'score of a resume': await measured(() => ({ resumeData })),
    'score of a resume and a posting seen before': await measured(() => ({ resumeData, jdText: posting })),
    'score of a resume and a new posting': await measured((round) => ({ resumeData, jdText: `${posting}\n${round}` })),
  };
  console.log(`\nAnswers through HTTP, ${ROUNDS} each`);
  console.table(rows);
  const long = `${posting}\n`.repeat(10).slice(0, 19_000);
  const others = await watched(() =>
    Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        send('/api/ai/calculate-ats-score', { resumeData, jdText: `${long}\n${at}` }),
      ),
    ),
  );
  console.log('\nGET /api/health/live while eight postings of 19,000 characters are read');
  console.table([others]);
  console.log(`\nMemory of the API's process: ${atStart} MB at the start, ${megabytes()} MB at the end`);
} finally {
  await processes.stop();
}
