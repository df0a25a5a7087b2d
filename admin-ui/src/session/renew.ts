import type { StaffRenewal } from '@shortlist/shared/contract/console/staff';
import { queryClient } from '@shortlist/ui-kit/query';
import { api } from '../api.js';
import { meQuery } from './me.js';
import { currentLife, currentToken, storeToken } from './token.js';

let underWay: Promise<void> | undefined;

/**
 * Renews the token. Tabs that renew at the same time receive the same new token. If renewal fails, the old token stays
 * and the next check retries.
 */
export function renew(): Promise<void> {
  underWay ??= replaceToken()
    .catch((error: unknown) => console.warn('The session was not renewed.', error))
    .finally(() => (underWay = undefined));
  return underWay;
}

async function replaceToken(): Promise<void> {
  const [token, life] = [currentToken(), currentLife()];
  if (token === null || !life) return;
  const renewal = await api.once<StaffRenewal>('session/renewal');
  // Discard the response: during the request the user signed out or another tab renewed the token.
  if (currentToken() !== token) return;
  queryClient.setQueryData(meQuery(renewal.token).queryKey, queryClient.getQueryData(meQuery(token).queryKey));
  storeToken(life.staffId, renewal);
}
