import { rememberSignedIn } from './signed-in-hint.js';

let isLeaving = false;

/** True while this tab ends the session itself: what the tabs are told then is no news to it. */
export const leavingAccount = (): boolean => isLeaving;

/**
 * For when the server has ended the session: takes everything of the account out of this browser, tells the other
 * tabs, and loads a page anew, so that nothing of it is in memory either.
 *
 * @param wipe loaded before the session ended: a part of the page that cannot be fetched must not keep the data here
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
