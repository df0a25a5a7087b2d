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

/**
 * Turns off V8's optimizing compilers, which take a tenth of the browser's CPU time but do not pay off on short-lived
 * pages.
 */
const SHORT_LIVED_PAGES = ['--js-flags=--no-maglev --no-turbofan'];

export function journeyLaunchOptions(): LaunchOptions {
  const { args = [], ...options } = launchOptions();
  return { ...options, args: [...args, ...SHORT_LIVED_PAGES] };
}

function launchOptions(): LaunchOptions {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('no Chromium on this machine: `npm test` installs one where it can');
  return { executablePath, args: QUIET };
}

export const launchBrowser = (): Promise<Browser> => chromium.launch(launchOptions());
