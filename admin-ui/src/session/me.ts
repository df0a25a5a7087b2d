import type { StaffSecurity } from '@shortlist/shared/contract/console/staff';
import { queryClient } from '@shortlist/ui-kit/query';
import { queryOptions } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { api } from '../api.js';
import { currentToken, storeLife } from './token.js';

/** Id of the staff member to whom the cached data belongs. */
let owner: string | undefined;

function forgetOthers(staffId: string): void {
  if (owner !== undefined && owner !== staffId)
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'me' });
  owner = staffId;
}

export const meQuery = (token: string | null) =>
  queryOptions({
    queryKey: ['me', token],
    queryFn: async ({ signal }) => {
      const me = await api.get<StaffSecurity>('me', { signal });
      forgetOthers(me.staff.id);
      if (currentToken() === token) storeLife(me.staff.id, me);
      return me;
    },
    enabled: token !== null,
    staleTime: Infinity,
  });

export const MeContext = createContext<StaffSecurity | null>(null);

/** Returns the signed-in staff member. Works only inside `SessionGate`. */
export function useMe(): StaffSecurity {
  const me = useContext(MeContext);
  if (!me) throw new Error('There is no confirmed session.');
  return me;
}

export const confirmedMe = (): Promise<StaffSecurity> => queryClient.ensureQueryData(meQuery(currentToken()));

export const refreshMe = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['me'] });
