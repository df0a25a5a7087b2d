import type { StaffSuggestion, SuggestionState } from '@shortlist/shared/contract/request-suggestions';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api.js';
import type { Tone } from '../../ui/status-chip.js';
import { messages } from './messages.js';

/** Refetches when the window gets focus, because the customer may accept or reject a suggestion at any time. */
export const suggestionsQuery = (requestId: string) =>
  queryOptions({
    queryKey: ['request-suggestions', requestId],
    queryFn: ({ signal }) => api.get<StaffSuggestion[]>(`service-requests/${requestId}/suggestions`, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });

export const SUGGESTION_CHIPS: Readonly<Record<SuggestionState, { label: string; tone: Tone }>> = {
  open: { label: messages.suggestionsQuery.open, tone: 'warning' },
  accepted: { label: messages.suggestionsQuery.accepted, tone: 'success' },
  refused: { label: messages.suggestionsQuery.rejected, tone: 'default' },
  outdated: { label: messages.suggestionsQuery.outdated, tone: 'default' },
};
