/**
 * Scripts cannot read the session cookie, so this flag tells the next page load whether to expect a user and whether
 * "/" opens the dashboard or the landing page. It affects only the first render; the server decides who is signed in.
 * `public/boot.js` reads the same key.
 */
const KEY = 'shortlist.signed-in';

export function rememberSignedIn(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Storage may be disabled; the page then starts as for a visitor.
  }
}

export function expectsSignedIn(): boolean {
  try {
    return localStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
}
