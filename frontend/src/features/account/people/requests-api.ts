import type { Suggestion } from '@shortlist/shared/contract/request-suggestions';
import type { ServiceKind, ServiceRequest, ServiceState } from '@shortlist/shared/contract/service-requests';
import { queryOptions } from '@tanstack/react-query';
import { http } from '../../../api/http.js';
import { messages } from './messages.js';

/** Refetched on focus, because staff may have answered while the user was in another window. */
export const requestsQuery = queryOptions({
  queryKey: ['service-requests'],
  queryFn: ({ signal }) => http.get<ServiceRequest[]>('/api/service-requests', { signal }),
  staleTime: 0,
  refetchOnWindowFocus: true,
});

export const KIND_NAMES: Readonly<Record<ServiceKind, string>> = messages.requestsApi.kindNames;

export const KIND_OFFERS: Readonly<Record<ServiceKind, string>> = messages.requestsApi.kindOffers;

export const STATE_NAMES: Readonly<Record<ServiceState, string>> = messages.requestsApi.stateNames;

/** Refetched on focus, because suggestions become outdated when the resume is edited in another window. */
export const suggestionsQuery = (requestId: string) =>
  queryOptions({
    queryKey: [...requestsQuery.queryKey, requestId, 'suggestions'],
    queryFn: ({ signal }) => http.get<Suggestion[]>(`/api/service-requests/${requestId}/suggestions`, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
