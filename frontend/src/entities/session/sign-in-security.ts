import type { SignInSecurity } from '@shortlist/shared/contract/common/second-factors';
import { queryOptions } from '@tanstack/react-query';
import { http } from '../../api/http.js';

export const securityQuery = queryOptions({
  queryKey: ['sign-in-security'],
  queryFn: ({ signal }) => http.get<SignInSecurity>('/api/auth/security', { signal }),
  staleTime: 0,
});
