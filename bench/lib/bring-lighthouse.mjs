import { existsSync } from 'node:fs';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import { inCheckout, readJson } from '../../scripts/lib/checkout.mjs';
import { satisfies } from '../../scripts/lib/dependencies.mjs';
import { run } from '../../scripts/lib/run.mjs';

const FOLDER = inCheckout('bench', 'lighthouse');

function isInstalled() {
  const record = `${FOLDER}/node_modules/.package-lock.json`;
  return existsSync(record) && satisfies(readJson(`${FOLDER}/package-lock.json`), readJson(record));
}

export async function bringLighthouse() {
  if (!isInstalled()) {
    console.log('installing Lighthouse …');
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    await run('npm', ['ci', ...options], { cwd: FOLDER });
  }
  const { openLighthouse } = await import('../lighthouse/measure.mjs');
  return openLighthouse(findChromium());
}
