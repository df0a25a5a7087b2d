import { chromium, type Browser, type LaunchOptions } from '@playwright/test';
import { findChromium } from '../../scripts/lib/chromium.mjs';

/** Disables the browser's background services, which contact hosts that a test machine cannot reach. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
  '--no-sandbox', // Chromium's own sandbox does not work as root.
];

/** Returns Chromium's launch options for journeys and benches. Throws if Chromium is not installed. */
export function launchOptions(): LaunchOptions {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('no Chromium on this machine: `npm test` installs one where it can');
  return { executablePath, args: QUIET };
}

export const launchBrowser = (): Promise<Browser> => chromium.launch(launchOptions());
