import { currentEnd, currentLife, currentToken, subscribe } from './token.js';

/**
 * After the session has expired, waits until the same staff member signs in again. Resolves to null after a sign-out or
 * if another staff member signed in, so that no request runs under the wrong account.
 */
export function nextToken(staffId: string | undefined): Promise<string | null> {
  return new Promise((resolve) => {
    let unsubscribe: () => void = () => undefined;
    const look = () => {
      if (currentEnd() !== null) return;
      unsubscribe();
      resolve(currentLife()?.staffId === staffId ? currentToken() : null);
    };
    unsubscribe = subscribe(look);
    look();
  });
}
