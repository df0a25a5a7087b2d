import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { after, test } from 'node:test';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { inCheckout } from '../../scripts/lib/checkout.mjs';
import { launchBrowser } from './browser.ts';

const JOURNEY_MS = 120_000;
const STEP_MS = 15_000;

export const DESKTOP = { viewport: { width: 1440, height: 900 } } as const;
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

export interface Stage {
  page: Page;
  context: BrowserContext;
  /** Saves what the page shows to e2e/.artifacts/<name>.png, for people to look at. */
  screenshot: (name: string, options?: { fullPage?: boolean }) => Promise<void>;
}

let browser: Promise<Browser> | undefined;
after(async () => (await browser)?.close());

/**
 * A test in a browser of its own (no cookies, nothing stored), with relative addresses meaning the product's. It also
 * fails when a script on the page throws.
 */
export function journey(
  name: string,
  walk: (stage: Stage) => Promise<void>,
  options: BrowserContextOptions = DESKTOP,
): void {
  test(name, { timeout: JOURNEY_MS }, async () => {
    browser ??= launchBrowser();
    const context = await (await browser).newContext({ baseURL: productUrl(), ...options });
    const page = await context.newPage();
    page.setDefaultTimeout(STEP_MS);
    const thrown: Error[] = [];
    page.on('pageerror', (error) => thrown.push(error));
    const screenshot = async (shot: string, { fullPage = false } = {}) => {
      const path = inCheckout('e2e', '.artifacts', `${shot}.png`);
      mkdirSync(dirname(path), { recursive: true });
      await page.screenshot({ path, fullPage });
    };
    try {
      await walk({ page, context, screenshot });
      if (thrown.length > 0) throw new AggregateError(thrown, `the page threw: ${thrown.map(String).join('; ')}`);
    } catch (error) {
      await screenshot(`failed/${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`);
      throw error;
    } finally {
      await context.close();
    }
  });
}

export function productUrl(): string {
  const url = process.env.E2E_URL;
  if (!url) throw new Error('E2E_URL is missing: run the journeys with `npm test -- e2e`');
  return url;
}
