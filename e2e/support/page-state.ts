import type { Page } from 'playwright-core';

const PATIENCE_MS = 5_000;

/** Tells a page that is only late from one whose scripts are stuck or which is no longer drawn: for a failure's report. */
export async function pageState(page: Page): Promise<string> {
  const answers = await withinPatience(page.evaluate(() => document.visibilityState));
  const draws = await withinPatience(
    page.evaluate(() => new Promise<string>((done) => requestAnimationFrame(() => done('draws')))),
  );
  return `${page.url()}: ${answers ?? 'runs no script'}, ${draws ?? 'draws no frame'}`;
}

async function withinPatience(asked: Promise<string>): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<undefined>((done) => {
    timer = setTimeout(done, PATIENCE_MS, undefined);
  });
  try {
    return await Promise.race([asked.catch(String), patience]);
  } finally {
    clearTimeout(timer);
  }
}
