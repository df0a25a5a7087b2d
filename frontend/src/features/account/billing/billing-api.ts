import type { BillingPortal, BillingView } from '@shortlist/shared/contract/account/billing';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { billingQuery, refetchBilling } from '../../../entities/billing/billing.js';
import { http } from '../../../api/http.js';
import { useToast } from '../../../ui/toasts/toasts.js';
import { useFailureToast } from '../../../entities/session/use-failure-toast.js';
import { messages } from './messages.js';

export type PlanChange = 'cancel' | 'resume' | 'refund';

const DONE: Record<PlanChange, string> = messages.billingApi.done;
const FAILED: Record<PlanChange, string> = messages.billingApi.failed;

export function usePlanChange(change: PlanChange) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: () => http.post<BillingView>(`/api/billing/${change}`),
    onSuccess: (view) => {
      queryClient.setQueryData(billingQuery.queryKey, view);
      toast({ title: DONE[change] });
      return refetchBilling(queryClient);
    },
    onError: useFailureToast(FAILED[change]),
  });
}

/** Opens the payment provider's portal, where users manage cards and invoices. */
export function usePortal() {
  return useMutation({
    mutationFn: () => http.post<BillingPortal>('/api/billing/portal'),
    onSuccess: ({ url }) => location.assign(url),
    onError: useFailureToast(messages.billingApi.portalFailed),
  });
}
