// Runs several suites of `npm test` concurrently, each in its own process, and prints one result after another.
import { spawn } from 'node:child_process';
import { inCheckout } from './checkout.mjs';
import { outputsInOrder } from './in-order.mjs';
import { exitCodeOfChild, FORWARDED_SIGNALS } from './run.mjs';
import { tallyOf } from './tally.mjs';

/** @typedef {import('./tally.mjs').Tally} Tally */

/**
 * The suites of a lane run one after the other, and the lanes run in parallel. The first lane needs the whole CPU; the
 * second mostly waits for restarts, time limits and schedules. A suite without a lane causes a failure.
 */
const LANES = [
  ['check', 'unit', 'e2e'],
  ['api', 'faults', 'bench'],
];

/**
 * @param {string[]} names names of the suites, in the order in which they are printed
 * @param {string[]} words
 * @returns {Promise<Map<string, Tally>>}
 */
export async function runSuites(names, words) {
  const outputs = outputsInOrder(names.length, (text) => process.stdout.write(text));
  /** @type {Map<string, Tally>} */
  const tallies = new Map(names.map((name) => [name, { passed: 0, failures: ['was not run'] }]));
  let interrupted = false;
  for (const signal of FORWARDED_SIGNALS) process.once(signal, () => (interrupted = true));
  await Promise.all(
    LANES.map(async (lane) => {
      for (const name of lane.filter((each) => names.includes(each))) {
        if (interrupted) return;
        const output = /** @type {typeof outputs[number]} */ (outputs[names.indexOf(name)]);
        const start = performance.now();
        output.write(`\n── ${name} ──\n`);
        tallies.set(name, await runInProcess(name, words, output.write));
        output.write(`${name}: ${Math.round((performance.now() - start) / 1_000)} s\n`);
        output.end();
      }
    }),
  );
  return tallies;
}

/**
 * @param {string} name
 * @param {string[]} words
 * @param {(text: string) => void} write
 */
const runInProcess = (name, words, write) =>
  tallyOf((report) => {
    const child = spawn(process.execPath, [inCheckout('scripts', 'run-suite.mjs'), name, ...words], {
      env: { ...process.env, SUITE_REPORT: report },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', write);
    return exitCodeOfChild(child);
  });
