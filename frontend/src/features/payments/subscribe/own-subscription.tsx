import Button from '@mui/material/Button';
import type { PaidPlan } from '@shortlist/shared/contract/account/payments';
import { useQuery } from '@tanstack/react-query';
import { pendingSubscriptionOf, storePendingSubscription } from '../../../entities/billing/pending-subscription.js';
import { explainFailure } from '@shortlist/ui-kit/explain-failure';
import { ApiError } from '@shortlist/ui-kit/request';
import { ConfirmEmailCard } from '../confirm-email-card.js';
import { messages } from '../messages.js';
import { resumeSubscription } from '../order/payments-api.js';
import { Waiting } from '../card/waiting.js';
import { ProblemCard } from '../problem-card.js';
import { RunningPlanCard } from './running-plan-card.js';
import { Subscribe } from './subscribe.js';
import type { SubscriptionReason } from './subscription-reason.js';

/** Returns the server's own message after too many attempts, because it states the reason and the waiting time. */
const explainPaymentFailure = (error: Error): string =>
  error instanceof ApiError && error.code === 'too_many_attempts' ? error.message : explainFailure(error);

interface OwnSubscriptionProps {
  plan: PaidPlan;
  reason: SubscriptionReason;
}

/**
 * Handles a checkout link that was not created in this tab. An attacker may have created the link, so its payment is
 * never completed. The server returns the user's own pending payment and its price instead.
 */
export function OwnSubscription({ plan, reason }: OwnSubscriptionProps) {
  const own = useQuery({
    queryKey: ['subscribing', plan],
    queryFn: async () => {
      const subscription = pendingSubscriptionOf(await resumeSubscription(plan));
      if (subscription) storePendingSubscription(plan, subscription);
      return subscription;
    },
    // Never refetch, because each request may start another payment.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  if (own.isPending) return <Waiting wholePage />;
  const retry = () => void own.refetch();
  if (own.error instanceof ApiError && own.error.code === 'email_not_verified')
    return <ConfirmEmailCard message={own.error.message} onRetry={retry} />;
  if (own.isError)
    return (
      <ProblemCard
        title={messages.ownSubscription.title}
        message={explainPaymentFailure(own.error)}
        action={
          <Button variant="contained" onClick={retry}>
            {messages.ownSubscription.tryAgain}
          </Button>
        }
      />
    );
  return own.data ? <Subscribe plan={plan} subscription={own.data} reason={reason} /> : <RunningPlanCard plan={plan} />;
}
