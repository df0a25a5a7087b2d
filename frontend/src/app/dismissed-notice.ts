/** Kept as long as the tab is open; `of` is whom or what it is about, because another one has not been seen. */
const key = (notice: 'unverified' | 'announcement', of: string) => `shortlist.${notice}-dismissed.${of}`;

export function dismissNotice(...notice: Parameters<typeof key>): void {
  try {
    sessionStorage.setItem(key(...notice), '1');
  } catch {
    // Storage may be switched off; the notice then comes back with the next page load.
  }
}

export function isNoticeDismissed(...notice: Parameters<typeof key>): boolean {
  try {
    return sessionStorage.getItem(key(...notice)) === '1';
  } catch {
    return false;
  }
}
