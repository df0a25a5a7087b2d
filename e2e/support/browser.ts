import { chromium, type Browser } from 'playwright-core';
import { findChromium } from '../../scripts/lib/chromium.mjs';

/** Background services of the browser would contact hosts that a test machine cannot reach. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
  '--no-sandbox', // Chromium's own sandbox does not work as root
];

export function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('no Chromium on this machine: `npm test` brings one where it can');
  return chromium.launch({ executablePath, args: QUIET });
}
