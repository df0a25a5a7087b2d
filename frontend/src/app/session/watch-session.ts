import { hashKey } from '@tanstack/react-query';
import { leavingAccount } from '../../entities/session/leave-account.js';
import { queryClient } from '@shortlist/ui-kit/query';
import { endSession, sessionQuery } from '../../entities/session/session.js';
import { expectsSignedIn } from '../../entities/session/signed-in-hint.js';
import { onTabMessage, tellTabs } from '../../lib/tab-channel.js';

const signedInUser = () => queryClient.getQueryData(sessionQuery.queryKey) ?? null;

/**
 * Keeps the session in sync across tabs. When the user signs out or another user signs in, the page reloads, which
 * clears the previous user's data from memory.
 */
export function watchSession(): void {
  onTabMessage((message) => {
    const user = signedInUser();
    if (!user || leavingAccount()) return;
    const isOver = message.kind === 'signed-out' || (message.kind === 'signed-in' && message.userId !== user.id);
    // Reload after all other listeners have run, because listeners that save work on unload must know that the session
    // has ended.
    if (isOver) setTimeout(() => location.reload());
    else if (message.kind === 'session-ended') endSession(queryClient);
  });
  announceUser();
  recheckWhenShown();
}

function announceUser(): void {
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

/**
 * Checks the session when a page becomes visible, because frozen pages and pages restored by the Back button get no
 * messages from other tabs.
 */
function recheckWhenShown(): void {
  let wasExpected = expectsSignedIn();
  const recheck = () => {
    if (document.visibilityState === 'hidden' || leavingAccount()) return;
    // Reload only if the sign-in flag was set before. If storage is disabled, the flag is never set, so a missing flag
    // does not prove a sign-out.
    if (wasExpected && signedInUser() && !expectsSignedIn()) location.reload();
    wasExpected ||= expectsSignedIn();
    // Detect a sign-out on another device. The query sends a request only if its last response is several minutes old.
    if (signedInUser()) void queryClient.prefetchQuery(sessionQuery);
  };
  document.addEventListener('visibilitychange', recheck);
  window.addEventListener('pageshow', recheck);
}
