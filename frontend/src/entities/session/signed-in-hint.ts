/**
 * Storage key of the signed-in flag. A page load reads the flag to choose between the dashboard and the landing page,
 * because scripts cannot read the session cookie. The flag affects only the first render; the server decides who is
 * signed in. `public/boot.js` reads the same key.
 */
const KEY = 'shortlist.signed-in';

export function rememberSignedIn(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Ignore disabled storage; the next page then starts as for a visitor.
  }
}

export function expectsSignedIn(): boolean {
  try {
    return localStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
}
