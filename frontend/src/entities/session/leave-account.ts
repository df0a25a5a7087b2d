import { rememberSignedIn } from './signed-in-hint.js';

let isLeaving = false;

/** Whether sign-out is in progress and the browser is about to load another page. */
export const leavingAccount = (): boolean => isLeaving;

/**
 * Completes sign-out after the server has ended the session: removes the account's data from this browser, notifies
 * other tabs, and reloads to clear memory.
 *
 * @param wipe removes the data; must be loaded before the session ends, because a chunk that fails to load would leave
 * the data in the browser
 */
export async function leaveAccount(path: string, wipe: () => Promise<void>): Promise<void> {
  isLeaving = true;
  rememberSignedIn(false);
  try {
    await wipe();
  } finally {
    location.assign(path);
  }
}
