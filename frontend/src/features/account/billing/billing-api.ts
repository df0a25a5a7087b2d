import type { BillingPortal, BillingView } from '@shortlist/shared/contract/billing';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { billingQuery, readBillingAgain } from '../../../lib/billing.js';
import { http } from '../../../lib/http.js';
import { useToast } from '../../../ui/toasts.js';
import { useFailureToast } from '../../../ui/use-failure-toast.js';

export type PlanChange = 'cancel' | 'resume' | 'refund';

const DONE: Record<PlanChange, string> = {
  cancel: 'Your plan is canceled',
  resume: 'Your plan continues',
  refund: 'Your refund is on its way',
};
const FAILED: Record<PlanChange, string> = {
  cancel: 'Your plan could not be canceled',
  resume: 'Your plan could not be resumed',
  refund: 'Your payment could not be refunded',
};

export function usePlanChange(change: PlanChange) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: () => http.post<BillingView>(`/api/billing/${change}`),
    onSuccess: (view) => {
      queryClient.setQueryData(billingQuery.queryKey, view);
      toast({ title: DONE[change] });
      return readBillingAgain(queryClient);
    },
    onError: useFailureToast(FAILED[change]),
  });
}

/** The card provider's own pages for cards and invoices. */
export function usePortal() {
  return useMutation({
    mutationFn: () => http.post<BillingPortal>('/api/billing/portal'),
    onSuccess: ({ url }) => location.assign(url),
    onError: useFailureToast('The billing page could not be opened'),
  });
}
