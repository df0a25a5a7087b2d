import type { Page } from '@playwright/test';

/** Returns the keys that the product stores in this browser, except the key of the color theme. */
export const keptKeys = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return [
      ...Object.keys(localStorage).filter((key) => key !== 'shortlist.theme'),
      ...Object.keys(sessionStorage),
      ...databases.map(({ name }) => `database ${name}`),
    ];
  });
