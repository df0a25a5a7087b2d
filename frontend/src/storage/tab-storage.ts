/** Values that are stored for this browser tab. They survive reloads and redirects. */

export function keepInTab(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Ignore disabled storage. Callers handle a missing value.
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
    // Ignore disabled storage.
  }
}
