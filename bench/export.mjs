// npm run bench:export [-- --short]
// Compares how long the product and other engines take to render one file, and measures the memory of a process and the
// overhead of the queue. Only ratios within one run are comparable; absolute times depend on the machine and its load.
import { execFileSync } from 'node:child_process';
import { inCheckout } from '../scripts/lib/checkout.mjs';
import { ensureRedis } from '../scripts/lib/redis.mjs';
import { ENGINES } from './export/engines.mjs';
import { measureInProcess } from './export/in-process.mjs';
import { measureQueue } from './export/queue.mjs';
import { readBenchResume } from './export/resume.mjs';
import { amount } from './lib/short.mjs';

const ROUNDS = amount(60, 2);
const DOCUMENTS = amount(200, 2);

// Installs Redis before the first measurement. Otherwise, the run could fail after minutes of work.
await ensureRedis();

const ms = (value) => `${value.toFixed(1)} ms`;
const orDash = (value) => (value === undefined ? '–' : ms(value));
const kilobytes = (value) => `${(value / 1024).toFixed(1)} KB`;

const data = readBenchResume();
const fresh = ENGINES.map((key) => {
  // Chromium is slow and does its work in child processes, so only its start-up time is measured.
  const documents = key === 'chromium' ? 1 : DOCUMENTS;
  const output = execFileSync(process.execPath, [
    inCheckout('bench', 'export', 'fresh-process.mjs'),
    key,
    String(documents),
  ]);
  const { firstFile, megabytes } = JSON.parse(output.toString());
  return { firstFile, megabytes: key === 'chromium' ? undefined : megabytes };
});
const results = await measureInProcess(data, ROUNDS);
const plain = results[ENGINES.indexOf('pdfmake')].median;

console.log(`\nOne two-page resume, in process, ${ROUNDS} unseen documents by turns; memory after ${DOCUMENTS}`);
console.table(
  Object.fromEntries(
    results.map(({ name, median, p95, cpu, size }, index) => [
      name,
      {
        median: ms(median),
        p95: ms(p95),
        CPU: ms(cpu),
        'of plain pdfmake': (median / plain).toFixed(3),
        'first file after': ms(fresh[index].firstFile),
        RSS: fresh[index].megabytes ? `${Math.round(fresh[index].megabytes)} MB` : '–',
        file: kilobytes(size),
      },
    ]),
  ),
);

for (const store of ['PostgreSQL', 'Redis']) {
  const { latencies, throughput } = await measureQueue(store, data);
  console.log(`\nThrough the API, the queue on ${store} and the worker process`);
  console.table(
    Object.fromEntries(
      latencies.map(({ name, median, p95, inWorker, added }) => [
        name,
        { median: ms(median), p95: ms(p95), 'in the worker': orDash(inWorker), 'API and queue': orDash(added) },
      ]),
    ),
  );
  console.table(
    Object.fromEntries(
      throughput.map(({ workers, perSecond }) => [
        `${workers} worker(s)`,
        { 'verified PDFs per second': perSecond.toFixed(1) },
      ]),
    ),
  );
}
