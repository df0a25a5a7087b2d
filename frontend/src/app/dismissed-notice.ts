/** Kept as long as the tab is open; by account, because the next person at this computer has not been told. */
const key = (userId: string) => `shortlist.unverified-dismissed.${userId}`;

export function dismissNotice(userId: string): void {
  try {
    sessionStorage.setItem(key(userId), '1');
  } catch {
    // Storage may be switched off; the notice then comes back with the next page load.
  }
}

export function isNoticeDismissed(userId: string): boolean {
  try {
    return sessionStorage.getItem(key(userId)) === '1';
  } catch {
    return false;
  }
}
