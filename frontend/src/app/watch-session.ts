import { leavingAccount } from '../lib/leave-account.js';
import { queryClient } from '../lib/query.js';
import { endSession, sessionQuery } from '../lib/session.js';
import { expectsSignedIn } from '../lib/signed-in-hint.js';
import { onTabMessage } from '../lib/tab-channel.js';

const signedInUser = () => queryClient.getQueryData(sessionQuery.queryKey) ?? null;

/**
 * Follows what other tabs do: a page of somebody who signed out or was replaced by somebody else is loaded anew, which
 * takes everything of theirs out of memory and leads on as for any visitor.
 */
export function watchSession(): void {
  onTabMessage((message) => {
    const user = signedInUser();
    if (!user || leavingAccount()) return;
    if (message.kind === 'signed-out') location.reload();
    else if (message.kind === 'signed-in' && message.userId !== user.id) location.reload();
    else if (message.kind === 'session-ended') endSession(queryClient);
  });
  let wasExpected = expectsSignedIn();
  // A page that was frozen, or brought back by the Back button, has heard nothing.
  const look = () => {
    if (document.visibilityState === 'hidden' || leavingAccount()) return;
    // Where nothing can be remembered, nothing follows from its absence.
    if (wasExpected && signedInUser() && !expectsSignedIn()) location.reload();
    wasExpected ||= expectsSignedIn();
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', look);
}
