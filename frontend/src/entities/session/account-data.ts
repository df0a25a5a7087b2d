import { BRAND } from '@shortlist/shared/product/brand';
import { journalStore } from '../../storage/journal-store.js';
import { queryClient } from '@shortlist/ui-kit/query';
import { sessionQuery } from './session.js';
import { tellTabs } from '../../lib/tab-channel.js';

/** Prefix of all keys stored in this browser, except the color scheme, which is not personal. */
const OURS = 'shortlist.';
const STAYS: readonly string[] = [BRAND.schemeStorageKey];

export interface UnsentWork {
  resumeId: string;
  title: string;
}

/** Returns the account's resumes with edits that exist only on this device. */
export async function unsentWork(): Promise<UnsentWork[]> {
  const userId = queryClient.getQueryData(sessionQuery.queryKey)?.id;
  const titles = new Map<string, string>();
  for (const record of await journalStore.all())
    if (userId === undefined || record.userId === userId) titles.set(record.resumeId, record.title);
  return [...titles].map(([resumeId, title]) => ({ resumeId, title }));
}

/** Removes all account data from this browser at sign-out, for shared computers. */
export async function wipeAccountData(): Promise<void> {
  journalStore.close();
  // Before deleting the database, so that other tabs close their connections.
  tellTabs({ kind: 'signed-out' });
  queryClient.clear();
  for (const storage of [() => localStorage, () => sessionStorage]) forgetIn(storage);
  await journalStore.wipe();
}

function forgetIn(open: () => Storage): void {
  try {
    const storage = open();
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    for (const key of keys) if (key.startsWith(OURS) && !STAYS.includes(key)) storage.removeItem(key);
  } catch {
    // Storage is disabled and therefore empty.
  }
}
