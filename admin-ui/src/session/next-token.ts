import { currentEnd, currentLife, currentToken, subscribe } from './token.js';

/**
 * Waits while a session has ended by itself, until its member of staff signs in again. Resolves to null after a
 * sign-out, or if another one signed in: no request is sent in the name of someone else.
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
