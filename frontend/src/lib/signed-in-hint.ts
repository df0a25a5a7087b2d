/**
 * The session cookie cannot be read by scripts, so this note tells the next page load whether to expect a signed-in
 * person, and whether "/" should open on the dashboard or the landing page. It only chooses what is drawn first; the
 * server decides who is signed in. `public/boot.js` reads the same key.
 */
const KEY = 'shortlist.signed-in';

export function rememberSignedIn(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Storage may be switched off; the page then starts as it does for a visitor.
  }
}

export function expectsSignedIn(): boolean {
  try {
    return localStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
}
