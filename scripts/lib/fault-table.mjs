// Prints the outcomes of the fault specs, which write one line of JSON for each fault.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** @typedef {{ fault: string, seconds: number, seen: string[], differences: string[] }} Outcome */

/**
 * @template T
 * @param {(report: string) => Promise<T>} run receives the path of the report
 * @returns {Promise<T>}
 */
export async function withFaultTable(run) {
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-faults-'));
  const report = join(folder, 'report.jsonl');
  try {
    const result = await run(report);
    if (existsSync(report)) console.log(`\n${tableOf(readFileSync(report, 'utf8'))}`);
    return result;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {string} report */
const tableOf = (report) =>
  report
    .trimEnd()
    .split('\n')
    .map((line) => describeOutcome(JSON.parse(line)))
    .join('\n');

/** @param {Outcome} outcome */
const describeOutcome = ({ fault, seconds, seen, differences }) =>
  [
    `${fault}: recovered after ${seconds.toFixed(1)} s`,
    `  users saw: ${seen.join(' | ') || 'nothing'}`,
    `  lost: ${differences.join(' | ') || 'nothing'}`,
  ].join('\n');
