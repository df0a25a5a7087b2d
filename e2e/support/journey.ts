import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { test, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { inCheckout } from '../../scripts/lib/checkout.mjs';
import { SECOND_TRY } from '../../scripts/lib/tally.mjs';
import { launchBrowser } from './browser.ts';
import { Network } from './network.ts';
import { pageState } from './page-state.ts';

/** With E2E_STRESS=1, the browser is slow and requests have random delays. This reveals race conditions in journeys. */
const STRESS = process.env.E2E_STRESS === '1';
/** Journeys save screenshots only with E2E_PICTURES=1, because screenshots take a tenth of a run's time. */
const PICTURES = process.env.E2E_PICTURES === '1';
const CPU_SLOWDOWN = 4;
const SLOWEST_REQUEST_MS = 300;

/** Timeout of a step in milliseconds, long enough for a busy machine. An idle machine needs a tenth of this time. */
const STEP_MS = STRESS ? 120_000 : 60_000;

export const DESKTOP = { viewport: { width: 1440, height: 900 } } as const;
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

export interface Stage {
  page: Page;
  context: BrowserContext;
  network: Network;
  /** With E2E_PICTURES=1, saves a screenshot for visual inspection to e2e/.artifacts/<name>.png. */
  screenshot: (name: string, options?: { fullPage?: boolean }) => Promise<void>;
}

/**
 * Returns browser options whose base URL is read only when a journey starts, because the product may not be running
 * when the test file is loaded.
 */
export const onProduct = (url: () => string | undefined, device: BrowserContextOptions): BrowserContextOptions =>
  Object.defineProperty({ ...device }, 'baseURL', { enumerable: true, get: url });

/**
 * Defines a test in a new browser without cookies or stored data. Relative URLs refer to the product. An error thrown
 * by a script on the page fails the test.
 *
 * Headless Chromium sometimes stops rendering a page whose scripts still run; every click then waits for a frame
 * forever. A journey is retried in a new browser only in this case, and the run reports the retry at its end.
 */
export function journey(
  name: string,
  walk: (stage: Stage) => Promise<void>,
  options: BrowserContextOptions = DESKTOP,
): void {
  test(name, async ({ browser }, run) => {
    try {
      await walkOnce(browser, name, walk, options);
    } catch (error) {
      if (!(error instanceof NoFrames)) throw error;
      run.annotations.push({ type: SECOND_TRY, description: error.message });
      const another = await launchBrowser();
      try {
        await walkOnce(another, name, walk, options);
      } finally {
        await another.close();
      }
    }
  });
}

/** Thrown when the browser has stopped rendering. Its `cause` is the error of the failed step. */
class NoFrames extends Error {}

async function walkOnce(
  browser: Browser,
  name: string,
  walk: (stage: Stage) => Promise<void>,
  options: BrowserContextOptions,
): Promise<void> {
  const network = await Network.open(STRESS ? SLOWEST_REQUEST_MS : 0);
  const context = await browser.newContext({ baseURL: productUrl(), proxy: network.proxy, ...options });
  context.setDefaultTimeout(STEP_MS);
  if (STRESS) context.on('page', (opened) => void slowDown(opened));
  const page = await context.newPage();
  const thrown: Error[] = [];
  page.on('pageerror', (error) => thrown.push(error));
  const savePicture = async (shot: string, fullPage: boolean) => {
    const path = inCheckout('e2e', '.artifacts', `${shot}.png`);
    mkdirSync(dirname(path), { recursive: true });
    await page.screenshot({ path, fullPage });
  };
  const screenshot = async (shot: string, { fullPage = false } = {}) => {
    if (PICTURES) await savePicture(shot, fullPage);
  };
  try {
    await walk({ page, context, network, screenshot });
    if (thrown.length > 0) throw new AggregateError(thrown, `the page threw: ${thrown.map(String).join('; ')}`);
  } catch (error) {
    const { runsScripts, drawsFrames } = await pageState(page);
    if (runsScripts && !drawsFrames) throw new NoFrames(`the browser stopped drawing ${page.url()}`, { cause: error });
    // A screenshot of a hanging page can fail too. Its failure must not hide the error of the step.
    const noPicture = (reason: unknown) => console.error(`No picture of the failure: ${String(reason)}`);
    await savePicture(`failed/${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`, false).catch(noPicture);
    if (runsScripts && error instanceof Error) await addPage(error, page);
    throw error;
  } finally {
    await context.close();
    network.close();
  }
}

/** Adds the page's address and visible errors to the message of a failed step, because they often name the cause. */
async function addPage(error: Error, page: Page): Promise<void> {
  const texts = (await page.getByRole('alert').allInnerTexts())
    .map((text) => text.trim())
    .filter((text) => text !== '');
  const errors = texts.length > 0 ? `, which shows the error "${texts.join('", "')}"` : '';
  error.message += `\nThe page was ${page.url()}${errors}.`;
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

export function productUrl(): string {
  const url = process.env.E2E_URL;
  if (!url) throw new Error('E2E_URL is missing: run the journeys with `npm test -- e2e`');
  return url;
}
