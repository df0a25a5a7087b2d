// Builds the workspaces whose sources have changed since their last build.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inCheckout, readJson } from './checkout.mjs';
import { runQuietly, withThisNode } from './run.mjs';
import { fingerprint } from './sources.mjs';

// The records of builds are inside node_modules on purpose: a fresh install can change the output of a build, and
// deletes the records.
const RECORDS = inCheckout('node_modules', '.cache', 'shortlist', 'built');

/** @typedef {{ name: string, folder: string, sources: string }} Workspace */

/** @returns {Workspace[]} the workspaces with a build script, dependencies first */
function buildableWorkspaces() {
  const common = ['package-lock.json', 'tsconfig.json'].map((name) => readFileSync(inCheckout(name), 'utf8'));
  /** @type {Map<string, string>} */
  const known = new Map();
  /** @type {string[]} */
  const names = readJson(inCheckout('package.json')).workspaces;
  return names.flatMap((name) => {
    const folder = inCheckout(name);
    const manifest = readJson(join(folder, 'package.json'));
    const builtFrom = Object.keys(manifest.dependencies ?? {}).flatMap((dependency) => known.get(dependency) ?? []);
    const sources = fingerprint(folder, [...common, ...builtFrom]);
    known.set(manifest.name, sources);
    // Workspaces without a build script are bundled into the workspaces that depend on them.
    return manifest.scripts?.build ? [{ name, folder, sources }] : [];
  });
}

/** @param {Workspace} workspace */
function isBuilt({ name, folder, sources }) {
  const output = join(folder, 'dist');
  const record = join(RECORDS, name);
  if (!existsSync(output) || readdirSync(output).length === 0 || !existsSync(record)) return false;
  return readFileSync(record, 'utf8') === sources;
}

export const allWorkspacesAreBuilt = () => buildableWorkspaces().every(isBuilt);

export async function buildStaleWorkspaces() {
  for (const workspace of buildableWorkspaces()) {
    if (isBuilt(workspace)) continue;
    console.log(`building ${workspace.name} …`);
    await runQuietly('npm', ['run', 'build', '-w', workspace.name, '--loglevel=error'], { env: withThisNode() });
    const record = join(RECORDS, workspace.name);
    mkdirSync(dirname(record), { recursive: true });
    writeFileSync(record, workspace.sources);
  }
}
