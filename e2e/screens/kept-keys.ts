import type { Page } from '@playwright/test';

/** What the product keeps in this browser, but for the chosen colours. */
export const keptKeys = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return [
      ...Object.keys(localStorage).filter((key) => key !== 'shortlist.theme'),
      ...Object.keys(sessionStorage),
      ...databases.map(({ name }) => `database ${name}`),
    ];
  });
