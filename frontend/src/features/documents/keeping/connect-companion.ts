import { onTabMessage } from '../../../lib/tab-channel.js';
import type { SyncedCompanion } from './synced-companion.js';

/**
 * Connects the saving of a companion text to page events.
 *
 * @returns a function that disconnects and stops saving
 */
export function connectCompanion<Content>(companion: SyncedCompanion<Content>): () => void {
  const page = new AbortController();
  const until = { signal: page.signal };
  // After a sign-out the page is about to unload. It must not store text or block unloading.
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
