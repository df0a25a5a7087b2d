/** Small things that outlive a reload or a way through another site, in this tab only. */

export function keepInTab(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Storage switched off: it is asked for again.
  }
}

export function readInTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function forgetInTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage switched off: there is nothing to forget.
  }
}
