// npm run dependencies: checks the lock file and known vulnerabilities, and builds the bill of materials.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inCheckout, readJson } from './lib/checkout.mjs';
import { lockFileProblems } from './lib/lock-file.mjs';
import { describe } from './lib/problem.mjs';
import { writeSbom } from './lib/sbom.mjs';

const AUDIT_MS = 30_000;

/** Returns false if a production dependency has a known, severe vulnerability. Only warns if the registry is down. */
function audit() {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--audit-level=high', '--json'], {
    cwd: inCheckout(),
    encoding: 'utf8',
    timeout: AUDIT_MS,
  });
  const found = vulnerabilitiesIn(stdout);
  if (!found) {
    console.warn('warning: the registry does not answer npm audit, so known vulnerabilities were not checked');
    return true;
  }
  const grave = Object.entries(found).filter(([, { severity }]) => ['high', 'critical'].includes(severity));
  for (const [name, { severity }] of grave)
    console.error(`${name}: has a known vulnerability (${severity}); see npm audit`);
  return grave.length === 0;
}

/**
 * @param {string} output
 * @returns {Record<string, { severity: string }> | undefined}
 */
function vulnerabilitiesIn(output) {
  try {
    return JSON.parse(output).vulnerabilities;
  } catch {
    return undefined;
  }
}

function sbom() {
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-sbom-'));
  try {
    writeSbom(join(folder, 'sbom.json'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const problems = lockFileProblems(readJson(inCheckout('package-lock.json')), readJson(inCheckout('package.json')));
for (const problem of problems) console.error(problem);
try {
  sbom();
  process.exitCode = audit() && problems.length === 0 ? 0 : 1;
} catch (error) {
  console.error(describe(error));
  process.exitCode = 1;
}
