import type { PublicConfig } from '@shortlist/shared/contract/config';
import { queryOptions } from '@tanstack/react-query';
import { http } from './http.js';

export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: ({ signal }) => http.get<PublicConfig>('/api/config', { signal }),
  staleTime: Infinity,
});
