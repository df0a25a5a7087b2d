/** Stored until the tab closes, per subject `of`, so that a notice about another user or announcement still shows. */
const key = (notice: 'unverified' | 'announcement', of: string) => `shortlist.${notice}-dismissed.${of}`;

export function dismissNotice(...notice: Parameters<typeof key>): void {
  try {
    sessionStorage.setItem(key(...notice), '1');
  } catch {
    // Storage may be disabled; the notice then returns with the next page load.
  }
}

export function isNoticeDismissed(...notice: Parameters<typeof key>): boolean {
  try {
    return sessionStorage.getItem(key(...notice)) === '1';
  } catch {
    return false;
  }
}
