import { hashKey } from '@tanstack/react-query';
import { leavingAccount } from '../lib/leave-account.js';
import { queryClient } from '@shortlist/ui-kit/query';
import { endSession, sessionQuery } from '../lib/session.js';
import { expectsSignedIn } from '../lib/signed-in-hint.js';
import { onTabMessage, tellTabs } from '../lib/tab-channel.js';

const signedInUser = () => queryClient.getQueryData(sessionQuery.queryKey) ?? null;

/**
 * Keeps the tabs of one browser of one mind about who is signed in. A page of somebody who signed out or was followed by
 * somebody else is loaded anew: that takes everything of theirs out of memory and goes on as for any visitor.
 */
export function watchSession(): void {
  onTabMessage((message) => {
    const user = signedInUser();
    if (!user || leavingAccount()) return;
    const isOver = message.kind === 'signed-out' || (message.kind === 'signed-in' && message.userId !== user.id);
    // After everybody on the page has heard it: whoever keeps unsaved work as the page goes must know that it is over.
    if (isOver) setTimeout(() => location.reload());
    else if (message.kind === 'session-ended') endSession(queryClient);
  });
  tellWhoIsSignedIn();
  lookAgainWhenShown();
}

function tellWhoIsSignedIn(): void {
  let known: string | null = null;
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash !== hashKey(sessionQuery.queryKey) || leavingAccount()) return;
    const now = signedInUser()?.id ?? null;
    if (now === null || now === known) return;
    const before = known;
    known = now;
    tellTabs({ kind: 'signed-in', userId: now });
    if (before !== null) location.reload();
  });
}

/** A page that was frozen, or brought back by the Back button, has heard nothing. */
function lookAgainWhenShown(): void {
  let wasExpected = expectsSignedIn();
  const look = () => {
    if (document.visibilityState === 'hidden' || leavingAccount()) return;
    // Where the browser remembers nothing, nothing follows from what is not there.
    if (wasExpected && signedInUser() && !expectsSignedIn()) location.reload();
    wasExpected ||= expectsSignedIn();
    // Only when the last answer is minutes old: the device may have been signed out from another one.
    if (signedInUser()) void queryClient.prefetchQuery(sessionQuery);
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', look);
}
