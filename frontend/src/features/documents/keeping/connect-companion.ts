import { onTabMessage } from '../../../lib/tab-channel.js';
import type { SyncedCompanion } from './synced-companion.js';

/** Saves the companion on page events. @returns disconnects and stops it */
export function connectCompanion<Content>(companion: SyncedCompanion<Content>): () => void {
  const page = new AbortController();
  const until = { signal: page.signal };
  // After a sign-out the page is about to unload: it must neither store anything nor block unloading.
  const unsubscribe = onTabMessage(({ kind }) => {
    if (kind === 'signed-out') page.abort();
  });
  companion.start();
  window.addEventListener('online', () => void companion.save(), until);
  window.addEventListener('pagehide', () => void companion.flush(), until);
  window.addEventListener(
    'beforeunload',
    (event) => {
      if (!companion.flush()) event.preventDefault();
    },
    until,
  );
  window.addEventListener('visibilitychange', () => globalThis.document.hidden && void companion.flush(), until);
  return () => {
    page.abort();
    unsubscribe();
    companion.stop();
  };
}
