import type { PaidPlan } from '@shortlist/shared/contract/account/payments';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import {
  storePendingSubscription,
  readPendingSubscription,
  type PendingSubscription,
} from '../../../entities/billing/pending-subscription.js';
import { billingQuery } from '../../../entities/billing/billing.js';
import { useSession } from '../../../entities/session/session.js';
import { usePageMeta } from '../../../ui/page-meta.js';
import { useToast } from '../../../ui/toasts/toasts.js';
import { messages } from '../messages.js';
import { OwnSubscription } from './own-subscription.js';
import { Waiting } from '../card/waiting.js';
import { RunningPlanCard } from './running-plan-card.js';
import { Subscribe } from './subscribe.js';
import { reasonOf } from './subscription-reason.js';

interface Wanted {
  plan: PaidPlan;
  subscription: PendingSubscription;
}

export default function SubscribePage() {
  usePageMeta(messages.subscribePage.pageTitle, { noindex: true });
  const [params, setParams] = useSearchParams();
  const [wanted] = useState(() => readWanted(params));
  useEffect(() => {
    // Remove the secret from the URL, so that it does not end up in the history or a referrer.
    if (params.has('secret')) setParams({ plan: params.get('plan') ?? '' }, { replace: true });
  }, [params, setParams]);
  return wanted ? <SubscribeTo {...wanted} /> : <GoToPricing />;
}

function SubscribeTo({ plan, subscription }: Wanted) {
  const { status } = useSession();
  const { data: billing, isPending } = useQuery({ ...billingQuery, enabled: status === 'signed-in' });
  // Computed once, because the reason must not change while the payment is in progress.
  const [reason, setReason] = useState(() => billing && reasonOf(plan, billing.subscription));
  if (status === 'loading' || (status === 'signed-in' && isPending)) return <Waiting wholePage />;
  if (reason === undefined) {
    setReason(reasonOf(plan, billing?.subscription ?? null));
    return <Waiting wholePage />;
  }
  if (reason === 'running') return <RunningPlanCard plan={plan} />;
  if (status === 'signed-in' && subscription.amountDue === null)
    // Redirect to the pricing page, which shows the price: an upgrade requested here would charge the card immediately.
    return reason === 'upgrade' ? <GoToPricing /> : <OwnSubscription plan={plan} reason={reason} />;
  return <Subscribe plan={plan} subscription={subscription} reason={reason} />;
}

/**
 * Returns the plan and the subscription that the URL selects. If the URL contains no secret, returns the subscription
 * that this tab has stored. Returns null without a valid plan or a subscription.
 */
function readWanted(params: URLSearchParams): Wanted | null {
  const [secret, plan] = [params.get('secret'), params.get('plan')];
  if (plan !== 'pro' && plan !== 'premium') return null;
  const kept = readPendingSubscription(plan);
  if (!secret || secret === kept?.secret) return kept && { plan, subscription: kept };
  const subscription = { secret, amountDue: null, promoCode: null };
  storePendingSubscription(plan, subscription);
  return { plan, subscription };
}

function GoToPricing() {
  const toast = useToast();
  const navigate = useNavigate();
  useEffect(() => {
    toast({
      title: messages.subscribePage.title,
      description: messages.subscribePage.description,
      variant: 'destructive',
    });
    void navigate('/pricing', { replace: true });
  }, [toast, navigate]);
  return null;
}
