import { defineConfig } from '@playwright/test';
import { journeyLaunchOptions } from './support/browser.ts';

/** With E2E_STRESS=1 the browser is slow and the network uneven (see support/journey.ts). */
const STRESS = process.env.E2E_STRESS === '1';

export default defineConfig({
  testMatch: '**/*.e2e.ts',
  outputDir: '.artifacts/results',
  globalSetup: './support/global-setup.ts',
  // Each journey is limited by the CPU: on two cores, a third concurrent journey makes every journey take 50% longer.
  workers: 2,
  retries: 0,
  // In milliseconds. Enough for a busy machine and a second attempt; on an idle machine, a journey needs a tenth of it.
  timeout: STRESS ? 720_000 : 480_000,
  reporter: '../scripts/lib/playwright-tally-reporter.mjs',
  use: { launchOptions: journeyLaunchOptions() },
});
