import { currentEnd, currentLife, currentToken, subscribe } from './token.js';

/**
 * Waits after an expired session until the same staff member signs in again. Resolves to null after a sign-out or if
 * another one signed in, so that no request is sent on someone else's behalf.
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
