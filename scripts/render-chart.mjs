// npm run chart: renders the Helm chart with Go's templates. The result is committed, so that the specs do not need Go.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inCheckout } from './lib/checkout.mjs';
import { CHART, headOf, renderingOf, RENDERINGS, valuesOf } from './lib/containers/chart.mjs';
import { installPackage } from './lib/debian.mjs';
import { findProgram } from './lib/find-program.mjs';
import { describe } from './lib/problem.mjs';

/** Folder into which Debian's packages install the sources of Go libraries. */
const LIBRARIES = '/usr/share/gocode';
const HINT =
  'Rendering the chart needs Debian with golang-go, golang-github-masterminds-sprig-dev and golang-k8s-sigs-yaml-dev.';

try {
  if (!findProgram(['go'])) await installPackage('golang-go', HINT);
  for (const name of ['golang-github-masterminds-sprig-dev', 'golang-k8s-sigs-yaml-dev'])
    await installPackage(name, HINT);
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-chart-'));
  const program = join(folder, 'render');
  execFileSync('go', ['build', '-o', program, inCheckout('deploy', 'helm', 'render', 'main.go')], {
    env: { ...process.env, GO111MODULE: 'off', GOPATH: LIBRARIES, GOCACHE: join(folder, 'cache') },
    stdio: 'inherit',
  });
  for (const name of RENDERINGS) {
    const text = execFileSync(program, [CHART, 'shortlist', 'shortlist', ...valuesOf(name)], { encoding: 'utf8' });
    writeFileSync(renderingOf(name), `${headOf(name)}\n${text}`);
    console.log(`rendered ${name}`);
  }
  rmSync(folder, { recursive: true });
} catch (error) {
  console.error(describe(error));
  process.exitCode = 1;
}
