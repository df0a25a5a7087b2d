import { onTabMessage } from '../../../lib/tab-channel.js';
import type { TabMessage } from '../../../lib/tab-channel.js';
import { useDraft } from '../draft/draft-store.js';
import type { ResumeSync } from './resume-sync.js';
import { readResume, versionOf } from './resume-server.js';

/**
 * Connects saving to page events, and applies saves by other tabs and devices.
 *
 * @returns a function that disconnects
 */
export function connectAccount(saving: ResumeSync, userId: string): () => void {
  const page = new AbortController();
  const until = { signal: page.signal };
  const unsubscribe = useDraft.subscribe((now, before) => {
    if (now.suggestions > before.suggestions) saving.suggestionAccepted();
    if (now.content !== before.content) saving.changed();
  });
  const disconnect = () => {
    page.abort();
    unsubscribe();
    unsubscribeTabs();
  };
  const unsubscribeTabs = onTabMessage((message) => {
    // After a sign-out the page is about to unload. It must not store work or block unloading.
    if (message.kind === 'signed-out') disconnect();
    else handleMessage(message, saving, userId);
  });
  window.addEventListener('online', () => saving.retryNow(), until);
  window.addEventListener('pagehide', () => void saving.flush(), until);
  window.addEventListener('beforeunload', (event) => !saving.flush() && event.preventDefault(), until);
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') saving.flush();
      else void checkForNewer(saving);
    },
    until,
  );
  return disconnect;
}

function handleMessage(message: TabMessage, saving: ResumeSync, userId: string): void {
  if (message.kind === 'saved' && message.record.id === saving.saved()?.id)
    saving.applyRemoteSave(versionOf(message.record), true);
  else if (message.kind === 'session-ended') saving.sessionEnded();
  else if (message.kind === 'room-freed') saving.retryNow();
  else if (message.kind === 'signed-in') {
    // Reload, because another user must not see or send this user's work.
    if (message.userId !== userId) location.reload();
    else saving.signedIn();
  }
}

/** Loads changes that another device or the list of resumes saved while this page was hidden. */
async function checkForNewer(saving: ResumeSync): Promise<void> {
  const id = saving.saved()?.id;
  if (id === undefined || !saving.isIdle()) return;
  try {
    saving.applyRemoteSave(await readResume(id), false);
  } catch {
    // Ignore failures to load remote changes; the next save reports them.
  }
}
