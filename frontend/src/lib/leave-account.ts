import { queryClient } from './query.js';
import { rememberSignedIn } from './signed-in-hint.js';

let isLeaving = false;

/** True while this tab signs out by itself: what the other tabs are told is no news to it. */
export const leavingAccount = (): boolean => isLeaving;

/**
 * After the session has ended: takes everything of the account out of this browser and loads a page anew, so that
 * nothing of it is in memory either.
 */
export async function leaveAccount(path: string): Promise<void> {
  isLeaving = true;
  rememberSignedIn(false);
  queryClient.clear();
  location.replace(path);
}
