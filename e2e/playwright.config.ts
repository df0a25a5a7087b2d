import { defineConfig } from '@playwright/test';
import { launchOptions } from './support/browser.ts';

/** With E2E_STRESS=1 the browser is slow and the network uneven (see support/journey.ts). */
const STRESS = process.env.E2E_STRESS === '1';

export default defineConfig({
  testMatch: '**/*.e2e.ts',
  outputDir: '.artifacts/results',
  globalSetup: './support/global-setup.ts',
  // Journeys are bound by the processor: a third one at a time on two cores makes each half as long again.
  workers: 2,
  retries: 0,
  // Sized for a busy machine, and for a journey that runs twice; an idle one needs a tenth.
  timeout: STRESS ? 720_000 : 480_000,
  reporter: '../scripts/lib/playwright-tally-reporter.mjs',
  use: { launchOptions: launchOptions() },
});
