import { spawnSync } from 'node:child_process';
import { inCheckout, readJson } from './checkout.mjs';
import { Problem } from './problem.mjs';

/**
 * Reads only the lock file, so that the result does not depend on the machine. cyclonedx-npm validates the result
 * against the CycloneDX schema.
 *
 * @param {string} file
 */
export function writeSbom(file) {
  const tool = inCheckout('node_modules', '@cyclonedx', 'cyclonedx-npm', 'bin', 'cyclonedx-npm-cli.js');
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      ...[tool, '--package-lock-only', '--omit', 'dev', '--output-reproducible', '--validate', '--output-file', file],
      // npm reports an error if an optional peer dependency has a version that the dependent package rejects.
      '--ignore-npm-errors',
      inCheckout('package.json'),
    ],
    { encoding: 'utf8', cwd: inCheckout() },
  );
  if (status !== 0) throw new Problem(`The bill of materials could not be written:\n${stderr.slice(-2_000)}`);
  const missing = missingFrom(readJson(file));
  if (missing.length > 0) throw new Problem(`The bill of materials lacks ${missing.join(', ')}.`);
}

/** @param {{ components: { group?: string, name: string }[] }} sbom */
function missingFrom({ components }) {
  const named = new Set(components.map(({ group, name }) => (group ? `${group}/${name}` : name)));
  /** @type {string[]} */
  const workspaces = readJson(inCheckout('package.json')).workspaces;
  return workspaces
    .flatMap((name) => Object.keys(readJson(inCheckout(name, 'package.json')).dependencies ?? {}))
    .filter((name) => !named.has(name));
}
