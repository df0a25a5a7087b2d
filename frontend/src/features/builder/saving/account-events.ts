import { onTabMessage } from '../../../lib/tab-channel.js';
import type { TabMessage } from '../../../lib/tab-channel.js';
import { useDraft } from '../draft/draft-store.js';
import type { AccountSaving } from './account-saving.js';
import { readResume, versionOf } from './resume-server.js';
import { warnUnless } from './warn-unless.js';

/** Tells the saving of an account's résumé what happens on the page, in other tabs and on other devices. */
export function connectAccount(saving: AccountSaving, userId: string): () => void {
  const page = new AbortController();
  const until = { signal: page.signal };
  const unsubscribe = useDraft.subscribe((now, before) => {
    if (now.suggestions > before.suggestions) saving.suggestionAccepted();
    if (now.content !== before.content) saving.changed();
  });
  const disconnect = () => {
    page.abort();
    unsubscribe();
    stopHearing();
  };
  const stopHearing = onTabMessage((message) => {
    // The page is about to go, and must neither keep anything nor ask whether it may.
    if (message.kind === 'signed-out') disconnect();
    else hear(message, saving, userId);
  });
  window.addEventListener('online', () => saving.reachable(), until);
  window.addEventListener('pagehide', () => void saving.flush(), until);
  window.addEventListener('beforeunload', (event) => warnUnless(saving.flush(), event), until);
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') saving.flush();
      else void lookForNewer(saving);
    },
    until,
  );
  return disconnect;
}

function hear(message: TabMessage, saving: AccountSaving, userId: string): void {
  if (message.kind === 'saved' && message.record.id === saving.saved()?.id)
    saving.otherSaved(versionOf(message.record), true);
  else if (message.kind === 'session-ended') saving.sessionEnded();
  else if (message.kind === 'room-freed') saving.reachable();
  else if (message.kind === 'signed-in') {
    // Somebody else's page now; what was written here is neither shown nor sent to them.
    if (message.userId !== userId) location.reload();
    else saving.signedIn();
  }
}

/** Another device, or the list of résumés in another tab, may have changed it while nobody looked at this page. */
async function lookForNewer(saving: AccountSaving): Promise<void> {
  const id = saving.saved()?.id;
  if (id === undefined || !saving.isWaiting()) return;
  try {
    saving.otherSaved(await readResume(id), false);
  } catch {
    // Nobody asked for it: whatever is wrong shows itself at the next save.
  }
}
