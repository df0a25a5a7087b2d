import { BRAND } from '@shortlist/shared/product/brand';
import { journalStore } from '../../storage/journal-store.js';
import { queryClient } from '@shortlist/ui-kit/query';
import { sessionQuery } from './session.js';
import { tellTabs } from '../../lib/tab-channel.js';

/** Prefix of the storage keys to remove at sign-out. The color scheme is kept, because it is not personal data. */
const OURS = 'shortlist.';
const STAYS: readonly string[] = [BRAND.schemeStorageKey];

export interface UnsentWork {
  resumeId: string;
  title: string;
}

export async function unsentWork(): Promise<UnsentWork[]> {
  const userId = queryClient.getQueryData(sessionQuery.queryKey)?.id;
  const titles = new Map<string, string>();
  for (const record of await journalStore.all())
    if (userId === undefined || record.userId === userId) titles.set(record.resumeId, record.title);
  return [...titles].map(([resumeId, title]) => ({ resumeId, title }));
}

/** Removes all account data from this browser at sign-out, to protect users of shared computers. */
export async function wipeAccountData(): Promise<void> {
  journalStore.close();
  // Notify other tabs before deleting the database, so that they close their connections.
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
    // Storage is disabled, so there is nothing to remove.
  }
}
