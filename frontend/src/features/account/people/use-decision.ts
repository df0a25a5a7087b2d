import type { AcceptedSuggestion, Suggestion } from '@shortlist/shared/contract/request-suggestions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { http } from '../../../api/http.js';
import { tellTabs } from '../../../lib/tab-channel.js';
import { useToast } from '../../../ui/toasts/toasts.js';
import { useSignedOutGuard } from '../parts/use-account-form.js';
import { messages } from './messages.js';
import { suggestionsQuery } from './requests-api.js';

type Decision = 'accept' | 'refuse';

/** Accepts or rejects a suggested edit. If the resume is open in the builder, the builder applies an accepted edit. */
export function useDecision(requestId: string, id: string) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const guard = useSignedOutGuard();
  const { queryKey } = suggestionsQuery(requestId);
  const show = (decided: Suggestion) =>
    queryClient.setQueryData(queryKey, (known = []) => known.map((each) => (each.id === decided.id ? decided : each)));
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: async (decision: Decision) => {
      const address = `/api/service-requests/${requestId}/suggestions/${id}`;
      if (decision === 'refuse') return show(await http.post<Suggestion>(`${address}/refuse`));
      const { suggestion, resume } = await http.post<AcceptedSuggestion>(`${address}/accept`);
      tellTabs({ kind: 'saved', record: resume });
      show(suggestion);
      toast({
        title: messages.useDecision.title,
        description: messages.useDecision.description,
      });
      await queryClient.invalidateQueries({ queryKey: ['resumes'] });
    },
    onError: guard,
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  return { decide: mutate, deciding: isPending ? variables : undefined, error };
}
