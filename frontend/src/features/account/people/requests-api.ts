import type { Suggestion } from '@shortlist/shared/contract/request-suggestions';
import type { ServiceKind, ServiceRequest, ServiceState } from '@shortlist/shared/contract/service-requests';
import { queryOptions } from '@tanstack/react-query';
import { http } from '../../../lib/http.js';

/** Answered by people, while the page may be open in another window. */
export const requestsQuery = queryOptions({
  queryKey: ['service-requests'],
  queryFn: ({ signal }) => http.get<ServiceRequest[]>('/api/service-requests', { signal }),
  staleTime: 0,
  refetchOnWindowFocus: true,
});

export const KIND_NAMES: Readonly<Record<ServiceKind, string>> = {
  support: 'Priority support by email',
  coaching_call: 'Career coaching call',
  resume_review: 'Resume review by an expert',
  white_glove: 'White-glove help',
};

/** What the person gets. */
export const KIND_OFFERS: Readonly<Record<ServiceKind, string>> = {
  support: 'Your question is answered first.',
  coaching_call: 'One-on-one, about your next step.',
  resume_review: 'Line-by-line feedback on what to change.',
  white_glove: 'Tell us about your work, and we set up the resume for you.',
};

export const STATE_NAMES: Readonly<Record<ServiceState, string>> = {
  open: 'Received',
  in_progress: 'In progress',
  done: 'Done',
  declined: 'Declined',
};

/** They become outdated when the résumé is edited, in another window too. */
export const suggestionsQuery = (requestId: string) =>
  queryOptions({
    queryKey: [...requestsQuery.queryKey, requestId, 'suggestions'],
    queryFn: ({ signal }) => http.get<Suggestion[]>(`/api/service-requests/${requestId}/suggestions`, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
