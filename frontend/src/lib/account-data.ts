import { BRAND } from '@shortlist/shared/brand';
import { journalStore } from './journal-store.js';
import { queryClient } from '@shortlist/ui-kit/query';
import { sessionQuery } from './session.js';
import { tellTabs } from './tab-channel.js';

/** Everything the product keeps in this browser is called so; only the chosen colours are nobody's secret. */
const OURS = 'shortlist.';
const STAYS: readonly string[] = [BRAND.schemeStorageKey];

export interface UnsentWork {
  resumeId: string;
  title: string;
}

/** Résumés of the account with text that is on this device only, so far. */
export async function unsentWork(): Promise<UnsentWork[]> {
  const userId = queryClient.getQueryData(sessionQuery.queryKey)?.id;
  const titles = new Map<string, string>();
  for (const record of await journalStore.all())
    if (userId === undefined || record.userId === userId) titles.set(record.resumeId, record.title);
  return [...titles].map(([resumeId, title]) => ({ resumeId, title }));
}

/** After signing out, also on a shared computer, nothing of the account is left in this browser. */
export async function wipeAccountData(): Promise<void> {
  journalStore.close();
  // Before the database goes: the other tabs must let go of it.
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
    // Storage is switched off, so there is nothing in it.
  }
}
