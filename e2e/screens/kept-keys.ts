import type { Page } from '@playwright/test';

/** Returns the product's storage keys in this browser, except that of the color theme. */
export const keptKeys = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return [
      ...Object.keys(localStorage).filter((key) => key !== 'shortlist.theme'),
      ...Object.keys(sessionStorage),
      ...databases.map(({ name }) => `database ${name}`),
    ];
  });
