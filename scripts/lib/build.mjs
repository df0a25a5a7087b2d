import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inCheckout, readJson } from './checkout.mjs';
import { runQuietly, withThisNode } from './run.mjs';
import { fingerprint } from './sources.mjs';

// A fresh install can change the output of a build, so the build records are in node_modules, where an install deletes
// them.
const RECORDS = inCheckout('node_modules', '.cache', 'shortlist', 'built');

/**
 * @typedef {{ name: string, packageName: string, builtFrom: string[], folder: string, sources: string }} Workspace
 *   builtFrom: names of the packages on which the workspace depends
 */

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
    const builtFrom = Object.keys(manifest.dependencies ?? {}).filter((dependency) => known.has(dependency));
    const sources = fingerprint(folder, [...common, ...builtFrom.flatMap((dependency) => known.get(dependency) ?? [])]);
    known.set(manifest.name, sources);
    // Workspaces without a build script are bundled into the workspaces that depend on them.
    return manifest.scripts?.build ? [{ name, packageName: manifest.name, builtFrom, folder, sources }] : [];
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

/** Builds independent workspaces concurrently, because each build uses a single core. */
export async function buildStaleWorkspaces() {
  /** @type {Map<string, Promise<void>>} */
  const builds = new Map();
  for (const workspace of buildableWorkspaces()) {
    const dependencies = workspace.builtFrom.map((name) => builds.get(name));
    const built = Promise.all(dependencies).then(() => (isBuilt(workspace) ? undefined : build(workspace)));
    builds.set(workspace.packageName, built);
  }
  const results = await Promise.allSettled(builds.values());
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

/** @param {Workspace} workspace */
async function build({ name, sources }) {
  console.log(`building ${name} …`);
  await runQuietly('npm', ['run', 'build', '-w', name, '--loglevel=error'], { env: withThisNode() });
  const record = join(RECORDS, name);
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, sources);
}
