import { onTabMessage } from '../lib/tab-channel.js';
import type { DeviceSync } from './device-sync.js';

/**
 * Stores a visitor's content when the page is hidden or about to unload.
 *
 * @returns a function that disconnects
 */
export function connectDevicePage<Content, Part extends string>(sync: DeviceSync<Content, Part>): () => void {
  const page = new AbortController();
  const until = { signal: page.signal };
  // After a sign-out, the page is about to unload: it must not store content or block unloading.
  const unsubscribe = onTabMessage(({ kind }) => {
    if (kind === 'signed-out') page.abort();
  });
  window.addEventListener('pagehide', () => void sync.flush(), until);
  window.addEventListener('beforeunload', (event) => !sync.flush() && event.preventDefault(), until);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && sync.flush(), until);
  return () => {
    page.abort();
    unsubscribe();
  };
}
