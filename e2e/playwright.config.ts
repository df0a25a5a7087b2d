import { defineConfig } from '@playwright/test';
import { journeyLaunchOptions } from './support/browser.ts';

/** With E2E_STRESS=1, the browser is slow and requests have random delays (see support/journey.ts). */
const STRESS = process.env.E2E_STRESS === '1';

export default defineConfig({
  testMatch: '**/*.e2e.ts',
  outputDir: '.artifacts/results',
  globalSetup: './support/global-setup.ts',
  // Each journey is limited by the CPU: on two cores, a third concurrent journey makes every journey take 50% longer.
  workers: 2,
  retries: 0,
  // Time limit of a journey in milliseconds, enough for a second attempt on a busy machine. An idle machine needs a
  // tenth of it.
  timeout: STRESS ? 720_000 : 480_000,
  reporter: '../scripts/lib/playwright-tally-reporter.mjs',
  use: { launchOptions: journeyLaunchOptions() },
});
