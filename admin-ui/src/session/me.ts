import type { StaffSecurity } from '@shortlist/shared/contract/staff';
import { queryClient } from '@shortlist/ui-kit/query';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../api.js';
import { currentToken } from './token.js';

/** Reads which member of staff the token belongs to. */
export const meQuery = (token: string | null) =>
  queryOptions({
    queryKey: ['me', token],
    queryFn: ({ signal }) => api.get<StaffSecurity>('me', { signal }),
    enabled: token !== null,
    staleTime: Infinity,
  });

/** Returns the signed-in member of staff. Works only below `SessionGate`, which waits for the answer. */
export function useMe(): StaffSecurity {
  const { data } = useQuery(meQuery(currentToken()));
  if (!data) throw new Error('There is no confirmed session.');
  return data;
}

export const confirmedMe = (): Promise<StaffSecurity> => queryClient.ensureQueryData(meQuery(currentToken()));

export const refreshMe = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['me'] });
