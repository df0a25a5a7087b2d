import type { Page } from '@playwright/test';

const PATIENCE_MS = 5_000;

export interface PageState {
  runsScripts: boolean;
  drawsFrames: boolean;
}

/**
 * Determines whether the page still runs scripts and whether the browser still renders it, to tell a slow page from a
 * hanging one.
 */
export async function pageState(page: Page): Promise<PageState> {
  const runsScripts = await answers(page.evaluate(() => true));
  const drawsFrames =
    runsScripts && (await answers(page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(true))))));
  return { runsScripts, drawsFrames };
}

/** Resolves to true if the page responds in time, and to false if it does not respond or is closed. */
async function answers(asked: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<boolean>((done) => {
    timer = setTimeout(done, PATIENCE_MS, false);
  });
  const answered = asked.then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answered, patience]);
  } finally {
    clearTimeout(timer);
  }
}
