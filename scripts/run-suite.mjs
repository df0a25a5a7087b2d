// Runs one suite for `npm test` and writes its tally as JSON to the file named by SUITE_REPORT.
import { writeFileSync } from 'node:fs';
import { describe } from './lib/problem.mjs';
import { SUITES } from './lib/suites.mjs';

const [name = '', ...words] = process.argv.slice(2);
const { SUITE_REPORT = '' } = process.env;
const suite = SUITES[name];
if (!suite) throw new Error(`There is no suite \`${name}\`.`);
const tally = await suite(words).catch((error) => ({ passed: 0, failures: [describe(error)] }));
writeFileSync(SUITE_REPORT, JSON.stringify(tally));
process.exitCode = tally.failures.length === 0 ? 0 : 1;
