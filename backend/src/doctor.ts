import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { examine } from './doctor/examine.js';
import { hasProblem, report } from './doctor/report.js';

const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, embedded: { type: 'string' }, 'env-file': { type: 'string' } },
});
const { embedded } = values;
const findings = await examine({
  env: process.env,
  envFile: values['env-file'],
  embedded: embedded === 'running' || embedded === 'stopped' ? embedded : undefined,
});
console.log(values.json ? JSON.stringify(findings, null, 2) : report(findings));
// Exits explicitly, because an abandoned connection attempt would keep the process alive.
process.exit(hasProblem(findings) ? 1 : 0);
