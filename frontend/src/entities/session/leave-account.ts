import { rememberSignedIn } from './signed-in-hint.js';

let isLeaving = false;

/** True while this tab ends the session, so that it ignores its own message to all tabs. */
export const leavingAccount = (): boolean => isLeaving;

/**
 * Runs after the server has ended the session: removes the account's data from this browser, notifies other tabs, and
 * reloads to clear memory.
 *
 * @param wipe loaded before the session ends, because a failed chunk must not leave data behind
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
