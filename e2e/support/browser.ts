import { chromium, type Browser, type LaunchOptions } from '@playwright/test';
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

/** How Chromium starts, for journeys and benches. Throws if this machine has none. */
export function launchOptions(): LaunchOptions {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('no Chromium on this machine: `npm test` installs one where it can');
  return { executablePath, args: QUIET };
}

export const launchBrowser = (): Promise<Browser> => chromium.launch(launchOptions());
