import type { PaidPlan, SubscriptionView } from '@shortlist/shared/contract/account/payments';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { pendingSubscriptionOf, storePendingSubscription } from './pending-subscription.js';
import { refetchBilling } from './billing.js';
import { ApiError } from '@shortlist/ui-kit/request';
import { http } from '../../api/http.js';
import { endSession, isSignedOutAnswer } from '../session/session.js';
import { messages } from '../../ui/messages.js';
import { useToast } from '../../ui/toasts/toasts.js';

const FAILURE = messages.useSubscribing.failed;

/** Starts or changes a plan, or returns to its pending payment. Opens the checkout if a payment is due. */
export function useSubscribing() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  return useMutation({
    mutationFn: (plan: PaidPlan) => http.post<SubscriptionView>('/api/subscriptions/create-dev', { plan }),
    onSuccess: async (view, plan) => {
      const { subscriptionId, redirect, message } = view;
      const pending = pendingSubscriptionOf(view);
      if (pending) {
        storePendingSubscription(plan, pending);
        return navigate(`/subscribe?${new URLSearchParams({ secret: pending.secret, plan, subscriptionId })}`);
      }
      if (redirect !== undefined) return location.assign(redirect);
      toast({ title: message ?? messages.useSubscribing.subscriptionCreated });
      await refetchBilling(queryClient);
    },
    onError: (error) => {
      if (isSignedOutAnswer(error)) return endSession(queryClient);
      // Show a generic message if there was no response, and therefore no message from the server.
      const reason = error instanceof ApiError && error.status > 0 ? error.message : FAILURE;
      toast({ title: messages.useSubscribing.title, description: reason, variant: 'destructive' });
    },
  });
}
