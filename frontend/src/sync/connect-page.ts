import { onTabMessage } from '../lib/tab-channel.js';
import type { TabMessage } from '../lib/tab-channel.js';
import type { DraftSync } from './draft-sync.js';
import type { SavedVersion } from './save-state.js';

interface PageConnection<Content> {
  userId: string;
  read: () => Promise<SavedVersion<Content> | undefined>;
  onMessage?: (message: TabMessage) => void;
  /** Called when the page stops listening to events, including after a sign-out. */
  onDisconnect?: () => void;
}

/**
 * Saves, retries and merges after page events and after session changes in other tabs.
 *
 * @returns a function that disconnects
 */
export function connectPage<Content, Part extends string>(
  sync: DraftSync<Content, Part>,
  { userId, read, onMessage, onDisconnect }: PageConnection<Content>,
): () => void {
  const page = new AbortController();
  const until = { signal: page.signal };
  const disconnect = () => {
    page.abort();
    unsubscribe();
    onDisconnect?.();
  };
  const unsubscribe = onTabMessage((message) => {
    // After a sign-out, the page is about to unload: it must not store work or block unloading.
    if (message.kind === 'signed-out') return disconnect();
    handleMessage(message, sync, userId);
    onMessage?.(message);
  });
  window.addEventListener('online', () => sync.retryNow(), until);
  window.addEventListener('pagehide', () => void sync.flush(), until);
  window.addEventListener('beforeunload', (event) => !sync.flush() && event.preventDefault(), until);
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') sync.flush();
      else void checkForNewer(sync, read);
    },
    until,
  );
  return disconnect;
}

function handleMessage<Content, Part extends string>(
  message: TabMessage,
  sync: DraftSync<Content, Part>,
  userId: string,
): void {
  if (message.kind === 'session-ended') sync.sessionEnded();
  else if (message.kind === 'room-freed') sync.retryNow();
  else if (message.kind === 'signed-in') {
    // Reload, because another user must not see or send this user's work.
    if (message.userId !== userId) location.reload();
    else sync.signedIn();
  }
}

/** Applies changes that another device or browser tab saved while this tab was hidden. */
async function checkForNewer<Content, Part extends string>(
  sync: DraftSync<Content, Part>,
  read: PageConnection<Content>['read'],
): Promise<void> {
  if (!sync.isIdle()) return;
  try {
    const version = await read();
    if (version) sync.applyRemoteSave(version, false);
  } catch {
    // Ignore the failure: the next save reports any remote changes.
  }
}
