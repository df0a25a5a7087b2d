import { onTabMessage } from '../../../lib/tab-channel.js';
import type { KeptDocument } from './kept-document.js';

/** Tells a document what happens to its page. @returns leaves it */
export function connectDocument<Content>(document: KeptDocument<Content>): () => void {
  const page = new AbortController();
  const until = { signal: page.signal };
  // The person signed out: the page is about to go, and must neither keep anything nor ask whether it may.
  const stopHearing = onTabMessage(({ kind }) => {
    if (kind === 'signed-out') page.abort();
  });
  document.start();
  window.addEventListener('online', () => void document.save(), until);
  window.addEventListener('pagehide', () => void document.flush(), until);
  window.addEventListener(
    'beforeunload',
    (event) => {
      if (!document.flush()) event.preventDefault();
    },
    until,
  );
  window.addEventListener('visibilitychange', () => globalThis.document.hidden && void document.flush(), until);
  return () => {
    page.abort();
    stopHearing();
    document.stop();
  };
}
