/**
 * Storage key that marks a notice as dismissed until the browser tab closes. `of` identifies the user or the
 * announcement, so that dismissing one notice does not hide another.
 */
const key = (notice: 'unverified' | 'announcement', of: string) => `shortlist.${notice}-dismissed.${of}`;

export function dismissNotice(...notice: Parameters<typeof key>): void {
  try {
    sessionStorage.setItem(key(...notice), '1');
  } catch {
    // Ignore disabled storage; the notice then reappears with the next page load.
  }
}

export function isNoticeDismissed(...notice: Parameters<typeof key>): boolean {
  try {
    return sessionStorage.getItem(key(...notice)) === '1';
  } catch {
    return false;
  }
}
