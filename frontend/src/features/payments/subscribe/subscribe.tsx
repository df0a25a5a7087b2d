import Button from '@mui/material/Button';
import type { PaidPlan } from '@shortlist/shared/contract/account/payments';
import { PLAN_NAMES } from '@shortlist/shared/product/plans';
import { useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router';
import { clearPendingSubscription, type PendingSubscription } from '../../../entities/billing/pending-subscription.js';
import { useToast } from '../../../ui/toasts/toasts.js';
import { Agreement } from '../agreement.js';
import { FreeMonth } from './free-month.js';
import { messages } from '../messages.js';
import { PaymentColumns } from '../payment-columns.js';
import { PaymentForm } from '../card/payment-form.js';
import { SubscriptionSummary } from './subscription-summary.js';
import type { SubscriptionReason } from './subscription-reason.js';
import { usePendingSubscription } from '../order/use-pending-subscription.js';

interface SubscribeProps {
  plan: PaidPlan;
  subscription: PendingSubscription;
  reason: SubscriptionReason;
}

export function Subscribe({ plan, subscription: first, reason }: SubscribeProps) {
  const { subscription, free, applyCode, start } = usePendingSubscription(plan, first);
  const [repricing, setRepricing] = useState(false);
  const [paying, setPaying] = useState(false);
  const toast = useToast();
  const navigate = useNavigate();
  const label = messages.subscribe.payLabel(PLAN_NAMES[plan]);
  const done = `/dashboard?subscription=success&plan=${plan}`;
  const finish = (title: string) => {
    clearPendingSubscription(plan);
    toast({ title });
    // The dashboard verifies the payment. `replace` prevents the Back button from returning to the completed form.
    void navigate(done, { replace: true });
  };
  return (
    <PaymentColumns
      back={{ to: '/pricing', label: messages.subscribe.label }}
      title={messages.subscribe.title}
      summary={
        <SubscriptionSummary
          plan={plan}
          reason={reason}
          amountDue={free === null ? subscription.amountDue : 0}
          promoCode={free ?? subscription.promoCode}
          disabled={paying}
          onRepricing={setRepricing}
          onCode={applyCode}
        />
      }
    >
      {free === null ? (
        <PaymentForm
          clientSecret={subscription.secret}
          label={label}
          returnTo={done}
          failure={messages.subscribe.failure}
          disabled={repricing}
          onPaying={setPaying}
          onPaid={() => finish(messages.subscribe.paymentSuccessful)}
        />
      ) : (
        <FreeMonth
          plan={plan}
          label={label}
          onStart={start}
          onPaying={setPaying}
          onDone={() => finish(messages.subscribe.subscriptionCreated)}
        />
      )}
      <Button component={RouterLink} to="/pricing" fullWidth sx={{ mt: 1 }}>
        {messages.subscribe.cancel}
      </Button>
      <Agreement />
    </PaymentColumns>
  );
}
