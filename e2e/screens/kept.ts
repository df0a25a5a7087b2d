import type { Page } from '@playwright/test';

/**
 * Returns the content of the product's browser storage (local and session storage, databases, caches) as one string.
 */
export async function everythingKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const request = <Result>(asked: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(new Error('the database did not answer', { cause: asked.error }));
      });
    const databases: unknown[] = [];
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue;
      const database = await request(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        databases.push(await request(database.transaction(store).objectStore(store).getAll()));
      database.close();
    }
    const cached: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) cached.push(url);
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, databases, cached]);
  });
}
